# Масата на български: начална страница, рамка, въпроси, дневник, грешки на сървъра.

ui-title = Ragnatafl
ui-loading = Един момент…
ui-close = Затвори
ui-cancel = Отказ
ui-home = Начало
ui-nothing-here = Тук няма нищо
ui-offline = Няма връзка
ui-offline-explained = Страницата е тук, но сървърът не отговаря. Щом отговори, игрите продължават от същото място.
ui-offline-again = Опитай пак

## Home

ui-home-title = Дъската на Рагнарок
ui-home-tagline = Игри за богове, кланове и края на света на една маса: срещу ботове или с приятели.
ui-home-more = Още
ui-home-unofficial = Неофициално, направено от почитатели.
ui-play-now = Играй сега
ui-with-friends = С приятели
ui-door-more = Играчи и място
ui-door-as = С кого играеш
ui-learn = Научи се да играеш
ui-load-record = Зареди запис
ui-my-tables = Моите маси
ui-my-pages = Моите кампании
ui-finished = Завършени игри
ui-table-bots = Ботове: { $count }
ui-resume = Продължи
ui-look-again = Погледни отново
ui-forget = Забрави тази маса
ui-forget-sure = Само този браузър държи мястото ти. Забрави ли масата, няма как да се върнеш, освен ако мястото не държи и друго твое устройство.
ui-forget-page = Забрави
ui-forget-page-sure = Само този браузър има ключа. Забрави ли го, няма как да се върнеш.
ui-older-tables = { $count ->
        [one] Една по-стара маса
       *[other] { $count } по-стари маси
    }

## Settings

ui-menu = Меню
ui-language = Език
ui-theme-night = Нощни цветове
ui-theme-day = Дневни цветове
ui-motion = Движение на фигурите
ui-single = Отговаряй вместо мен, когато има само един избор
ui-notices = Съобщавай ми, че е мой ред, докато гледам другаде
ui-notices-closed = Съобщавай ми, че е мой ред, дори когато тази страница е затворена
ui-notices-open = Този браузър може да съобщава само докато страницата е отворена.
ui-notices-denied = Браузърът не го позволява: промени това в настройките му за тази страница.
ui-sound = Звук
ui-sound-off = изключен
ui-sound-quiet = тих
ui-sound-full = пълен
ui-stage = Какво става
ui-stage-next = Напред
ui-stage-rush = До моя ход
ui-stage-end = До края
ui-show-again = Покажи отново
ui-recap = Какво се случи
ui-recap-offer = След последния ти ход се случи нещо.
ui-recap-none = След последния ти ход нищо не се е случило.
ui-pace = Ходовете на другите
ui-pace-once = веднага
ui-pace-quick = бързо
ui-pace-calm = спокойно
ui-pace-step = стъпка по стъпка
ui-name = Твоето име
ui-name-placeholder = Не е нужно никой да знае
ui-name-ask = Как да те наричат другите?
ui-name-take = Така се казвам
ui-name-leave = Без име

## The table

ui-track = Докъде е играта
ui-board = Игрално поле
ui-scene = Какво става
ui-hand = Твоите карти
ui-sheets = Табла
ui-prompt = Какво те питат
ui-prompt-choices = Възможности
ui-drawers = Още от масата
ui-log = Дневник
ui-log-jump = Виж масата, каквато беше тогава
ui-chat = Кажи нещо на масата
ui-chat-placeholder = Кажи нещо…
ui-chat-send = Кажи
ui-unread = { $count ->
    [one] { $count } непрочетено съобщение
   *[other] { $count } непрочетени съобщения
}
ui-spectator = Зрител
ui-watching = Наблюдаваш играта
ui-thinking = { $count ->
        [one] { $names-cap } мисли…
       *[other] { $names-cap } мислят…
    }
ui-not-here = Сега не са на масата: { $names }.
ui-sending = Един момент…
ui-back = Назад
ui-undo = Върни хода
ui-hint = Подсказка
ui-hint-is = Ботът би избрал: { $choice }.
ui-hint-do = Направи го
ui-habits-off = Питай ме пак за всичко
ui-why-not = Защо не?
ui-choose-card = Избери тази карта
ui-past = По-ранна позиция
ui-past-position = Масата след решение { $seq }.
ui-back-to-now = Към текущата позиция
ui-step-back = Стъпка назад
ui-step-on = Стъпка напред
ui-connection-lost = Връзката прекъсна. Опитвам отново…
ui-table-closed = Нямаш място на тази маса
ui-table-stranger = Този браузър няма място тук. Отвори линка, който някой ти е изпратил.
ui-table-removed = Тази маса вече не се пази тук: масите, на които дълго никой не идва, се премахват.
ui-frozen-secret = Записът ѝ съдържа всички тайни, а играта би продължила, ако сървърът си върне старите правила. Записът може да се прочете, когато всички, които имат място, закрият масата.
ui-frozen-end = Закрий тази маса завинаги
ui-frozen-missing = { $count ->
    [one] Ти я закри; { $count } играч още не е.
   *[other] Ти я закри; { $count } играчи още не са.
}
ui-bot-plays-for-you = Вместо теб играе бот.
ui-take-back = Връщам се на мястото си
ui-hand-over = Нека ботът играе вместо мен
ui-replace = Нека бот поеме мястото: { $name }
ui-hand-over-sure = Докато те няма, решенията вместо теб взема бот. Можеш да си върнеш мястото по всяко време.
# said under the name of the bot's seat
ui-notice-late = Ботът { $bot } не отговори за { $seconds } с и загуби мястото си; вместо него играе друг бот.
ui-notice-ended = Ботът { $bot } сам прекъсна работата си и загуби мястото си; вместо него играе друг бот.
ui-notice-unreadable = Ботът { $bot } отговори неразбираемо и загуби мястото си; вместо него играе друг бот.
ui-notice-illegal = Ботът { $bot } избра нещо, което правилата не позволяват, и загуби мястото си; вместо него играе друг бот.
ui-notice-start = Ботът { $bot } не можа да бъде пуснат и загуби мястото си; вместо него играе друг бот.
ui-notice-gone = На този сървър няма бот { $bot }; вместо него играе друг бот.

## Two people at one device

ui-pass-on = Ходът ти е направен. Следва: { $name }.
ui-pass-on-do = Скрий масата и предай нататък
ui-curtain = Масата е скрита
ui-curtain-pass = Подай устройството:
ui-curtain-name = { $name-the }
ui-curtain-ready = Аз съм { $name-cap }

## The end

ui-your-turn = Твой ред
ui-over = Играта свърши.
ui-again = Още една игра
ui-again-same = Същото раздаване отново
ui-replay = Повторение
ui-analysis = Анализ
ui-share = Сподели линк
ui-share-explained = Който отвори този линк, вижда тази позиция и може да премине през цялата игра стъпка по стъпка.
ui-record-download = Изтегли записа
ui-position = Позицията като текст
ui-position-explained = Всичко на масата и в ръцете като текст: запази го, изпрати го на приятел или го нареди на нова маса.

## Invitations

ui-invite = Покани приятели
ui-invite-explained = Изпрати на всеки приятел по един линк. Той важи само веднъж: който го отвори пръв, получава мястото и оттам нататък никой друг не може да надникне в него, дори и ти.
ui-invite-only-here = Този сървър е достъпен само от този компютър, както и линковете. За приятели на други устройства го стартирай с make play ARGS="--host 0.0.0.0" и подготви масата на адреса, който изпише.
ui-invite-seat = Място: { $seat }
ui-invite-watch = За хора, които само гледат
ui-invite-new = Нов линк
ui-invite-new-explained = Тогава горният линк спира да важи.
ui-seats = Кой къде седи
ui-seats-explained = Всички на масата виждат колко устройства държат всяко място.
ui-seat-yours = ти
ui-seat-open = още никой не е дошъл
ui-seat-bot = бот
# behind the name of a seat, in brackets
ui-bot = бот
ui-seat-bot-for-now = засега бот
ui-seat-devices = { $count ->
        [one] държи го { $count } устройство
       *[other] държат го { $count } устройства
    }
ui-used = Тази покана вече е използвана
ui-used-explained = Някой е заел мястото с нея. Ако това си ти, продължи в браузъра, в който я отвори първо; менюто му прави линк за друго устройство. Ако не си ти, попитай този, който ти изпрати линка, кой седи там сега.
ui-held = Мястото вече е само твое
ui-held-explained = Този линк не беше покана: който го е изпратил, досега държеше същото място и може да е видял картите му. Отсега нататък той не отваря нищо и никой освен този браузър не може да надникне тук.
ui-claim-too = Да заемеш ли и това място?
ui-claim-too-explained = Вече имаш място на тази маса. Този линк дава на това устройство още едно и след това никой друг не може да го използва.
ui-claim-too-yes = Заеми мястото
ui-free-undo = Свободно връщане
ui-free-undo-explained = Оттук нататък можеш да върнеш всяко решение в тази игра, каквото и да е било показано или хвърлено след него; ботовете играят оттам наново. Така остава докрай, а записът и резултатът го казват.
ui-free-undo-on = Свободно връщане: в тази игра може да се върне всяко решение. Записът го казва.
ui-origin = Играта продължава от повторение, след решение { $seq }
ui-seeded = Който е подготвил тази маса, е избрал раздаването и може да го знае.
ui-commitment = Раздаването е определено от самото начало и това е печатът му. Записът на завършената игра ще покаже, че никой не го е променял.
ui-other-device = Продължи на друго устройство
ui-other-device-explained = Отвори този линк на другото устройство, само веднъж: тогава и то сяда на масата. Който има линка, може да вземе мястото ти, затова не го давай на никого. Нов линк отменя този.
ui-other-device-link = Линк за още едно устройство
ui-other-device-make = Направи линк
ui-devices-explained = Тези устройства държат мястото ти. Махни онези, които не познаваш.
ui-device-here = Това устройство
ui-device-other = Друго устройство
ui-device-since = от: { $when }
ui-device-drop = Махни
ui-device-drop-others = Махни всички други
ui-dropped = Това устройство вече не държи мястото
ui-dropped-explained = Махна го друго устройство на същото място. За да се върнеш, направи линк там: в менюто, под „Продължи на друго устройство“.
ui-copy = Копирай
ui-copied = Копирано
ui-scan = Картинка за сканиране
ui-scan-explained = Линкът като картинка: насочи към него камерата на другото устройство.

## Keys

ui-keys = Клавиши
ui-key-tab = мини през всичко, което може да се избере
ui-key-arrows = иди към светещото в тази посока
ui-key-enter = избери; на карта: избери веднага
ui-key-escape = стъпка назад
ui-key-numbers = натисни бутона с този номер
ui-key-undo = върни хода, където правилата на масата позволяват
ui-key-hint = поискай подсказка от бот
ui-key-space = покажи следващото; задръж: до твоя ход
ui-key-recap = какво се случи след последния ти ход
ui-key-log = иди в дневника
ui-key-prompt = иди при въпроса
ui-key-almanac = правила и алманах над масата
ui-key-help = този списък

## Errors

error-unknown = Нещо се обърка на сървъра. Опитай отново.
error-offline = Сървърът не отговаря. Работи ли още?
error-options = Масата не може да се подреди така. Промени настройките.
error-no_table = Няма такава маса.
error-no_replay = Няма такова повторение.
error-no_rule = Няма правило с това име.
error-token = Този линк не отваря място на тази маса. Може би го е заменил по-нов.
error-used = Тази покана вече е използвана.
error-dropped = Друго устройство на същото място махна това.
error-seat = Това може да направи само играчът на това място, освен ако не е напуснал отдавна.
error-not_now = Сега това не може да се направи.
error-not_over = Записът пази всички тайни; може да се прочете, когато играта свърши.
error-record = Този файл не е запис, който може да се възпроизведе тук.
error-old_record = Този запис е направен с други правила или карти от тези, които сървърът има сега. Не може да се покаже тук.
error-too_large = Това е твърде голямо.
error-flood = Твърде много наведнъж. Изчакай малко и опитай отново.
error-today = Днес оттук вече е започнато много. Ела отново утре.
error-full = На този сървър няма място за нищо ново; започнатите игри продължават.
error-frozen = Тази маса е започната с други правила или карти от тези, които сървърът има сега, и не може да продължи.
error-storage = Масата се зарежда отново. Опитай след малко.
error-internal = Нещо се обърка на сървъра. Опитай отново.
error-malformed = Тази заявка е неразбираема.
error-no_campaign = Няма такава кампания.
error-no_file = Няма такъв файл.
error-no_game = Няма такава игра.
error-no_language = Няма такъв език.
error-no_position = Няма такава позиция.
error-origin = Тази страница няма право да се обръща към тази маса.
ui-refusal-late = Този въпрос вече не се задава.
ui-refusal-malformed = Това е неразбираемо.
ui-refusal-notation = Този текст не е запис на едно действие.
ui-refusal-unreadable-empty = Празен текст не е действие; опитай „{ $example }“.
ui-refusal-unreadable-meant = „{ $text }“ не е запис на никое действие; { $count ->
        [1] може би { $meant }?
       *[other] може би едно от тези: { $meant }?
    }
ui-refusal-unreadable-used = „{ $text }“ не е запис на никое действие; „{ $verb }“ се пише така: „{ $example }“.
ui-refusal-unreadable-verbs = „{ $text }“ не е запис на никое действие; действията започват с: { $verbs }.
ui-refusal-unreadable-several = „{ $text }“ може да значи: { $meant }. Напиши кое.
ui-refusal-undo = Може да се върне само твоето последно решение, и то преди друг да е действал.
ui-refusal-undo_shown = Оттогава беше показано нещо скрито или се намеси случаят; не може да се върне.

## A new table

ui-new-table = Нова маса
ui-new-game = Коя игра?
ui-new-seats = Кой къде седи?
ui-new-count = { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
ui-new-who = Кой седи на място { $seat }
ui-new-name = Име на място { $seat }
ui-new-options = Как ще се играе?
ui-setup = Подреди позиция
ui-new-position = Започни с позиция
ui-new-position-explained = Постави тук текста на позиция; местата горе трябва да са колкото в нея. Всички научават, че раздаването е избрано.
ui-new-position-refused = Тази позиция не може да се нареди: { $why }
ui-new-start = Подреди масата
ui-who-me = Аз
ui-who-friend = Приятел (с линк)
ui-who-device = Някой на това устройство
ui-who-bot = Бот: { $strength }
ui-bot-random = кротък (играе наслуки)
ui-bot-greedy = пресметлив
ui-bot-thrall = трал (често греши)
ui-bot-karl = карл (среден)
ui-bot-jarl = ярл (силен)
ui-bot-rated = { $name }, { $rating } т.
ui-bot-rated-slow = { $name }, { $rating } т., мисли { $seconds } с
ui-levels-told = Нивата са един обучен бот, който греши по-рядко или по-често, както хората; той вижда само онова, което се вижда от неговото място. 200 точки повече са около три пъти по-добри изгледи за победа.
ui-bot-allfather = всеотец (мисли напред)
ui-bot-reaver = грабител (силен, плячкосва)
ui-bot-quester = търсач (силен, обича поръченията)
ui-bot-trickster = хитрец (силен, приятел на Локи)

## Learning

ui-learn-about = Кратки уроци, всеки за едно нещо, което се учи, като го правиш, а после цяла първа игра с наставник. Повтаряй или прескачай каквото искаш.
ui-learn-start = Започни
ui-learn-on = Продължи
ui-first-game = Цяла първа игра
ui-lessons = Всички уроци

## The coach

ui-coach = Наставник
ui-coach-ok = Ясно
ui-coach-stop = Без повече съвети
ui-lesson-title = Урок { $number } от { $count }: { $title }
ui-lesson-astray = Това води другаде. Разгледай спокойно, върни хода или започни този урок отначало.
ui-lesson-next = Напред: { $title }
ui-lesson-again = Отново
ui-lesson-skip = Прескочи
ui-lesson-done = научено

## Replays

ui-event-undone = { $name-cap } връща последното решение.
ui-event-undone-far = { $name-cap } се връща преди последното си решение; върнати решения: { $count }.

## The terminal

ui-terminal-deal = { $seed ->
        [drawn] изтеглено раздаване
        [position] подредена позиция
       *[other] избрано раздаване { $seed }
    }
ui-terminal-kept-in = Играта се записва в движение в { $file }. „help“ показва какво можеш да напишеш.
ui-terminal-help = Избери номер или напиши избора: { $choice }; стигат първите букви на всяка дума: { $short }. Можеш да напишеш и
ui-terminal-help-board = какво лежи на масата
ui-terminal-help-list = възможностите отново; какво се случи
ui-terminal-help-why = защо това не е възможно сега?
ui-terminal-help-rules = правилото по думи, по номер ({ $id }), по карта ({ $card })
ui-terminal-help-position = позицията като текст, ако в нея няма тайни
ui-terminal-help-save = запиши играта; запиши и излез (също Ctrl-D)
ui-terminal-write = Напиши номер или избор; „help“ показва какво още можеш да направиш.
ui-terminal-choices = Възможностите са с номера от 1 до { $count }.
ui-terminal-which = Кое точно: { $choices }?
ui-terminal-why = Напиши какво искаш да направиш: „{ $example }“.
ui-terminal-possible = Това е възможно сега.
ui-terminal-look-for = Напиши какво търсиш: { $examples }.
ui-terminal-saved = Записано в { $file }.
ui-position-secret = Текстът на позицията съдържа всички тайни: показва се след края на играта или на онзи, който играе сам избрано раздаване.
ui-terminal-save-else = Напиши „save FILE“, за да запазиш тази игра.
ui-terminal-kept = Играта е запазена. Продължи я с: { $command }
ui-terminal-now = Сега { $name }.
ui-terminal-look-away = Натисни Enter, когато никой друг не гледа.
ui-terminal-nothing-yet = Още нищо не се е случило.
ui-terminal-more = „list“ показва повече
ui-terminal-decide = Твоето решение.
ui-terminal-plain = Полето е показано като таблица на самата игра.
ui-terminal-won = Победа
ui-terminal-lost = Загуба
ui-terminal-end = Край
ui-terminal-player = Играч
ui-terminal-score = Точки
ui-terminal-human = човек
ui-terminal-winners = { $count ->
        [one] { $names-cap } побеждава.
       *[other] { $names-cap } си поделят победата.
    }
ui-terminal-record = Записът на играта е { $file }; разгледай го с: { $command }
ui-terminal-replay-help = Enter: напред  b: назад  g N: към N  v { $seat }: с очите на този играч  q: изход
ui-terminal-beginning = началото
ui-terminal-first = Това е началото.
ui-terminal-last = Това беше последното решение.
ui-terminal-no-position = В записа има { $count ->
        [one] { $count } решение
       *[other] { $count } решения
    }; няма позиция { $at }.
ui-terminal-unknown = „{ $word }“ не значи нищо тук; „help“ показва какво може.
ui-terminal-may = { $name } може: { $choices }
ui-terminal-rules-no-id = Няма правило { $id }.
ui-terminal-rules-near = Близки: { $ids }.
ui-terminal-rules-none = Правилата не казват нищо за „{ $words }“.
ui-terminal-rules-also = Също:
ui-terminal-rules-shown = Примери: { $files }

## The rulebook and almanac

ui-almanac = Правила и алманах
ui-rule-exact = Дословно
ui-almanac-search = Търсене в правила и карти
ui-almanac-contents = Съдържание
ui-almanac-aid = Играта на една страница
ui-almanac-rules = Правила
ui-almanac-turning = Други глави
ui-almanac-found = { $count ->
        [one] намерено е { $count } място
       *[other] намерени са { $count } места
    }
ui-almanac-none = Никъде няма всички тези думи.
ui-almanac-english = Тази част е само на английски.
ui-almanac-naming = Правила, които го споменават
ui-almanac-more = { $count ->
        [one] още { $count }
       *[other] още { $count }
    }
ui-almanac-examples = Примери
ui-almanac-examples-count = { $count ->
        [one] { $count } пример
       *[other] { $count } примера
    }
ui-almanac-examples-english = Заглавията са на английски.
ui-almanac-no-examples = Няма пример точно за това.
ui-almanac-show = Покажи ми
ui-almanac-try = Опитай
