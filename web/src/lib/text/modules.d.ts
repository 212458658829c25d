declare module "texts:languages" {
  /** The languages that have a folder, English first. */
  export const LANGUAGES: readonly string[];
  export const OWN_NAMES: Readonly<Record<string, string>>;
  /** The messages of a language (`de`) or of a part of it that is fetched by itself (`de/rules`). */
  export function load(name: string): Promise<string>;
}

declare module "texts:*" {
  const source: string;
  export default source;
}
