import { type GradeForm, gradeProblems } from '#frontend/admin/picks/grade-form.ts';
import type { AdminPickFragment, PickPriceInput } from '#frontend/generated/graphql.ts';
import { plainText } from '#schema/rules/market/reading/plain-text.ts';
import { readLine } from '#schema/rules/market/reading/read-line.ts';
import { readOdds } from '#schema/rules/market/reading/read-odds.ts';
import type { Reading } from '#schema/rules/market/reading/reading.ts';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { priceProblem } from '#schema/rules/picks/prices.ts';

/** What is typed for one pick of the queue. */
export interface QueueForm extends GradeForm {
  /** The odds at the start: '-112', or with a line of their own '-4 -112'. */
  close: string;
}

export type QueueProblems = Partial<Record<keyof QueueForm, string>>;

/** The keys that give a result. V prompts for the reason first. */
export const RESULT_KEYS: Record<string, Exclude<PickResult, 'PENDING' | 'VOID'>> = {
  w: 'WIN',
  l: 'LOSS',
  p: 'PUSH',
};

type Closed = Pick<AdminPickFragment, 'id' | 'book' | 'line' | 'market'>;

/** The closing price that is typed; null where none is, NaN where it cannot be read or may be two things. */
export function closingPrice({ id, book, line, market }: Closed, text: string): PickPriceInput | null {
  const [odds = '', own] = plainText(text).split(' ').reverse();
  if (!odds) return null;
  const shown = own === undefined ? line : certain(readLine(own, market));
  return { pickId: id, moment: 'CLOSE', book, line: shown, odds: certain(readOdds(odds)) ?? Number.NaN };
}

function certain<Value>(reading: Reading<Value>): Value | number {
  return reading.kind === 'VALUE' ? reading.value : Number.NaN;
}

/** What keeps a result from being saved, a sentence a field. */
export function queueProblems(form: QueueForm, pick: AdminPickFragment, result: PickResult): QueueProblems {
  const { result: _, ...problems } = gradeProblems(form, { pick, result, isCorrection: false });
  const close = closingPrice(pick, form.close);
  const isWrong = close && (Number.isNaN(close.odds) || Number.isNaN(close.line ?? 0) || priceProblem(close));
  return { ...problems, ...(isWrong && { close: closeProblem(form.close) }) };
}

/** What can mean two things is asked by its own sentence: there is one way to write what is meant. */
function closeProblem(text: string): string {
  const odds = readOdds(plainText(text).split(' ').at(-1) ?? '');
  const asks = odds.kind === 'QUESTION' ? `${odds.asks} ` : '';
  return `${asks}Write -112 or +150, or with its line -4 -112`;
}
