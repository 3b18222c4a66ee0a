import { type GradeForm, gradeProblems } from '#frontend/admin/picks/grade-form.ts';
import type { AdminPickFragment, PickPriceInput } from '#frontend/generated/graphql.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { oddsOf, priceProblem } from '#schema/rules/picks/prices.ts';

/** What is typed for one pick of the queue. */
export interface QueueForm extends GradeForm {
  /** The odds at the start: '-112', or with a line of their own '-4 -112'. */
  close: string;
}

export type QueueProblems = Partial<Record<keyof QueueForm, string>>;

/** The keys that give a result. V asks for the reason first. */
export const RESULT_KEYS: Record<string, Exclude<PickResult, 'PENDING' | 'VOID'>> = {
  w: 'WIN',
  l: 'LOSS',
  p: 'PUSH',
};

type Closed = Pick<AdminPickFragment, 'id' | 'book' | 'line'>;

/** The closing price that is typed; null where none is. */
export function closingPrice({ id, book, line }: Closed, text: string): PickPriceInput | null {
  const [odds = '', own] = text.trim().replaceAll(/[−–]/g, '-').split(/\s+/).reverse();
  if (!odds) return null;
  const shown = own === undefined ? line : Number(own);
  return { pickId: id, moment: 'CLOSE', book, line: shown, odds: oddsOf(odds) ?? Number.NaN };
}

/** What keeps a result from being saved, a sentence a field. */
export function queueProblems(form: QueueForm, pick: AdminPickFragment, result: PickResult): QueueProblems {
  const { result: _, ...problems } = gradeProblems(form, { pick, result, isCorrection: false });
  const close = closingPrice(pick, form.close);
  const isWrong = close && (Number.isNaN(close.odds) || Number.isNaN(close.line ?? 0) || priceProblem(close));
  return { ...problems, ...(isWrong && { close: 'Write -112, or with its line -4 -112' }) };
}
