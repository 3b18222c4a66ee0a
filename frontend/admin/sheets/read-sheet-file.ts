import { type AdminAction, alertOf } from '#frontend/admin/alerts.ts';
import { MOST_FILE_BODY_BYTES } from '#schema/rules/api/body-limit.ts';
import { type Question, question } from '#schema/rules/market/reading/reading.ts';
import { decodeText } from '#schema/rules/text/table/decode.ts';
import { fileKind, kindProblem } from '#schema/rules/text/table/file-kind.ts';

/** What is left of a request for the text of a file. */
const MOST_BYTES = MOST_FILE_BODY_BYTES - 5_000;
/** In a workbook and in UTF-16 the same text takes another size. */
const MOST_FILE_BYTES = 5 * MOST_BYTES;

/** Why the text of a file is not sent. */
class FileProblem extends Error {}

/** What a file input offers to choose. */
export const SHEET_FILES = '.csv,.tsv,.txt,.json,.xlsx,text/csv,text/tab-separated-values,application/json';

/**
 * The text of a chosen file: CSV in any encoding, JSON, or a sheet of an Excel workbook. A question where its letters can be read in two
 * ways, or the workbook has several sheets. Throws what `fileFailure` says.
 */
export async function readSheetFile(file: File): Promise<string | Question<string>> {
  if (file.size > MOST_FILE_BYTES) throw tooLarge();
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const kind = fileKind(bytes);
  const wrong = kindProblem(kind);
  if (wrong) throw new FileProblem(wrong);
  if (kind === 'WORKBOOK') return sheetOf(buffer);
  const reading = decodeText(bytes);
  if (reading.kind === 'REFUSAL') throw new FileProblem(`The file ${reading.reason}.`);
  if (reading.kind === 'QUESTION') return reading;
  return small(reading.value);
}

async function sheetOf(buffer: ArrayBuffer): Promise<string | Question<string>> {
  const { readWorkbook } = await import('./read-workbook.ts');
  const sheets = await readWorkbook(buffer).catch(() => {
    throw new FileProblem('This is no workbook that can be read. Save it as CSV UTF-8, and choose it again.');
  });
  const [first, ...others] = sheets;
  if (!first) throw new FileProblem('The workbook has no rows.');
  if (others.length === 0) return small(first.text);
  const choices = sheets.map(({ sheet, text }) => ({ key: sheet, label: sheet, value: text }));
  return question('sheet', 'Which sheet of the workbook?', choices);
}

/** Throws what `fileFailure` says when a text does not fit into a request. */
export function small(text: string): string {
  if (new Blob([JSON.stringify(text)]).size > MOST_BYTES) throw tooLarge();
  return text;
}

/** Why a file was not taken, for people. */
export function fileFailure(action: AdminAction, failure: unknown): string {
  if (failure instanceof FileProblem) return failure.message;
  // Browsers refuse to read a file that was changed after it was chosen.
  return failure instanceof DOMException
    ? 'The file was changed after you chose it. Choose it again.'
    : alertOf(action, failure);
}

function tooLarge(): FileProblem {
  return new FileProblem(
    `The file is too large: at most ${MOST_BYTES / 1_000} kB at once. Split it and import each part.`,
  );
}
