/** A table of a server: its connection comes back after a restart and misses nothing. */
import { get, post, problemOf } from "./api";
import type { ClientMessage, Log, PastPosition, ServerMessage } from "./generated";
import type { Replies, Reply, TableEvents, TableSource } from "./table-source";
import { engine, isHere, server, type Socket, type Transport } from "./transport";

interface Waiting {
  message: ClientMessage;
  resolve(reply: Reply): void;
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

  private events: TableEvents | null = null;

  constructor(readonly id: string) {}

  subscribe(events: TableEvents): () => void {
    this.events = events;
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
    return () => this.close();
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
    this.events?.status(this.tries ? "lost" : "connecting");
    if (isHere(`/tables/${this.id}`)) void engine().then((found) => this.connect(found));
    else this.connect(server);
  }

  private connect(transport: Transport): void {
    if (this.closed) return;
    const socket = transport.connect(this.id, this.sequence);
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
    this.events?.status("lost");
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
        this.events?.status("open");
        this.events?.snapshot(message);
        if (document.visibilityState !== "visible") this.show();
        // What was under way when the line broke is said again; the server knows it by its id.
        for (const { message: again } of this.waiting.values())
          this.socket?.send(JSON.stringify(again));
        break;
      case "event":
        this.sequence = message.sequence;
        this.events?.entry(message);
        break;
      case "presence":
        this.events?.presence(message);
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
  send<M extends ClientMessage>(message: M): Promise<Replies[M["type"]]> {
    const client = `${this.mark}-${Date.now().toString(36)}-${this.count++}`;
    const marked = { ...message, client };
    return new Promise((resolve, reject) => {
      // The server answers a message with what belongs to its type.
      this.waiting.set(client, {
        message: marked,
        resolve: resolve as (reply: Reply) => void,
        reject,
      });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(marked));
    });
  }

  log(since: number, most: number): Promise<Log> {
    return get<Log>(`/tables/${this.id}/log?since=${since}&limit=${most}`);
  }

  position(sequence: number): Promise<PastPosition> {
    return get<PastPosition>(`/tables/${this.id}/positions/${sequence}`);
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return post<T>(`/tables/${this.id}${path}`, body);
  }

  async undo(): Promise<void> {
    await this.post("/undo");
  }

  private close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }
}
