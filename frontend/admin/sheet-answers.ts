import type { Answer, SheetQuestion } from '#schema/rules/market/reading/questions.ts';

/** An answer with what was chosen and the lines that it was given for. */
export interface LineAnswer extends Answer {
  lines: string[];
  label: string | undefined;
}

/** The answers with another one, in place of an earlier one to the same question. */
export function withAnswer(
  answers: readonly LineAnswer[],
  { key, rows, choices }: SheetQuestion,
  choice: string,
  text: string,
): LineAnswer[] {
  const lines = sheetLinesOf(text);
  const about = rows.map((row) => lines[row - 1] ?? '');
  const label = choices.find((each) => each.key === choice)?.label;
  return [
    ...answers.filter(({ question }) => question !== key),
    { question: key, choice, label, lines: about },
  ];
}

/** The answers without those that would now choose something else, or for a line that was not there when they were given. */
export function stillMeant(
  answers: readonly LineAnswer[],
  questions: readonly SheetQuestion[],
  text: string,
): readonly LineAnswer[] {
  const lines = sheetLinesOf(text);
  const meant = answers.filter(({ question, choice, label, lines: about }) => {
    const asked = questions.find(({ key }) => key === question);
    if (!asked) return true;
    const isSame = asked.choices.some((each) => each.key === choice && each.label === label);
    return isSame && asked.rows.every((row) => about.includes(lines[row - 1] ?? ''));
  });
  return meant.length === answers.length ? answers : meant;
}

/** The answers that go with a text: those whose line is still in it, so that none is applied to another sheet. */
export function answersFor(answers: readonly LineAnswer[], text: string): LineAnswer[] {
  const lines = new Set(sheetLinesOf(text));
  return answers.filter((answer) => answer.lines.some((line) => lines.has(line)));
}

export function sheetLinesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}
