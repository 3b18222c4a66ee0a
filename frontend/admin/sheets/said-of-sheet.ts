import { sharedStorage } from '#frontend/app/browser-storage.ts';
import type { SheetAnswerInput, SheetColumnInput } from '#frontend/generated/graphql.ts';

export type SheetKind = 'picks' | 'odds' | 'games';

/** What a person says of the sheet that is open. */
export interface SaidOfSheet {
  columns: SheetColumnInput[];
  answers: SheetAnswerInput[];
  leaveOut: number[];
}

export const NOTHING_SAID: SaidOfSheet = { columns: [], answers: [], leaveOut: [] };

/** With these answers, each in place of an earlier one to the same question. */
export function withAnswers(said: SaidOfSheet, answers: readonly SheetAnswerInput[]): SaidOfSheet {
  const questions = new Set(answers.map(({ question }) => question));
  return {
    ...said,
    answers: [...said.answers.filter(({ question }) => !questions.has(question)), ...answers],
  };
}

/** With a line left out, or read again. */
export function withLine(said: SaidOfSheet, row: number, isLeftOut: boolean): SaidOfSheet {
  const others = said.leaveOut.filter((other) => other !== row);
  return { ...said, leaveOut: isLeftOut ? [...others, row] : others };
}

interface KeptUnder {
  kind: SheetKind;
  /** The id of the person who said it. */
  by: string;
  /** The columns of the file: what was said of others is no word about these. */
  columns: readonly { column: string }[];
}

function keyOf({ kind, by, columns }: KeptUnder): string {
  return `sheet columns ${by} ${kind} ${JSON.stringify(columns.map(({ column }) => column))}`;
}

/** Keeps what columns are. What all lines of a sheet have is not kept: it is seldom that of the next. */
export function keepColumns(under: KeptUnder, said: readonly SheetColumnInput[]): void {
  sharedStorage.writeJson(
    keyOf(under),
    said.filter(({ value }) => value == null),
  );
}

/** What was said of an earlier file with the same columns. Columns without names are those of any file. */
export function keptColumns(under: KeptUnder): SheetColumnInput[] | null {
  const isNamed = under.columns.some(({ column }, at) => column !== `column ${at + 1}`);
  const kept = isNamed ? sharedStorage.readJson<SheetColumnInput[]>(keyOf(under)) : null;
  return kept && kept.length > 0 ? kept : null;
}
