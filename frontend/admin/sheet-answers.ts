import type { Answer, SheetQuestion } from '#schema/rules/market/reading/questions.ts';

/** An answer with the lines that it was given for. */
export interface LineAnswer extends Answer {
  lines: string[];
}

/** The answers with another one, in place of an earlier one to the same question. */
export function withAnswer(
  answers: readonly LineAnswer[],
  { key, rows }: SheetQuestion,
  choice: string,
  text: string,
): LineAnswer[] {
  const lines = sheetLinesOf(text);
  const about = rows.map((row) => lines[row - 1] ?? '');
  return [...answers.filter(({ question }) => question !== key), { question: key, choice, lines: about }];
}

/** The answers that go with a text: those whose line is still in it, so that none is applied to another sheet. */
export function answersFor(answers: readonly LineAnswer[], text: string): LineAnswer[] {
  const lines = new Set(sheetLinesOf(text));
  return answers.filter((answer) => answer.lines.some((line) => lines.has(line)));
}

export function sheetLinesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}
