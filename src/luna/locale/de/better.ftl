### Besser werden, auf Deutsch: Hinweise, Rückblicke, Aufgaben, Studien.

## Hints

hint-longer = Länger nachdenken
hint-thinking = Denkt nach
hint-chance = Siegchance
hint-margin = Abstand
hint-points = Erwarteter Einfluss
hint-line = Danach vermutlich
hint-sources = Erwarteter Einfluss nach Quelle
hint-plan = Das planen
hint-nodes = { $number } Stellungen angesehen
