/** A study in this browser: its chapters, the one that lies on the table, and where one stands in it. */
import type { Arrow } from "../table/arrows";
import type { StudyBranch, StudyView } from "../lib/generated";
import { ask, post } from "../lib/api";
import { AnalysisBoard } from "../play";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/text/texts.svelte";
import { ROOT, grown, path, pruned, type Branch } from "./tree";

export interface Chapter {
  title: string;
  record: string;
  tree: readonly Branch[];
}

/** A desk on which one step back is a step back in the tree, and touches may draw. */
export class StudyDesk extends AnalysisBoard {
  onback: () => void = () => {};
  ondraw = $state.raw<((place: string) => void) | null>(null);

  /** While an arrow is drawn, every place may be touched, by keyboard, too. */
  override get anywhere(): boolean {
    return this.ondraw !== null;
  }

  override async undo(): Promise<void> {
    this.onback();
  }

  override touch(place: string): void {
    if (this.ondraw) this.ondraw(place);
    else super.touch(place);
  }
}

const spot = (place: string): string => place.replace("isle:", "active:");
const FITTING = /^(isle|active|resting|path|temple):|^stage$/;

export class Study {
  id = $state<string | null>(null);
  yours = $state(true);
  title = $state("");
  chapters = $state.raw<Chapter[]>([]);
  number = $state(0);
  at = $state(0);
  saved = $state(false);
  desk = $state.raw<StudyDesk | null>(null);
  /** The beginning of an arrow that is being drawn; empty before it is touched. */
  drawing = $state<string | null>(null);

  readonly chapter = $derived(this.chapters[this.number] ?? null);
  readonly branch = $derived(this.chapter?.tree[this.at] ?? null);

  constructor(found: StudyView | null, record: string) {
    this.id = found?.study ?? null;
    this.yours = found?.yours ?? true;
    this.title = found?.title ?? t("study-untitled");
    this.chapters = found
      ? found.chapters.map(({ title, record, branches }) => ({ title, record, tree: branches }))
      : [{ title: t("study-chapter", { number: 1 }), record, tree: [ROOT] }];
    this.open(0);
  }

  open(number: number): void {
    this.desk?.close();
    this.number = number;
    this.at = 0;
    this.drawing = null;
    const desk = new StudyDesk({ record: this.chapters[number]?.record ?? "" });
    desk.channel.onact = (text) => this.played(text);
    desk.onback = () => void this.go(this.branch?.parent ?? 0);
    this.desk = desk;
    this.draw();
  }

  private change(tree: readonly Branch[]): void {
    this.saved = false;
    this.chapters = this.chapters.map((chapter, number) =>
      number === this.number ? { ...chapter, tree } : chapter,
    );
  }

  private played(text: string): void {
    const said = this.desk?.played.at(-1)?.story?.said ?? null;
    const { tree, at } = grown(this.chapter?.tree ?? [ROOT], this.at, text, said);
    this.at = at;
    if (tree !== this.chapter?.tree) this.change(tree);
    this.draw();
  }

  async go(at: number): Promise<void> {
    this.drawing = null;
    await this.desk?.go(path(this.chapter?.tree ?? [ROOT], at));
    this.at = at;
    this.draw();
  }

  async prune(): Promise<void> {
    const { chapter, branch, at } = this;
    if (!chapter || !branch || !at) return;
    const parent = path(chapter.tree, branch.parent);
    this.change(pruned(chapter.tree, at));
    let here = 0;
    for (const text of parent) here = grown(this.chapter?.tree ?? [], here, text, null).at;
    this.at = here;
    await this.go(here);
  }

  private mend(part: Partial<Branch>): void {
    if (!this.chapter) return;
    this.change(
      this.chapter.tree.map((branch, number) =>
        number === this.at ? { ...branch, ...part } : branch,
      ),
    );
    this.draw();
  }

  comment(text: string): void {
    this.mend({ comment: text });
  }

  rename(title: string): void {
    this.saved = false;
    this.chapters = this.chapters.map((chapter, number) =>
      number === this.number ? { ...chapter, title } : chapter,
    );
  }

  /** Draw an arrow with the next two touches. */
  beginArrow(): void {
    if (!this.desk) return;
    this.drawing = "";
    this.desk.ondraw = (place) => {
      if (!FITTING.test(place)) return;
      if (!this.drawing) {
        this.drawing = place;
        return;
      }
      if (place === this.drawing) return;
      this.mend({
        arrows: [...(this.branch?.arrows ?? []), `${this.drawing}>${place}`].slice(-12),
      });
      this.drawing = null;
      if (this.desk) this.desk.ondraw = null;
    };
  }

  wipe(): void {
    this.mend({ arrows: [] });
  }

  private draw(): void {
    if (!this.desk) return;
    this.desk.ondraw = null;
    this.desk.drawn = (this.branch?.arrows ?? []).map((text): Arrow => {
      const [from = "", to = ""] = text.split(">");
      return { kind: "book", from: spot(from), to: spot(to) };
    });
  }

  /** A chapter that begins where one stands. */
  addChapter(record: string): void {
    this.saved = false;
    this.chapters = [
      ...this.chapters,
      { title: t("study-chapter", { number: this.chapters.length + 1 }), record, tree: [ROOT] },
    ];
    this.open(this.chapters.length - 1);
  }

  removeChapter(): void {
    if (this.chapters.length < 2) return;
    this.saved = false;
    this.chapters = this.chapters.filter((_, number) => number !== this.number);
    this.open(0);
  }

  /** Keep it; what belongs to somebody else is kept as a copy. */
  async save(): Promise<void> {
    const chapters = this.chapters.map(({ title, record, tree }) => ({
      title: title.trim() || t("study-chapter", { number: 1 }),
      record,
      branches: tree.map(({ parent, text, comment, arrows }): StudyBranch => ({
        parent,
        text,
        comment,
        arrows,
      })),
    }));
    const body = {
      title: this.title.trim() || t("study-untitled"),
      chapters,
      name: settings.name.trim() || t("web-guest"),
    };
    const kept =
      this.id && this.yours
        ? await ask<StudyView>("PUT", `/studies/${this.id}`, body)
        : await post<StudyView>("/studies", body);
    this.id = kept.study;
    this.yours = true;
    this.saved = true;
  }

  close(): void {
    this.desk?.close();
  }
}
