/** A line to one table that mends itself: it comes back after a restart and misses nothing. */
import type {
  AckMessage,
  ClientMessage,
  EntryMessage,
  Log,
  OptionsMessage,
  PastPosition,
  PreviewMessage,
  Pong,
  Presence,
  ServerMessage,
  TipsMessage,
  Welcome,
  WhyMessage,
} from "./generated";
import { get, problemOf } from "./api";
import { engine, isHere, server, type Socket, type Transport } from "./transport";

export type ConnectionStatus = "connecting" | "open" | "lost";

/** Who wants to know what comes over the line. */
export interface TableEvents {
  state(state: ConnectionStatus): void;
  welcome(message: Welcome): void;
  entry(message: EntryMessage): void;
  presence(message: Presence): void;
}

/** What each message is answered with, unless there is a problem. */
export interface Answers {
  act: AckMessage;
  chat: AckMessage;
  preview: PreviewMessage;
  why: WhyMessage;
  tips: TipsMessage;
  options: OptionsMessage;
  ping: Pong;
  visible: Pong;
}
type Answer = Answers[keyof Answers];

/** Where a table is asked and heard: the server's live line, or a chapter that nobody keeps. */
export interface TableSource {
  ask<M extends ClientMessage>(message: M): Promise<Answers[M["type"]]>;
  log(since: number, most: number): Promise<Log>;
  position(sequence: number): Promise<PastPosition>;
  close(): void;
}

interface Waiting {
  message: ClientMessage;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

/** Milliseconds before the next try: soon at first, then more patiently, never in step with others. */
export function retryDelay(tries: number, chance: number): number {
  return Math.min(10_000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * chance);
}

const RESTART = 1012;

export class LiveTable implements TableSource {
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private sequence: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly table: string,
    private readonly listener: TableEvents,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  private readonly now = () => this.retry(0);
  private readonly seen = () => {
    if (this.socket?.readyState === WebSocket.OPEN) this.show();
    else if (document.visibilityState === "visible") this.retry(0);
  };

  /** Say whether anybody looks: who does not is told of a turn in other ways. */
  private show(): void {
    const message: ClientMessage = {
      type: "visible",
      visible: document.visibilityState === "visible",
    };
    this.socket?.send(JSON.stringify(message));
  }

  private open(): void {
    if (this.closed) return;
    this.listener.state(this.tries ? "lost" : "connecting");
    if (isHere(`/tables/${this.table}`)) void engine().then((found) => this.connect(found));
    else this.connect(server);
  }

  private connect(transport: Transport): void {
    if (this.closed) return;
    const socket = transport.connect(this.table, this.sequence);
    this.socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (!this.closed)
        this.retry(event.code === RESTART ? 300 : retryDelay(this.tries++, Math.random()));
    };
  }

  private retry(after: number): void {
    clearTimeout(this.timer);
    if (this.closed || this.socket) return;
    this.listener.state("lost");
    this.timer = setTimeout(() => this.open(), after);
  }

  /** A line that is silent for long is dead, whatever the browser thinks. */
  private alive(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.close(), 45_000);
  }

  private receive(message: ServerMessage): void {
    this.alive();
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.sequence = message.sequence;
        this.listener.state("open");
        this.listener.welcome(message);
        if (document.visibilityState !== "visible") this.show();
        // What was under way when the line broke is said again; the server knows it by its id.
        for (const { message: again } of this.waiting.values())
          this.socket?.send(JSON.stringify(again));
        break;
      case "event":
        this.sequence = message.sequence;
        this.listener.entry(message);
        break;
      case "presence":
        this.listener.presence(message);
        break;
      case "problem":
        this.waitingFor(message.client)?.reject(problemOf(message.problem.status, message.problem));
        break;
      case "heartbeat":
      case "reconnect":
        // The one only shows that the line lives; after the other the server closes it.
        break;
      default:
        this.waitingFor(message.client)?.resolve(message);
    }
  }

  /** Whoever waits for the answer to a message, once. */
  private waitingFor(client: string | null): Waiting | undefined {
    const found = client === null ? undefined : this.waiting.get(client);
    if (client !== null) this.waiting.delete(client);
    return found;
  }

  /** Send something and wait for the answer, over a restart of the server if need be. */
  ask<M extends ClientMessage>(message: M): Promise<Answers[M["type"]]> {
    const client = `${this.mark}-${Date.now().toString(36)}-${this.count++}`;
    const marked = { ...message, client };
    return new Promise((resolve, reject) => {
      // The server answers a message with what belongs to its type.
      this.waiting.set(client, {
        message: marked,
        resolve: resolve as (answer: Answer) => void,
        reject,
      });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(marked));
    });
  }

  log(since: number, most: number): Promise<Log> {
    return get<Log>(`/tables/${this.table}/log?since=${since}&limit=${most}`);
  }

  position(sequence: number): Promise<PastPosition> {
    return get<PastPosition>(`/tables/${this.table}/positions/${sequence}`);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }
}
