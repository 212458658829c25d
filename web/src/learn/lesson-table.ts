/** A chapter of the guided game as a table: everything is asked of the server, nothing is kept there. */
import type {
  ClientMessage,
  EntryView,
  Lesson,
  LessonEntry,
  Log,
  PastPosition,
  Preview,
  Why,
} from "../lib/generated";
import { Problem, offline, post } from "../lib/api";
import type { Answers, TableSource, TableEvents } from "../lib/live-table";

export class LessonLine implements TableSource {
  /** What to do with a chapter that has come further, and with an action that was not meant. */
  onlesson: (lesson: Lesson, answer: string | null) => void = () => {};
  private listener: TableEvents | null = null;
  private entries: LessonEntry[] = [];

  constructor(
    readonly chapter: string,
    private played: readonly string[],
  ) {}

  listen(listener: TableEvents): this {
    this.listener = listener;
    return this;
  }

  /** Lay the table anew, after the actions that stand. */
  async open(played = this.played): Promise<void> {
    const lesson = await post<Lesson>(`/lessons/${this.chapter}`, { played });
    const again = this.entries.length > 0;
    this.take(lesson);
    const last = this.entries.at(-1);
    if (!last) return;
    this.listener?.state("open");
    this.listener?.welcome({
      type: "welcome",
      sequence: last.entry.sequence,
      you: last.view.you ?? { seats: [0], owner: true },
      missed: [],
      more: false,
      reset: again,
      view: last.view,
    });
    this.onlesson(lesson, null);
  }

  private take(lesson: Lesson): void {
    this.entries = lesson.entries;
    this.played = lesson.played;
  }

  ask<M extends ClientMessage>(message: M): Promise<Answers[M["type"]]> {
    // A message is answered with what belongs to its type.
    return this.answer(message) as Promise<Answers[M["type"]]>;
  }

  private async answer(message: ClientMessage): Promise<Answers[keyof Answers]> {
    const { played } = this;
    switch (message.type) {
      case "act":
        return this.act(message.text);
      case "preview":
        return {
          type: "preview",
          client: null,
          ...(await this.post<Preview>("/preview", { played, text: message.text })),
        };
      case "why":
        return {
          type: "why",
          client: null,
          ...(await this.post<Why>("/why", {
            played,
            text: message.text,
            verb: message.verb,
            places: message.places,
          })),
        };
      case "tips":
        return { type: "tips", client: null, tips: [] };
      default:
        throw offline();
    }
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return post<T>(`/lessons/${this.chapter}${path}`, body);
  }

  private async act(text: string): Promise<Answers["act"]> {
    const known = this.entries.length;
    const lesson = await this.post<Lesson>("", { played: this.played, text });
    this.take(lesson);
    for (const { entry, view } of this.entries.slice(known))
      this.listener?.entry({ type: "event", sequence: entry.sequence, entry, view });
    this.onlesson(lesson, lesson.answer);
    return { type: "ack", client: null, sequence: this.entries.length, text, repeated: false };
  }

  /** Without the learner's latest action. */
  undo(): Promise<void> {
    return this.open(this.played.slice(0, -1));
  }

  async log(): Promise<Log> {
    const entries: EntryView[] = this.entries.map(({ entry }) => entry);
    return { entries, sequence: entries.length };
  }

  async position(sequence: number): Promise<PastPosition> {
    const found = this.entries[sequence - 1];
    if (!found) throw new Problem(404, { rule: null, reason: "no-such-position", details: {} });
    const { document, options, forecast, zones, number } = found.view;
    return {
      sequence,
      number,
      entry: found.entry,
      events: found.entry.story?.events ?? [],
      document,
      options,
      forecast,
      zones,
    };
  }

  close(): void {
    this.listener = null;
  }
}
