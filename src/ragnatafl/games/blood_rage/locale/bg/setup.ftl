# Подреждане на позиция в Blood Rage.

br-setup-board = Игрално поле
br-setup-clans = Кланове
br-setup-phase = Фаза
br-setup-turn = Ход на
br-setup-first = Стартов играч
br-setup-doomed = Обречени, по епохи
br-setup-destroyed = Унищожени
br-setup-pillaged = Плячкосани
br-setup-step = { $stat }, стъпка
br-setup-passed = Пасувал е
br-setup-hand = Карти в ръката
br-setup-quests = Приети поръчения
br-setup-upgrades = Подобрения
br-setup-figures = Фигури

## Защо позицията е невъзможна

br-refusal-position_clans = две места имат един и същ клан.
br-refusal-position_no_card = { $text } не е карта.
br-refusal-position_villages = има повече фигури, отколкото селища: { $province }.
br-refusal-position_destroyed = в унищожена провинция няма фигури: { $province }.
br-refusal-position_fjord = в затворен фиорд няма кораби: { $place }.
br-refusal-position_doomed_gone = провинция, обречена в епоха { $age }, вече е унищожена: { $province }.
br-refusal-position_phase = { $clan }: това не отговаря на фазата.
br-refusal-position_card_twice = тази карта е само една: { $card }.
br-refusal-position_doomed = обречени са три различни провинции.
br-refusal-position_quest = тази карта не е поръчение: { $card }.
br-refusal-position_kept = от епоха към следващата се пази една карта и тя е от онази епоха.
br-refusal-position_upgrade = тази карта не е подобрение: { $card }.
br-refusal-position_slot = няма свободно място ({ $clan }): { $card }.
br-refusal-position_monster = липсва картата на това създание ({ $clan }): { $figure }.
br-refusal-position_figures = няма повече такива фигури ({ $clan }): { $figure }.
br-refusal-position_place = { $figure } не може да е тук: { $place }.
br-refusal-position_pack = тази карта не може да е сред раздадените в тази епоха: { $card }.
br-refusal-position_early = твърде много карти от епоха { $age } са извадени преди нея.
br-refusal-position_horns = на полето има повече фигури, отколкото позволяват Роговете: { $clan }.
