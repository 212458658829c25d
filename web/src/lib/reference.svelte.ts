/** What the server says once: components and the bots at hand. */
import type { Reference } from "./generated";
import { get } from "./api";

class ReferenceStore {
  value = $state.raw<Reference | null>(null);
  private asked: Promise<Reference> | null = null;

  async load(): Promise<Reference> {
    this.asked ??= get<Reference>("/reference");
    try {
      this.value = await this.asked;
      return this.value;
    } catch (fault) {
      this.asked = null;
      throw fault;
    }
  }
}

export const reference = new ReferenceStore();
