/** Where a table comes from: a server, this device, a lesson, or a recording. Sessions see no other difference. */
import type {
  AckMessage,
  ClientMessage,
  EntryMessage,
  Log,
  OptionsMessage,
  PastPosition,
  Pong,
  Presence,
  PreviewMessage,
  TipsMessage,
  Welcome,
  WhyMessage,
} from "./generated";

export type ConnectionStatus = "connecting" | "open" | "lost";

export interface TableEvents {
  status(status: ConnectionStatus): void;
  snapshot(message: Welcome): void;
  entry(message: EntryMessage): void;
  presence(message: Presence): void;
}

/** The reply to each message, unless it is refused. */
export interface Replies {
  act: AckMessage;
  chat: AckMessage;
  preview: PreviewMessage;
  why: WhyMessage;
  tips: TipsMessage;
  options: OptionsMessage;
  ping: Pong;
  visible: Pong;
}
export type Reply = Replies[keyof Replies];

export interface TableSource {
  readonly id: string;
  /** Begin to deliver events; the function ends it. */
  subscribe(events: TableEvents): () => void;
  send<M extends ClientMessage>(message: M): Promise<Replies[M["type"]]>;
  log(since: number, most: number): Promise<Log>;
  position(sequence: number): Promise<PastPosition>;
  /** A request about this table. */
  post<T>(path: string, body?: object): Promise<T>;
  undo(): Promise<void>;
}
