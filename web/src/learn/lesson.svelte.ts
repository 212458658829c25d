/** A chapter of the guided game in this browser: the table, and which step one has come to. */
import type { Lesson, LessonStep } from "../lib/generated";
import { Session } from "../play";
import { t } from "../lib/text/texts.svelte";
import { LessonLine } from "./lesson-table";
import { progress } from "./progress.svelte";

export class LessonSession extends Session {
  override readonly guided = true;
  lesson = $state.raw<Lesson | null>(null);
  /** The number of the step on show. */
  shown = $state(0);
  /** Whether what the step asks for has been done. */
  done = $state(false);
  /** The part of the step's text that answers an action which was not asked for. */
  answer = $state<string | null>(null);
  private readonly channel: LessonLine;

  constructor(chapter: string) {
    const place = progress.place?.chapter === chapter ? progress.place : null;
    const channel = new LessonLine(chapter, place?.played ?? []);
    super(chapter, (listener) => channel.listen(listener));
    this.channel = channel;
    this.shown = place?.step ?? 0;
    this.done = place?.done ?? false;
    channel.onlesson = (lesson, answer) => this.take(lesson, answer);
    void this.attempt(() => channel.open());
  }

  /** The step on show. */
  readonly task = $derived<LessonStep | null>(this.lesson?.steps[this.shown] ?? null);
  readonly final = $derived(this.shown + 1 >= (this.lesson?.steps.length ?? 0));
  /** Nothing more is to be done in this step: one can go on. */
  readonly read = $derived(this.done || this.task?.asks === false);
  override get paused(): boolean {
    return this.read;
  }
  /** Places that the step speaks of; the Temple Island is one of them on narrow screens. */
  readonly pointed = $derived.by((): ReadonlySet<string> => {
    const marks = this.done || this.preview || this.past ? [] : (this.task?.marks ?? []);
    const inside = marks.some((mark) => /^(path|temple|stage|council|meditation)/.test(mark));
    return new Set(inside ? [...marks, "temple"] : marks);
  });

  /** The numbers of the steps that ask for something. */
  private tasks(lesson: Lesson): number[] {
    return lesson.steps.flatMap((step, number) => (step.asks ? [number] : []));
  }

  private take(lesson: Lesson, answer: string | null): void {
    const before = this.lesson;
    this.lesson = lesson;
    this.answer = answer;
    if (answer) return;
    const tasks = this.tasks(lesson);
    const due = tasks[lesson.played.length] ?? lesson.steps.length;
    if (before && lesson.played.length > before.played.length) {
      this.shown = tasks[lesson.played.length - 1] ?? this.shown;
      this.done = true;
    } else if (this.shown > due || (this.shown === due && this.done) || before) {
      // Taken back, or the chapter has changed since: on with what is due.
      this.shown = Math.min(due, lesson.steps.length - 1);
      this.done = false;
    }
    this.leave();
  }

  private leave(): void {
    if (this.lesson && !(this.final && this.read))
      progress.leave({
        chapter: this.table,
        step: this.shown,
        done: this.done,
        played: this.lesson.played,
      });
    else if (this.lesson) progress.finish(this.table);
  }

  /** On to the next step. */
  goOn(): void {
    if (!this.read || this.final) return;
    this.shown += 1;
    this.done = false;
    this.answer = null;
    this.leave();
  }

  /** Whether there is something to read or do again. */
  readonly returnable = $derived(this.shown > 0 || this.done);

  /** Back to the step before; what was done for a step is taken back before it is left. */
  async goBack(): Promise<void> {
    if (this.done) return this.undo();
    if (!this.shown) return;
    this.shown -= 1;
    this.done = this.task?.asks === true;
    this.answer = null;
    this.leave();
  }

  /** In a chapter an order goes by its color, as its texts say. */
  override nameOf(seat: number | null): string {
    return t(`order-${this.view?.seats[seat ?? -1]?.colour ?? "yellow"}`);
  }

  override touch(place: string): void {
    this.answer = null;
    super.touch(place);
  }

  override async undo(): Promise<void> {
    await this.attempt(() => this.channel.undo());
  }
}
