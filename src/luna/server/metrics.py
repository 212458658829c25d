"""Figures for the operator, in the format of Prometheus."""

from collections import Counter as TallyOf
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from luna.table.entries import Entry
from luna.table.rated import ended_at
from luna.table.table import Table

__all__ = ["CONTENT_TYPE_LATEST", "Metrics"]


class Metrics:
    """What is counted and timed."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "luna_log_entries", "Entries written to logs", ["kind"], registry=self.registry
        )
        self._written: TallyOf[str] = TallyOf()
        """Entries by kind that are not counted there yet: a number is quicker than a metric."""
        self.requests = Counter(
            "luna_requests", "Requests answered", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "luna_request_seconds",
            "Time to answer",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.commits = Histogram(
            "luna_commit_seconds",
            "Time of a transaction",
            registry=self.registry,
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
        )
        self.batches = Histogram(
            "luna_commit_jobs",
            "Changes written in one transaction",
            registry=self.registry,
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 200),
        )
        self.plans = Counter(
            "luna_plans", "Plans kept, played from and ended", ["what"], registry=self.registry
        )
        self.rated = Counter("luna_rated_games", "Rated games that ended", registry=self.registry)
        self.duplicates = Counter(
            "luna_duplicate_tables", "Tables created from a shared setup", registry=self.registry
        )
        self.watchers = Gauge("luna_watchers", "Those who look on", registry=self.registry)
        self.reports = Counter("luna_reports", "Reports of players", registry=self.registry)
        self.sockets = Gauge("luna_sockets", "Open WebSockets", registry=self.registry)
        self.aside = Gauge(
            "luna_games_aside", "Games that cannot be followed", registry=self.registry
        )
        self.tables = Gauge("luna_tables", "Tables in memory", registry=self.registry)
        self.gathered = Counter(
            "luna_gathered", "Games that began by themselves", registry=self.registry
        )
        self.pushes = Counter(
            "luna_pushes", "Notices sent to browsers", ["answer"], registry=self.registry
        )
        self.jobs = Gauge(
            "luna_jobs",
            "Jobs that wait or run, and those in quarantine",
            ["state"],
            registry=self.registry,
        )
        self.thinking = Gauge("luna_bots_thinking", "Bots at work", registry=self.registry)
        self.thoughts = Histogram(
            "luna_bot_seconds",
            "Time a bot took",
            ["level"],
            registry=self.registry,
            buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60),
        )

    def committed(self, seconds: float, jobs: int) -> None:
        self.commits.observe(seconds)
        self.batches.observe(jobs)

    def count(self, event: str, *labels: str) -> None:
        """Add one to the counter of this name."""
        counter: Counter = getattr(self, event)
        (counter.labels(*labels) if labels else counter).inc()

    def on_entries(self, table: Table, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._written[entry.kind] += 1
        if table.terms.rated and ended_at(table) in [entry.time for entry in entries]:
            self.rated.inc()

    def text(self) -> bytes:
        written, self._written = self._written, TallyOf()
        for kind, number in written.items():
            self.entries.labels(kind).inc(number)
        return generate_latest(self.registry)
