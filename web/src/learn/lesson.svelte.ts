/** A chapter of the guided game in this browser: its table, and which step one has come to. */
import { post } from "../lib/api";
import type { Lesson as LessonView, LessonStep } from "../lib/generated";
import { LESSON, StatelessTable, TableSession, tempo } from "../play";
import { progress } from "./progress.svelte";

export class Lesson {
  readonly session: TableSession;
  private lesson = $state.raw<LessonView | null>(null);
  /** The number of the step on show. */
  step = $state(0);
  /** Whether what the step asks for has been done. */
  isDone = $state(false);
  /** The part of the step's text that answers an action which was not asked for. */
  answer = $state<string | null>(null);

  constructor(readonly chapter: string) {
    const place = progress.place?.chapter === chapter ? progress.place : null;
    const path = `/lessons/${chapter}`;
    let latest: LessonView;
    const load = async (body: { played: readonly string[]; text?: string }, known = 0) => {
      latest = await post<LessonView>(path, body);
      const entries = latest.entries.slice(known);
      return {
        actions: latest.played,
        entries: entries.map(({ entry }) => entry),
        views: entries.map(({ view }) => view),
      };
    };
    const table = new StatelessTable(
      {
        id: chapter,
        path,
        body: (played) => ({ played }),
        open: (played) => load({ played }),
        act: (played, text, known) => load({ played, text }, known),
      },
      place?.played ?? [],
      (text) => this.take(latest, text === null ? null : latest.answer),
    );
    this.step = place?.step ?? 0;
    this.isDone = place?.done ?? false;
    this.session = new TableSession(table, {
      allows: LESSON,
      naming: "orders",
      tempo,
      isPaused: () => this.isRead,
      ontouch: () => (this.answer = null),
    });
    void this.session.attempt(() => table.open());
  }

  /** The step on show. */
  readonly task = $derived<LessonStep | null>(this.lesson?.steps[this.step] ?? null);
  readonly isFinal = $derived(this.step + 1 >= (this.lesson?.steps.length ?? 0));
  /** Nothing more is to be done in this step: one can go on. */
  readonly isRead = $derived(this.isDone || this.task?.asks === false);
  /** Places that the step speaks of; on narrow screens the Temple Island is one of them. */
  readonly highlighted = $derived.by((): ReadonlySet<string> => {
    const { draft, history } = this.session;
    const marks = this.isDone || draft.preview || history.past ? [] : (this.task?.marks ?? []);
    const isInside = marks.some((mark) => /^(path|temple|stage|council|meditation)/.test(mark));
    return new Set(isInside ? [...marks, "temple"] : marks);
  });

  private take(lesson: LessonView, answer: string | null): void {
    const before = this.lesson;
    this.lesson = lesson;
    this.answer = answer;
    if (answer) return;
    // The numbers of the steps that ask for something.
    const tasks = lesson.steps.flatMap((step, number) => (step.asks ? [number] : []));
    const due = tasks[lesson.played.length] ?? lesson.steps.length;
    if (before && lesson.played.length > before.played.length) {
      this.step = tasks[lesson.played.length - 1] ?? this.step;
      this.isDone = true;
    } else if (this.step > due || (this.step === due && this.isDone) || before) {
      // Taken back, or the chapter has changed since: on with what is due.
      this.step = Math.min(due, lesson.steps.length - 1);
      this.isDone = false;
    }
    this.store();
  }

  private store(): void {
    const { chapter, lesson, step, isDone } = this;
    if (!lesson) return;
    if (this.isFinal && this.isRead) progress.finish(chapter);
    else progress.leave({ chapter, step, done: isDone, played: lesson.played });
  }

  private goTo(step: number, isDone: boolean): void {
    this.step = step;
    this.isDone = isDone;
    this.answer = null;
    this.store();
  }

  /** On to the next step. */
  next(): void {
    if (this.isRead && !this.isFinal) this.goTo(this.step + 1, false);
  }

  /** Whether there is something to read or do again. */
  readonly canGoBack = $derived(this.step > 0 || this.isDone);

  /** Back to the step before; what was done for a step is taken back before it is left. */
  async back(): Promise<void> {
    if (this.isDone) return this.session.undo();
    if (this.step) this.goTo(this.step - 1, this.lesson?.steps[this.step - 1]?.asks === true);
  }
}
