import { AppError } from '#gateway/app-error.ts';
import { openQuestions, type SheetReader } from '#schema/rules/market/reading/questions.ts';

/** Throws BAD_USER_INPUT with what is asked and how to answer it, where nobody can press a button. */
export function refuseQuestions(reader: SheetReader): void {
  const open = openQuestions(reader.questions);
  if (open.length === 0) return;
  const sentences = open.map(({ key, asks, choices }) => {
    const readings = choices.map((choice) => `${choice.key} for ${choice.label}`).join(', ');
    return `${asks} Answer "${key}" in answers: ${readings}`;
  });
  const fields = Object.fromEntries(open.map(({ column, asks }) => [column ?? 'pick', asks]));
  throw new AppError('BAD_USER_INPUT', sentences.join('. '), { fields, questions: open });
}
