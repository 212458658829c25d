/** A table that was recorded by `scripts/recordings.py`: it answers what was asked then, and nothing else. */
import type {
  ClientMessage,
  Log,
  OptionsMessage,
  PastPosition,
  PreviewMessage,
  Welcome,
  WhyMessage,
} from "../../lib/generated";
import type { Replies, Reply, TableEvents, TableSource } from "../../lib/table-source";

export interface Recording {
  welcome: Welcome;
  log: Log;
  positions: Readonly<Record<string, PastPosition>>;
  /** By the text of the action. */
  previews: Readonly<Record<string, PreviewMessage>>;
  /** By verb and places. */
  whys: Readonly<Record<string, WhyMessage>>;
  /** What one could do before one's turn. */
  ahead: OptionsMessage | null;
}

export class RecordedTable implements TableSource {
  readonly id: string;
  /** Messages and requests, in order. */
  readonly sent: (ClientMessage | { path: string; body: object })[] = [];
  events: TableEvents | null = null;

  constructor(private readonly recording: Recording) {
    this.id = recording.welcome.view.table;
  }

  subscribe(events: TableEvents): () => void {
    this.events = events;
    events.status("open");
    events.snapshot(this.recording.welcome);
    return () => (this.events = null);
  }

  async send<M extends ClientMessage>(message: M): Promise<Replies[M["type"]]> {
    this.sent.push(message);
    return this.reply(message) as Replies[M["type"]];
  }

  private reply(message: ClientMessage): Reply {
    const { previews, whys, ahead } = this.recording;
    switch (message.type) {
      case "preview":
        return this.found(previews[message.text ?? ""], message);
      case "why":
        return this.found(whys[`${message.verb} ${message.places?.join(" ")}`], message);
      case "options":
        return this.found(ahead ?? undefined, message);
      case "tips":
        return { type: "tips", client: null, tips: [] };
      case "act":
      case "chat":
        return { type: "ack", client: null, sequence: 0, text: message.text, repeated: false };
      default:
        throw new Error(`not recorded: ${JSON.stringify(message)}`);
    }
  }

  private found<T>(recorded: T | undefined, question: unknown): T {
    if (recorded === undefined) throw new Error(`not recorded: ${JSON.stringify(question)}`);
    return recorded;
  }

  async log(): Promise<Log> {
    return this.recording.log;
  }

  async position(sequence: number): Promise<PastPosition> {
    return this.found(this.recording.positions[sequence], { sequence });
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    this.sent.push({ path, body });
    return {} as T;
  }

  async undo(): Promise<void> {
    await this.post("/undo");
  }
}
