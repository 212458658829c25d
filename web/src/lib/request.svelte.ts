/** Things asked of the server, and the last one that it refused. */
import { Problem, type Refusal } from "./api";

export class Attempts {
  problem = $state.raw<Refusal | null>(null);

  /** What the work gives; null where the server refused it, which `problem` then explains. */
  readonly attempt = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault;
      this.problem = fault.refusal;
      return null;
    }
  };
}
