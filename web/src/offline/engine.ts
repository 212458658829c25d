/** The engine as a transport: what pages ask of a server is asked of a worker. */
import type { Reply, Socket, Transport } from "../lib/transport";
import { loading } from "./loading.svelte";
import type { FromEngine, ToEngine } from "./messages";

/** Where the build has put the engine. */
declare const __ENGINE__: string;

interface Waiting {
  resolve(reply: Reply): void;
  reject(fault: Error): void;
}

/** A phone, or another device with little memory. */
function isSmall(): boolean {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  return deviceMemory === undefined ? matchMedia("(pointer: coarse)").matches : deviceMemory <= 4;
}

/** A line to a table that looks like a WebSocket to whoever uses it. */
class EngineSocket implements Socket {
  readyState: number = WebSocket.OPEN;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  /** The worker is there, however long a bot thinks in it. */
  private readonly beat = setInterval(
    () => this.onmessage?.(new MessageEvent("message", { data: '{"type":"heartbeat"}' })),
    20_000,
  );

  constructor(
    private readonly line: string,
    private readonly worker: Worker,
  ) {}

  send(text: string): void {
    this.worker.postMessage({ kind: "say", line: this.line, text } satisfies ToEngine);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    clearInterval(this.beat);
    this.worker.postMessage({ kind: "close", line: this.line } satisfies ToEngine);
  }
}

class Engine implements Transport {
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<string, EngineSocket>();
  private readonly worker: Worker;
  private count = 0;

  constructor() {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    this.worker.onerror = ({ message }) => this.failed(message);
    loading.share = 0;
    this.post({
      kind: "begin",
      base: new URL(import.meta.env.BASE_URL + __ENGINE__, document.baseURI).href,
      small: isSmall(),
    });
    // Games are kept here and nowhere else: the browser is asked not to throw them away.
    void navigator.storage?.persist?.();
  }

  private post(word: ToEngine): void {
    this.worker.postMessage(word);
  }

  private failed(fault: string): void {
    console.error(fault);
    loading.share = null;
    for (const { reject } of this.waiting.values()) reject(new Error(fault));
    this.waiting.clear();
  }

  private hear(word: FromEngine): void {
    if (word.kind === "progress") loading.share = word.share;
    else if (word.kind === "ready") [loading.share, loading.device] = [null, word.device];
    else if (word.kind === "failed") this.failed(word.fault);
    else if (word.kind === "hear")
      this.lines.get(word.line)?.onmessage?.(new MessageEvent("message", { data: word.text }));
    else if (word.kind === "closed") {
      this.lines.get(word.line)?.onclose?.(new CloseEvent("close"));
      this.lines.delete(word.line);
    } else {
      const found = this.waiting.get(word.id);
      this.waiting.delete(word.id);
      if (word.kind === "reply") found?.resolve(word);
      else found?.reject(new Error(word.fault));
    }
  }

  request(method: string, path: string, body?: unknown): Promise<Reply> {
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({
        kind: "request",
        id,
        method,
        path,
        body: body === undefined ? "" : JSON.stringify(body),
      });
    });
  }

  connect(table: string, since: number | null): Socket {
    const line = `${table}-${this.count++}`;
    const socket = new EngineSocket(line, this.worker);
    this.lines.set(line, socket);
    this.post({ kind: "open", line, table, since: since ?? -1 });
    return socket;
  }
}

export const engine: Transport = new Engine();
