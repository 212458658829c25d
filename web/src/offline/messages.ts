/** What page and engine say to each other. */

/** The engine on this device. Its speed is 0 until the first search. */
export interface Device {
  form: "compiled" | "interpreted";
  nodes_per_second: number;
}

export type ToEngine =
  | { kind: "begin"; base: string; /** Little memory: a phone. */ small: boolean }
  | { kind: "request"; id: number; method: string; path: string; body: string }
  | { kind: "open"; line: string; table: string; since: number }
  | { kind: "say"; line: string; text: string }
  | { kind: "close"; line: string };

export type FromEngine =
  | { kind: "progress"; share: number }
  | { kind: "ready"; device: Device }
  | { kind: "failed"; fault: string }
  | { kind: "reply"; id: number; status: number; type: string; text: string }
  | { kind: "fault"; id: number; fault: string }
  | { kind: "hear"; line: string; text: string }
  | { kind: "closed"; line: string };
