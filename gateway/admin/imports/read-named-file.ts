import { readFile, stat } from 'node:fs/promises';
import { AppError } from '#gateway/app-error.ts';
import { question, type Reading, value } from '#schema/rules/market/reading/reading.ts';
import { decodeText } from '#schema/rules/text/table/decode.ts';
import { fileKind, kindProblem } from '#schema/rules/text/table/file-kind.ts';
import { type WorkbookCell, workbookText } from '#schema/rules/text/table/workbook-text.ts';

/** The text of a file on this machine. Throws BAD_USER_INPUT with what to do, also where it can be read in two ways and `answers` do not say how. */
export async function readNamedFile(path: string, answers: ReadonlyMap<string, string>): Promise<string> {
  const bytes = await bytesOf(path);
  const kind = fileKind(bytes);
  const wrong = kindProblem(kind);
  if (wrong) throw new AppError('BAD_USER_INPUT', `${path}: ${wrong}`);
  const reading = kind === 'WORKBOOK' ? await sheetOf(bytes) : decodeText(bytes);
  if (reading.kind === 'VALUE') return reading.value;
  if (reading.kind === 'REFUSAL') throw new AppError('BAD_USER_INPUT', `${path} ${reading.reason}`);
  const chosen = reading.choices.find(({ key }) => key === answers.get(reading.topic));
  if (chosen) return chosen.value;
  const choices = reading.choices.map(({ key, label }) => `--answer "${reading.topic}=${key}" (${label})`);
  throw new AppError('BAD_USER_INPUT', `${path}: ${reading.asks} ${choices.join(', ')}`);
}

/** Larger than any sheet of 5,000 rows, and small enough to be read at once. */
const MOST_BYTES = 20_000_000;

const UNREADABLE: Partial<Record<string, string>> = {
  ENOENT: 'there is no such file; write its path from the folder that you are in',
  EISDIR: 'this is a folder; name a file in it',
  EACCES: 'this file may not be read; give yourself the right to',
};

async function bytesOf(path: string): Promise<Buffer> {
  try {
    if ((await stat(path)).size > MOST_BYTES)
      throw new AppError('BAD_USER_INPUT', `${path}: has more than ${MOST_BYTES / 1_000_000} MB; split it`);
    return await readFile(path);
  } catch (failure) {
    const reason = UNREADABLE[(failure as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new AppError('BAD_USER_INPUT', `${path}: ${reason}`) : failure;
  }
}

async function sheetOf(bytes: Buffer): Promise<Reading<string>> {
  const { default: readWorkbook } = await import('read-excel-file/universal');
  const sheets = await readWorkbook(new Uint8Array(bytes).buffer).catch(() => null);
  if (!sheets) return { kind: 'REFUSAL', reason: 'is no workbook that can be read; save it as CSV UTF-8' };
  const choices = sheets
    .filter(({ data }) => data.length > 0)
    .map(({ sheet, data }) => ({ key: sheet, label: sheet, value: workbookText(data as WorkbookCell[][]) }));
  const [first, ...others] = choices;
  if (!first) return { kind: 'REFUSAL', reason: 'has no rows; fill in a sheet, and save it again' };
  return others.length === 0 ? value(first.value) : question('sheet', 'Which sheet?', choices);
}
