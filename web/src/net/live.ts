/** A line to one table that mends itself: it comes back after a restart and misses nothing. */
import { problemOf } from "./api";
import type { Entry, GameEvent, View, You } from "../model/view";

export type LineState = "connecting" | "open" | "lost" | "gone";

export interface Welcome {
  type: "welcome";
  sequence: number;
  you: You;
  missed: Entry[];
  reset: boolean;
  view: View;
}

export interface LiveEvent {
  type: "event";
  sequence: number;
  entry: Entry;
  events?: GameEvent[];
  view?: View;
}

export interface Ears {
  state(state: LineState, again: number): void;
  welcome(message: Welcome): void;
  event(message: LiveEvent): void;
  presence(present: boolean[], watchers: number): void;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve(told: Record<string, unknown>): void;
  reject(fault: unknown): void;
}

/** Milliseconds before the next try: soon at first, then more patiently, never in step with others. */
export function patience(tries: number, chance: number): number {
  return Math.min(10_000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * chance);
}

const NO_SUCH_TABLE = 4004;

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private sequence: number | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  private readonly now = () => this.retry(0);
  private readonly seen = () => {
    if (document.visibilityState === "visible" && this.socket?.readyState !== WebSocket.OPEN) this.retry(0);
  };

  private open(): void {
    if (this.closed) return;
    this.ears.state(this.tries ? "lost" : "connecting", 0);
    const since = this.sequence === null ? "" : `?since=${this.sequence}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${since}`);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Record<string, unknown>);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (event.code === NO_SUCH_TABLE) {
        this.close();
        this.ears.state("gone", 0);
      }
      if (!this.closed) this.retry(event.code === 1012 ? 300 : patience(this.tries++, Math.random()));
    };
  }

  private retry(after: number): void {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket) return;
    this.ears.state("lost", after);
    this.timer = setTimeout(() => this.open(), after);
  }

  /** A line that is silent for long is dead, whatever the browser thinks. */
  private alive(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.socket?.close(), 45_000);
  }

  private hear(message: Record<string, unknown>): void {
    this.alive();
    if (message.type === "welcome" || message.type === "event") this.sequence = message.sequence as number;
    const client = message.client as string | undefined;
    const asked = client ? this.waiting.get(client) : undefined;
    if (asked && client) {
      this.waiting.delete(client);
      if (message.type === "problem") {
        const problem = message.problem as Record<string, unknown>;
        asked.reject(problemOf(Number(problem.status), problem));
      } else asked.resolve(message);
      return;
    }
    switch (message.type) {
      case "welcome": {
        const welcome = message as unknown as Welcome;
        this.tries = 0;
        this.ears.state("open", 0);
        this.ears.welcome(welcome);
        // What was under way when the line broke is said again; the server knows it by its id.
        for (const { message: again } of this.waiting.values()) this.socket?.send(JSON.stringify(again));
        break;
      }
      case "event":
        this.ears.event(message as unknown as LiveEvent);
        break;
      case "presence":
        this.ears.presence(message.present as boolean[], message.watchers as number);
        break;
      case "heartbeat":
        // The server is further than what came through: resume from what is known.
        if (Number(message.sequence) > (this.sequence ?? 0)) this.socket?.close();
        break;
      default:
    }
  }

  /** Say something and wait for the answer, over a restart of the server if need be. */
  say<T>(type: string, text: string, sequence = 0): Promise<T> {
    const client = `${this.mark}-${Date.now().toString(36)}-${this.count++}`;
    const message = { type, client, text, sequence };
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(client, { message, resolve: resolve as (told: Record<string, unknown>) => void, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }
}
