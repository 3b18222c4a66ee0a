const PAGE = /^\s*(?:<!doctype|<\?xml|<html|<head|<body|<!--)/i;
const CALENDAR = /^\s*BEGIN:VCALENDAR/i;
/** One word is no table: null, [] or the name of a file. */
const WORD = /^\s*(?:\[\]|\{\}|[^\s,;|[{]{1,60})\s*$/;
const DOCUMENT = /^\s*(?:%PDF-|\{\\rtf)/;

/** What a text is that is no sheet, though it can be read, and what to do; null for any other. */
export function noSheet(text: string): string | null {
  if (text.trim() === '') return 'is empty; fill it in, or choose another file';
  if (PAGE.test(text))
    return 'is a web page and no sheet; export the sheet as CSV or .xlsx, and choose it again';
  if (CALENDAR.test(text))
    return 'is a calendar and no sheet; save the schedule as CSV or .xlsx, and choose it again';
  if (DOCUMENT.test(text))
    return 'is a document and no sheet; save its table as CSV or .xlsx, and choose it again';
  if (WORD.test(text))
    return `holds only "${text.trim()}"; choose the sheet, with a line that names its columns and a line for each row`;
  return errorOf(text);
}

/** Providers answer what went wrong as an object: {"message": "…", "error_code": "…"}. */
function errorOf(text: string): string | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const { message, error, data } = JSON.parse(text) as Record<string, unknown>;
    const says = [message, error].find((each) => typeof each === 'string');
    return says && !data
      ? `is an error of the provider and no list of games: "${String(says).slice(0, 100)}"; ask it again`
      : null;
  } catch {
    return null;
  }
}
