"""The few words of a notice, in the reader’s language: a mail cannot ask for them later."""

from luna.server.notify.notice import Notice

WORDS = {
    "your-turn": {
        "en": ("Luna: your turn", "It is your turn ({colour}) in a game of Luna:"),
        "de": ("Luna: du bist am Zug", "Du bist am Zug ({colour}) in einer Partie Luna:"),
        "it": ("Luna: tocca a te", "Tocca a te ({colour}) in una partita di Luna:"),
        "nl": ("Luna: jij bent aan de beurt", "Jij bent aan de beurt ({colour}) in Luna:"),
        "pt-BR": ("Luna: sua vez", "É a sua vez ({colour}) em uma partida de Luna:"),
    },
    "confirm": {
        "en": ("Luna: confirm this address", "Open this link to be told when it is your turn:"),
        "de": ("Luna: Adresse bestätigen", "Öffne diesen Link, um Nachrichten zu bekommen:"),
        "it": ("Luna: conferma l’indirizzo", "Apri questo link per ricevere gli avvisi:"),
        "nl": ("Luna: bevestig dit adres", "Open deze link om berichten te krijgen:"),
        "pt-BR": ("Luna: confirme o endereço", "Abra este link para receber os avisos:"),
    },
}


def subject(notice: Notice) -> str:
    return pair(notice)[0]


def body(notice: Notice) -> str:
    colour = notice.details.get("colour", "")
    return f"{pair(notice)[1].format(colour=colour)}\n\n{notice.link}\n"


def pair(notice: Notice) -> tuple[str, str]:
    words = WORDS[notice.key]
    return words.get(notice.language, words["en"])
