/** Places and pieces in words: for labels, cards and the text view. */
import {
  novices,
  player,
  seats,
  zoneOf,
  type Order,
  type StateDocument,
  type Zone,
  type Zones,
} from "../lib/document";
import { listed, t } from "../lib/text/texts.svelte";

export interface Description {
  title: string;
  facts: string[];
}

const join = (words: string[]) => listed(words);

function counts(doc: StateDocument, isle: string, which: 0 | 1): string[] {
  const found = doc.isles.find((i) => i.name === isle);
  if (!found) return [];
  return seats(doc).flatMap((order) => {
    const number = novices(found, order)[which];
    return number ? [t("web-count-of", { order: t(`order-${order}`), number })] : [];
  });
}

export function describeIsle(doc: StateDocument, name: string): string[] {
  const isle = doc.isles.find((i) => i.name === name);
  if (!isle) return [];
  const [active, resting] = [counts(doc, name, 0), counts(doc, name, 1)];
  return [
    t("web-tell-favors", { number: isle.favors }),
    active.length ? t("web-tell-active", { list: join(active) }) : t("web-tell-nobody-active"),
    ...(resting.length ? [t("web-tell-resting", { list: join(resting) })] : []),
    ...(isle.shrines.length
      ? [t("web-tell-shrines", { list: join(isle.shrines.map((o) => t(`order-${o}`))) })]
      : []),
    ...isle.figures.map((figure) => t("web-tell-figure", { figure: t(`figure-${figure}`) })),
  ];
}

const ZONE_TEXT: Record<Zone, string> = {
  approved: "term-approved",
  bribable: "term-bribable",
  far: "web-not-open-yet",
};

/** What is at a place, as a title and sentences. */
export function describe(
  doc: StateDocument,
  zones: Zones | null,
  place: string,
): Description | null {
  const [kind, name = ""] = place.split(":");
  if (kind === "isle") return { title: t(`isle-${name}`), facts: describeIsle(doc, name) };
  if (kind === "resting") {
    const list = counts(doc, name, 1);
    return {
      title: t("web-beside", { isle: t(`isle-${name}`) }),
      facts: [
        list.length ? t("web-tell-resting", { list: join(list) }) : t("web-tell-nobody-resting"),
      ],
    };
  }
  if (kind === "path") {
    const entry = doc.path.find((e) => "tile" in e && e.tile === Number(name));
    const owner = entry && "tile" in entry ? entry.novice : null;
    return {
      title: t("web-tile", { tile: name }),
      facts: [
        t(ZONE_TEXT[zoneOf(zones, Number(name))]),
        owner ? t("web-claimed-by", { order: t(`order-${owner}`) }) : t("term-unclaimed"),
      ],
    };
  }
  if (kind === "temple" && name) {
    const entry = doc.temple[name];
    if (!entry) return { title: t("web-space", { tile: name }), facts: [t("web-space-empty")] };
    const facts = [
      entry.novice
        ? t("web-serves", { order: t(`order-${entry.novice}`) })
        : t("web-nobody-serves"),
    ];
    if (entry.book) facts.push(t("web-has-book"));
    if (entry.lying) facts.push(t("term-lying"));
    return { title: t("web-temple-tile", { tile: name }), facts };
  }
  if (kind === "temple")
    return { title: t("term-temple-island"), facts: [t("web-guard-pays", { number: doc.guard })] };
  if (kind === "stage") {
    const list = seats(doc).flatMap((o) =>
      player(doc, o).stage
        ? [t("web-count-of", { order: t(`order-${o}`), number: player(doc, o).stage })]
        : [],
    );
    return {
      title: t("term-landing-stage"),
      facts: [list.length ? join(list) : t("web-nobody-there")],
    };
  }
  if (kind === "council") return { title: t("term-council"), facts: describeCouncil(doc) };
  if (kind === "meditation")
    return {
      title: t("term-meditation-room"),
      facts: [doc.time === null ? t("web-no-tokens") : t("web-tokens-left", { number: doc.time })],
    };
  return null;
}

export function describeCouncil(doc: StateDocument): string[] {
  return doc.council.flatMap((stack, seat) =>
    stack.length
      ? [
          t("web-seat-of", {
            seat,
            list: join([...stack].reverse().map((o: Order) => t(`order-${o}`))),
          }),
        ]
      : [],
  );
}

/** One line for a screen reader; it says first whether the place can be chosen now. */
export function label(
  doc: StateDocument,
  zones: Zones | null,
  place: string,
  legal = false,
): string {
  const found = describe(doc, zones, place);
  return found
    ? `${found.title}${legal ? ` (${t("web-legal")})` : ""}: ${found.facts.join("; ")}`
    : place;
}

/** Where novices of a Journey or a Tide leave from. */
export function shownOrigin(origin: string): string {
  if (origin === "stage") return t("term-landing-stage");
  return (
    t(`isle-${origin.replace("~", "")}`) +
    (origin.startsWith("~") ? ` (${t("term-inactive")})` : "")
  );
}
