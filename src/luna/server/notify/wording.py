"""The few words of a notice, in the reader’s language: a mail cannot ask for them later."""

from luna.locale import LANGUAGES, Texts
from luna.server.notify.notice import Notice


def subject(notice: Notice) -> str:
    return texts_of(notice)(f"notice-{notice.key}-title")


def sentence(notice: Notice) -> str:
    texts = texts_of(notice)
    colour = notice.details.get("colour")
    order = "" if colour is None else texts(f"order-{colour}")
    return texts(f"notice-{notice.key}", order=order)


def body(notice: Notice) -> str:
    return f"{sentence(notice)}\n\n{notice.link}\n"


def texts_of(notice: Notice) -> Texts:
    return Texts(notice.language if notice.language in LANGUAGES else "en")
