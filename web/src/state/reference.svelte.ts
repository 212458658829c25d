/** What the server tells once: components and the bots at hand. */
import type { Components } from "../model/document";
import { get } from "../net/api";

export interface Reference {
  levels: string[];
  editions: string[];
  modes: string[];
  colours: string[];
  components: Components;
  hints?: boolean;
}

class Known {
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

export const reference = new Known();
