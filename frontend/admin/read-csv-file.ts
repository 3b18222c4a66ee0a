import { type AdminAction, alertOf } from '#frontend/admin/alerts.ts';
import { MOST_BODY_BYTES } from '#schema/rules/api/body-limit.ts';

/** What is left of a request for the text of a file. */
const MOST_BYTES = MOST_BODY_BYTES - 5_000;

/** Why the text of a file is not sent. */
class FileProblem extends Error {}

/** The text of a chosen file, in UTF-8 or, as spreadsheets save it too, in UTF-16. Throws what `fileFailure` says. */
export async function readCsvFile(file: File): Promise<string> {
  // In UTF-16 a letter is twice as large.
  if (file.size > 2 * MOST_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new FileProblem('This is no CSV file. Save it as CSV and choose it again.');
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

/** Spreadsheets begin UTF-16 with a mark that says which of the two it is. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
