"""The server's log: one JSON object a line; queries, cookies and bodies never come into it."""

import json
import logging
from typing import Any


def log_event(log: logging.Logger, level: int, event: str, **details: Any) -> None:
    """A line that says what happened, with details as fields."""
    log.log(level, event, extra={"luna": details})


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "luna", {}),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
