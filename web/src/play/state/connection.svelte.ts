/** Whether the table can be reached, and what was refused last. */
import { Problem, type Refusal } from "../../lib/api";
import type { ConnectionStatus } from "../../lib/table-source";

export class Connection {
  status = $state<ConnectionStatus>("connecting");
  problem = $state.raw<Refusal | null>(null);
  /** There is no such table. */
  isMissing = $state(false);
  private latest: ConnectionStatus = "connecting";

  constructor(
    private readonly hasOpened: () => boolean,
    /** Ask for the table in another way; rejects if there is none. */
    private readonly probe: () => Promise<unknown>,
    private readonly onmissing: () => void,
  ) {}

  /** A connection that never opened is lost only if there is a table: a failed handshake does not say why. */
  async take(status: ConnectionStatus): Promise<void> {
    this.latest = status;
    if (status === "lost" && !this.hasOpened() && !(await this.exists())) return;
    if (this.latest === status) this.status = status;
  }

  private async exists(): Promise<boolean> {
    try {
      await this.probe();
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.refusal.reason !== "offline") this.fail(fault);
    }
    return !this.isMissing;
  }

  /** The result of the work, or null where it was refused: `problem` then says why. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (fault) {
      this.fail(fault);
      return null;
    }
  }

  fail(fault: unknown): void {
    if (!(fault instanceof Problem)) throw fault;
    if (fault.status === 404 && !this.hasOpened()) {
      this.isMissing = true;
      this.onmissing();
    } else if (fault.refusal.reason !== "offline" || this.status !== "lost")
      this.problem = fault.refusal;
  }
}
