"""Telling people who are away that it is their turn."""

from luna.server.notify.notice import Notice, Notifier
from luna.server.notify.notifications import Notifications

__all__ = ["Notice", "Notifications", "Notifier"]
