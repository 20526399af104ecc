# Стол по-русски: главная страница, рамка, вопросы, журнал, ошибки сервера.

ui-title = Ragnatafl
ui-loading = Минутку…
ui-close = Закрыть
ui-cancel = Отмена
ui-home = Главная
ui-nothing-here = Здесь ничего нет
ui-offline = Нет связи
ui-offline-explained = Страница здесь, но сервер не отвечает. Как только он ответит, игры продолжатся с того же места.
ui-offline-again = Попробовать снова

## Home

ui-home-title = Доска Рагнарёка
ui-home-tagline = Игры о богах, кланах и конце света за одним столом: против ботов или с друзьями.
ui-home-more = Ещё
ui-home-unofficial = Неофициальный проект поклонников.
ui-play-now = Играть
ui-with-friends = С друзьями
ui-door-more = Игроки и место
ui-door-as = За кого вы играете
ui-learn = Научиться играть
ui-load-record = Загрузить запись
ui-my-tables = Мои столы
ui-my-pages = Мои кампании
ui-finished = Сыгранные партии
ui-table-bots = Боты: { $count }
ui-resume = Продолжить
ui-look-again = Посмотреть ещё раз
ui-forget = Забыть этот стол
ui-forget-sure = Ваше место закреплено только за этим браузером. Если он забудет стол, вернуться будет нельзя, разве что место закреплено и за другим вашим устройством.
ui-forget-page = Забыть
ui-forget-page-sure = Ключ есть только у этого браузера. Если он его забудет, вернуться будет нельзя.
ui-older-tables = { $count ->
        [one] Ещё { $count } стол, постарше
        [few] Ещё { $count } стола, постарше
        [many] Ещё { $count } столов, постарше
       *[other] Ещё { $count } стола, постарше
    }

## Settings

ui-menu = Меню
ui-language = Язык
ui-theme-night = Ночная тема
ui-theme-day = Дневная тема
ui-motion = Анимация фигур
ui-single = Отвечать за меня, когда выбора нет
ui-notices = Сообщать о моём ходе, пока страница не на виду
ui-notices-closed = Сообщать о моём ходе, даже когда эта страница закрыта
ui-notices-open = Этот браузер может сообщать, только пока страница открыта.
ui-notices-denied = Браузер этого не разрешает: измените это в его настройках для этой страницы.
ui-sound = Звук
ui-sound-off = нет
ui-sound-quiet = тихий
ui-sound-full = полный
ui-stage = Что происходит
ui-stage-next = Дальше
ui-stage-rush = К моему ходу
ui-stage-end = До конца
ui-show-again = Показать ещё раз
ui-recap = Что произошло
ui-recap-offer = С вашего последнего хода кое-что произошло.
ui-recap-none = С вашего последнего хода ничего не произошло.
ui-pace = Ходы других
ui-pace-once = сразу
ui-pace-quick = быстро
ui-pace-calm = спокойно
ui-pace-step = шаг за шагом
ui-name = Ваше имя
ui-name-placeholder = Можно и без имени
ui-name-ask = Как другим вас называть?
ui-name-take = Меня зовут так
ui-name-leave = Без имени

## The table

ui-track = Ход игры
ui-board = Поле
ui-scene = Что происходит
ui-hand = Ваша рука
ui-sheets = Планшеты
ui-prompt = О чём вас спрашивают
ui-prompt-choices = Варианты
ui-drawers = Ещё на столе
ui-log = Журнал
ui-log-jump = Посмотреть, каким стол был тогда
ui-chat = Сказать что-нибудь за столом
ui-chat-placeholder = Скажите что-нибудь…
ui-chat-send = Сказать
ui-unread = { $count ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
    [many] { $count } непрочитанных сообщений
   *[other] { $count } непрочитанного сообщения
}
ui-spectator = Зритель
ui-watching = Вы зритель
ui-thinking = { $count ->
        [one] { $names } думает…
        [few] Думают: { $names-low }…
        [many] Думают: { $names-low }…
       *[other] Думают: { $names-low }…
    }
ui-not-here = Сейчас не за столом: { $names }.
ui-sending = Минутку…
ui-back = Назад
ui-undo = Отменить ход
ui-hint = Подсказка
ui-hint-is = Бот выбрал бы: { $choice }.
ui-hint-do = Так и сделать
ui-habits-off = Снова спрашивать обо всём
ui-why-not = Почему нельзя?
ui-choose-card = Выбрать эту карту
ui-past = Прошлая позиция
ui-past-position = Стол после решения { $seq }.
ui-back-to-now = К текущей позиции
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-connection-lost = Связь прервалась. Подключаюсь снова…
ui-table-closed = За этим столом нет места
ui-table-stranger = У этого браузера здесь нет места. Откройте ссылку, которую вам прислали.
ui-table-removed = Этого стола здесь больше нет: столы, к которым долго никто не приходит, удаляются.
ui-frozen-secret = В записи раскрыты все тайны, а партию можно было бы продолжить, если вернуть серверу прежние правила. Запись можно будет прочесть, когда партию завершат все, у кого есть место за столом.
ui-frozen-end = Завершить эту партию навсегда
ui-frozen-missing = { $count ->
    [one] Вы её завершили; { $count } игрок ещё нет.
    [few] Вы её завершили; { $count } игрока ещё нет.
    [many] Вы её завершили; { $count } игроков ещё нет.
   *[other] Вы её завершили; { $count } игрока ещё нет.
}
ui-bot-plays-for-you = За вас играет бот.
ui-take-back = Вернуться на своё место
ui-hand-over = Пусть за меня играет бот
ui-replace = { $name }: пусть играет бот
ui-hand-over-sure = Бот будет решать за вас, пока вы не вернётесь. Вернуться на своё место можно в любой момент.
# said under the name of the bot's seat
ui-notice-late = Бот { $bot } не ответил за { $seconds } с и потерял место; вместо него играет другой бот.
ui-notice-ended = Бот { $bot } сам завершил работу и потерял место; вместо него играет другой бот.
ui-notice-unreadable = Бот { $bot } ответил непонятно и потерял место; вместо него играет другой бот.
ui-notice-illegal = Бот { $bot } выбрал то, чего правила не разрешают, и потерял место; вместо него играет другой бот.
ui-notice-start = Бота { $bot } не удалось запустить, и он потерял место; вместо него играет другой бот.
ui-notice-gone = На этом сервере нет бота { $bot }; вместо него играет другой бот.

## Two people at one device

ui-pass-on = Ваш ход сделан. Дальше: { $name }.
ui-pass-on-do = Скрыть стол и передать
ui-curtain = Стол закрыт занавесом
ui-curtain-pass = Передайте устройство:
ui-curtain-name = { $name }
ui-curtain-ready = Это я: { $name }

## The end

ui-your-turn = Ваш ход
ui-over = Игра окончена.
ui-again = Ещё партию
ui-again-same = Тот же расклад ещё раз
ui-replay = Повтор
ui-analysis = Разбор
ui-share = Поделиться ссылкой
ui-share-explained = Кто откроет эту ссылку, увидит эту позицию и сможет пройти всю партию по шагам.
ui-record-download = Скачать запись
ui-position = Позиция как текст
ui-position-explained = Всё, что на столе и в руках, в виде текста: сохраните его, пошлите другу или расставьте за новым столом.

## Invitations

ui-invite = Пригласить друзей
ui-invite-explained = Отправьте каждому другу одну ссылку. Она срабатывает один раз: кто откроет её первым, получит место, и с этой минуты никто другой в него не заглянет, даже вы.
ui-invite-only-here = Этот сервер доступен только с этого компьютера, и ссылки тоже. Чтобы пригласить друзей с других устройств, запустите его командой make play ARGS="--host 0.0.0.0" и создайте стол по адресу, который она напечатает.
ui-invite-seat = Место: { $seat }
ui-invite-watch = Для тех, кто только смотрит
ui-invite-new = Новая ссылка
ui-invite-new-explained = Ссылка выше тогда перестанет действовать.
ui-seats = Кто где сидит
ui-seats-explained = Все за столом видят, сколько устройств занимает каждое место.
ui-seat-yours = вы
ui-seat-open = ещё никто не пришёл
ui-seat-bot = бот
# behind the name of a seat, in brackets
ui-bot = бот
ui-seat-bot-for-now = пока бот
ui-seat-devices = { $count ->
        [one] занимает { $count } устройство
        [few] занимают { $count } устройства
        [many] занимают { $count } устройств
       *[other] занимают { $count } устройства
    }
ui-used = Это приглашение уже использовано
ui-used-explained = Кто-то занял по нему место. Если это были вы, продолжайте в том браузере, где открыли его впервые: в его меню можно получить ссылку для другого устройства. Если не вы, спросите того, кто прислал вам ссылку, кто там теперь сидит.
ui-held = Теперь это место только ваше
ui-held-explained = Эта ссылка не была приглашением: тот, кто её прислал, до сих пор занимал то же место и мог видеть его карты. Теперь она больше ничего не открывает, и никто, кроме этого браузера, не может сюда заглянуть.
ui-claim-too = Занять и это место?
ui-claim-too-explained = У вас уже есть место за этим столом. Эта ссылка даёт этому устройству ещё одно, и больше никто не сможет ею воспользоваться.
ui-claim-too-yes = Занять место
ui-free-undo = Свободная отмена
ui-free-undo-explained = Отныне вы можете взять назад любое решение этой партии, что бы ни открылось и ни выпало с тех пор; боты играют оттуда заново. Так останется до конца, и запись и результат об этом скажут.
ui-free-undo-on = Свободная отмена: в этой партии можно взять назад любое решение. Запись об этом говорит.
ui-origin = Игра продолжена из повтора, после решения { $seq }
ui-seeded = Тот, кто создал этот стол, сам выбрал раздачу и может её знать.
ui-commitment = Раздача определена с самого начала, и это её печать. Запись оконченной игры покажет, что её никто не менял.
ui-other-device = Продолжить на другом устройстве
ui-other-device-explained = Откройте эту ссылку на другом устройстве, один раз: тогда и оно сядет за этот стол. У кого ссылка, тот может занять ваше место, поэтому никому её не показывайте. Новая ссылка отменяет эту.
ui-other-device-link = Ссылка ещё для одного устройства
ui-other-device-make = Создать ссылку
ui-devices-explained = Эти устройства занимают ваше место. Отключите те, которых не знаете.
ui-device-here = Это устройство
ui-device-other = Другое устройство
ui-device-since = с: { $when }
ui-device-drop = Отключить
ui-device-drop-others = Отключить все остальные
ui-dropped = Это устройство больше не занимает место
ui-dropped-explained = Его отключило другое устройство с того же места. Чтобы вернуться, создайте там ссылку: в меню, пункт «Продолжить на другом устройстве».
ui-copy = Копировать
ui-copied = Скопировано
ui-scan = Картинка для сканирования
ui-scan-explained = Ссылка в виде картинки: наведите на неё камеру другого устройства.

## Keys

ui-keys = Клавиши
ui-key-tab = обойти всё, что можно выбрать
ui-key-arrows = перейти к тому, что светится в этой стороне
ui-key-enter = выбрать; на карте: выбрать сразу
ui-key-escape = шаг назад
ui-key-numbers = нажать кнопку с этим номером
ui-key-undo = отменить ход, когда правила стола это позволяют
ui-key-hint = попросить у бота подсказку
ui-key-space = показать следующее; удерживать: до своего хода
ui-key-recap = что произошло с вашего последнего хода
ui-key-log = перейти к журналу
ui-key-prompt = перейти к вопросу
ui-key-almanac = правила и альманах поверх стола
ui-key-help = этот список

## Errors

error-unknown = На сервере что-то пошло не так. Попробуйте ещё раз.
error-offline = Сервер не отвечает. Он ещё работает?
error-options = С такими настройками стол не создать. Измените их.
error-no_table = Такого стола нет.
error-no_replay = Такого повтора нет.
error-no_rule = Правила с таким названием нет.
error-token = Эта ссылка не даёт места за этим столом. Возможно, её заменила более новая.
error-used = Это приглашение уже использовано.
error-dropped = Другое устройство с того же места отключило это.
error-seat = Это может сделать только тот, кто занимает это место, — разве что игрок давно ушёл.
error-not_now = Сейчас этого сделать нельзя.
error-not_over = В записи все тайны партии; прочесть её можно, когда игра окончена.
error-record = Этот файл — не запись партии, которую можно здесь просмотреть.
error-old_record = Эта запись сделана по другим правилам или с другими картами, чем теперь у сервера. Показать её здесь нельзя.
error-too_large = Слишком большой объём.
error-flood = Слишком много сразу. Подождите немного и попробуйте ещё раз.
error-today = Сегодня отсюда начато уже много нового. Возвращайтесь завтра.
error-full = На этом сервере нет места ни для чего нового; начатые партии продолжаются.
error-frozen = Эта партия начата по другим правилам или с другими картами, чем теперь у сервера; продолжить её нельзя.
error-storage = Стол загружается заново. Попробуйте через минуту.
error-internal = На сервере что-то пошло не так. Попробуйте ещё раз.
error-malformed = Этот запрос непонятен.
error-no_campaign = Такой кампании нет.
error-no_file = Такого файла нет.
error-no_game = Такой игры нет.
error-no_language = Такого языка нет.
error-no_position = Такой позиции нет.
error-origin = Эта страница не может обращаться к этому столу.
ui-refusal-late = Этот вопрос уже снят.
ui-refusal-malformed = Это непонятно.
ui-refusal-notation = Этот текст — не запись одного действия.
ui-refusal-unreadable-empty = Пустой текст — не действие; попробуйте «{ $example }».
ui-refusal-unreadable-meant = «{ $text }» — не запись какого-либо действия; { $count ->
        [1] может быть, { $meant }?
       *[other] может быть, одно из этих: { $meant }?
    }
ui-refusal-unreadable-used = «{ $text }» — не запись какого-либо действия; «{ $verb }» пишется так: «{ $example }».
ui-refusal-unreadable-verbs = «{ $text }» — не запись какого-либо действия; действия начинаются с: { $verbs }.
ui-refusal-unreadable-several = «{ $text }» может значить: { $meant }. Напишите, что именно.
ui-refusal-undo = Взять назад можно только своё последнее решение, пока никто другой не действовал.
ui-refusal-undo_shown = С тех пор открылось что-то скрытое или вмешался случай; взять назад нельзя.

## A new table

ui-new-table = Новый стол
ui-new-game = Какая игра?
ui-new-seats = Кто где сидит?
ui-new-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
ui-new-who = Кто сидит на месте { $seat }
ui-new-name = Имя на месте { $seat }
ui-new-options = Как будете играть?
ui-setup = Расставить позицию
ui-new-position = Начать с позиции
ui-new-position-explained = Вставьте сюда текст позиции; мест выше должно быть столько, сколько в ней. Все узнают, что расклад был выбран.
ui-new-position-refused = Эту позицию нельзя расставить: { $why }
ui-new-start = Создать стол
ui-who-me = Я
ui-who-friend = Друг: пришлю ссылку
ui-who-device = Кто-то за этим устройством
ui-who-bot = Бот: { $strength }
ui-bot-random = лёгкий (играет наугад)
ui-bot-greedy = расчётливый
ui-bot-thrall = трэлл (часто ошибается)
ui-bot-karl = карл (средний)
ui-bot-jarl = ярл (сильный)
ui-bot-rated = { $name }, { $rating } очк.
ui-bot-rated-slow = { $name }, { $rating } очк., думает { $seconds } с
ui-levels-told = Уровни — это один обученный бот, который ошибается реже или чаще, как люди; он видит только то, что на его месте видели бы вы. 200 очков больше — это примерно втрое лучшие шансы на победу.
ui-bot-allfather = всеотец (думает наперёд)
ui-bot-reaver = разоритель (сильный, любит разграбления)
ui-bot-quester = искатель (сильный, любит волю богов)
ui-bot-trickster = плут (сильный, друг Локи)

## Learning

ui-learn-about = Короткие уроки, каждый об одном, чему учатся на деле, а потом целая первая партия с наставником. Повторяйте и пропускайте, что хотите.
ui-learn-start = Начать
ui-learn-on = Дальше
ui-first-game = Целая первая партия
ui-lessons = Все уроки

## The coach

ui-coach = Наставник
ui-coach-ok = Понятно
ui-coach-stop = Больше не советовать
ui-lesson-title = Урок { $number } из { $count }: { $title }
ui-lesson-astray = Это ведёт в другую сторону. Осмотритесь, отмените ход или начните этот урок заново.
ui-lesson-next = Дальше: { $title }
ui-lesson-again = Ещё раз
ui-lesson-skip = Пропустить
ui-lesson-done = пройдено

## Replays

ui-event-undone = { $name } берёт назад последнее решение.
ui-event-undone-far = { $name } возвращается к моменту перед последним своим решением; взято назад решений: { $count }.

## The terminal

ui-terminal-deal = { $seed ->
        [drawn] случайный расклад
        [position] расставленная позиция
       *[other] выбранный расклад { $seed }
    }
ui-terminal-kept-in = Игра сохраняется по ходу в { $file }. «help» покажет, что можно написать.
ui-terminal-help = Выберите номер или напишите выбор: { $choice }; хватит первых букв каждого слова: { $short }. Можно также написать
ui-terminal-help-board = что лежит на столе
ui-terminal-help-list = варианты ещё раз; что произошло
ui-terminal-help-why = почему это сейчас невозможно?
ui-terminal-help-rules = правило по словам, по номеру ({ $id }), по карте ({ $card })
ui-terminal-help-position = позиция текстом, если в ней нет тайн
ui-terminal-help-save = записать партию; сохранить и выйти (также Ctrl-D)
ui-terminal-write = Напишите номер или выбор; «help» покажет, что ещё можно сделать.
ui-terminal-choices = Варианты имеют номера от 1 до { $count }.
ui-terminal-which = Что именно: { $choices }?
ui-terminal-why = Напишите, что хотите сделать: «{ $example }».
ui-terminal-possible = Сейчас это возможно.
ui-terminal-look-for = Напишите, что ищете: { $examples }.
ui-terminal-saved = Сохранено в { $file }.
ui-position-secret = В тексте позиции все тайны: его показывают после конца игры или тому, кто играет выбранный расклад один.
ui-terminal-save-else = Напишите «save FILE», чтобы сохранить эту партию.
ui-terminal-kept = Партия сохранена. Продолжить: { $command }
ui-terminal-now = Теперь { $name }.
ui-terminal-look-away = Нажмите Enter, когда больше никто не смотрит.
ui-terminal-nothing-yet = Пока ничего не произошло.
ui-terminal-more = «list» покажет больше
ui-terminal-decide = Ваше решение.
ui-terminal-plain = Поле показано как таблица самой игры.
ui-terminal-won = Победа
ui-terminal-lost = Поражение
ui-terminal-end = Конец
ui-terminal-player = Игрок
ui-terminal-score = Счёт
ui-terminal-human = человек
ui-terminal-winners = { $count ->
        [one] { $names } побеждает.
        [few] { $names } делят победу.
        [many] { $names } делят победу.
       *[other] { $names } делят победу.
    }
ui-terminal-record = Запись партии: { $file }; посмотреть её: { $command }
ui-terminal-replay-help = Enter: дальше  b: назад  g N: к N  v { $seat }: глазами этого игрока  q: выйти
ui-terminal-beginning = начало
ui-terminal-first = Это начало.
ui-terminal-last = Это было последнее решение.
ui-terminal-no-position = В записи { $count ->
        [one] { $count } решение
        [few] { $count } решения
        [many] { $count } решений
       *[other] { $count } решения
    }; позиции { $at } нет.
ui-terminal-unknown = «{ $word }» здесь ничего не значит; «help» покажет, что можно написать.
ui-terminal-may = { $name } может: { $choices }
ui-terminal-rules-no-id = Правила { $id } нет.
ui-terminal-rules-near = Похожие: { $ids }.
ui-terminal-rules-none = В правилах ничего нет о «{ $words }».
ui-terminal-rules-also = Также:
ui-terminal-rules-shown = Примеры: { $files }

## The rulebook and almanac

ui-almanac = Правила и альманах
ui-rule-exact = Буква правила
ui-almanac-search = Поиск по правилам и картам
ui-almanac-contents = Содержание
ui-almanac-aid = Игра на одной странице
ui-almanac-rules = Правила
ui-almanac-turning = Другие главы
ui-almanac-found = { $count ->
        [one] найдено { $count } место
        [few] найдено { $count } места
        [many] найдено { $count } мест
       *[other] найдено { $count } места
    }
ui-almanac-none = Нигде нет всех этих слов.
ui-almanac-english = Эта часть есть только на английском.
ui-almanac-naming = Правила, где это названо
ui-almanac-more = { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
        [many] ещё { $count }
       *[other] ещё { $count }
    }
ui-almanac-examples = Примеры
ui-almanac-examples-count = { $count ->
        [one] { $count } пример
        [few] { $count } примера
        [many] { $count } примеров
       *[other] { $count } примера
    }
ui-almanac-examples-english = Названия — на английском.
ui-almanac-no-examples = Примера именно об этом нет.
ui-almanac-show = Показать
ui-almanac-try = Попробовать
