"""Notices to people who are away and whose turn it is."""

from luna.server.notify.notice import Notice, Notifier
from luna.server.notify.notifications import Notifications

__all__ = ["Notice", "Notifications", "Notifier"]
