"""The server's log: one JSON object a line; queries, cookies and bodies never come into it."""

import json
import logging


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
