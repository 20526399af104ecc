# Повторението: накъде може да се отиде и какво показва графиката му.

br-replay-scene = Битка
br-replay-scene-back = Предишна битка
br-replay-scene-on = Следваща битка
br-replay-chapter = Епоха
br-replay-chapter-back = Предишна епоха
br-replay-chapter-on = Следваща епоха
