import { parseArgs } from 'node:util';
import { AppError } from '#gateway/app-error.ts';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import type { ColumnMatch } from '#schema/rules/text/table/match-columns.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';

export interface ImportOptions {
  file: string;
  /** Whose import it is. */
  email: string;
  columns: ColumnMatch[];
  /** Columns that nothing is said of stay unread. */
  leaveRest: boolean;
  answers: Answer[];
  leaveOut: number[];
  /** The New York day of picks without a date; null for today. */
  date: string | null;
  /** Only says how the file is read. */
  check: boolean;
}

export const IMPORT_USAGE =
  '<file> --as <email> [--column "name=of"]… [--all "of=value"]… [--leave-rest] [--answer "question=choice"]… [--leave-out <line>]… [--date <YYYY-MM-DD>] [--check]';

/** Throws BAD_USER_INPUT with the option that cannot be read. */
export function importOptions(args: string[]): ImportOptions {
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0 || !values.as)
    throw new AppError('BAD_USER_INPUT', `Usage: ${IMPORT_USAGE}`);
  const date = values.date ?? null;
  if (date !== null && !isDay(date)) throw new AppError('BAD_USER_INPUT', `--date ${date}: write 2026-11-24`);
  return {
    ...{ file, email: values.as, date, check: values.check, leaveRest: values['leave-rest'] },
    columns: [
      ...values.column.map(pair).map(([column, of]) => ({ column, of: of || null })),
      ...values.all.map(pair).map(([of, value]) => ({ column: '', of, value })),
    ],
    // A question has the words of the sheet in it, and those may have an equals sign.
    answers: values.answer.map(pair).map(([question, choice]) => ({ question, choice })),
    leaveOut: values['leave-out'].map(lineOf),
  };
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true, default: [] as string[] } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    ...{ as: text, date: text, check: flag, 'leave-rest': flag },
    ...{ column: many, all: many, answer: many, 'leave-out': many },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (failure) {
    throw new AppError('BAD_USER_INPUT', `${(failure as Error).message}. Usage: ${IMPORT_USAGE}`);
  }
}

function pair(text: string): [string, string] {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new AppError('BAD_USER_INPUT', `"${text}": write it as name=value`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function lineOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new AppError('BAD_USER_INPUT', `--leave-out ${text}: write the number of a line`);
  return Number(text);
}
