import { entry, isParams, type Params, text } from './params.ts';

/** How a search field reads its value from a record; several values match when one of them does. */
export type SearchFields<T> = Record<string, (record: T) => string | null | undefined | (string | null)[]>;

export const PAGE_SIZE = 50;

/** All records that meet every criterion, in the order given. */
export function matching<T>(records: Iterable<T>, criteria: Params, fields: SearchFields<T>): T[] {
  const tests = Object.entries(criteria).map(([name, criterion]) => {
    const read = entry(fields, name);
    // A field that the sandbox does not know can match nothing: answering all would mislead.
    return read ? (record: T) => meets(values(read(record)), criterion, isMeasure(name)) : () => false;
  });
  return [...records].filter((record) => tests.every((test) => test(record)));
}

function values(read: string | null | undefined | (string | null)[]): string[] {
  return (Array.isArray(read) ? read : [read ?? null]).filter((value): value is string => value !== null);
}

/** Amounts and moments compare by value, in whichever way the SDK wrote them; all else is text. */
function isMeasure(field: string): boolean {
  return /^amount|_at$|_date$/.test(field);
}

function meets(found: string[], criterion: unknown, measure: boolean): boolean {
  if (Array.isArray(criterion)) return found.some((value) => criterion.map(String).includes(value));
  if (!isParams(criterion)) return found.includes(String(criterion));
  const same = (value: string, wanted: string) =>
    value.toLowerCase() === wanted.toLowerCase() || (measure && compare(value, wanted) === 0);
  return Object.keys(criterion).every((operator) => {
    const wanted = text(criterion, operator) ?? '';
    if (operator === 'is') return found.some((value) => same(value, wanted));
    if (operator === 'is_not') return !found.some((value) => same(value, wanted));
    const test = entry(operators, operator);
    return test !== undefined && found.some((value) => test(value, wanted));
  });
}

const operators: Record<string, (value: string, wanted: string) => boolean> = {
  starts_with: (value, wanted) => value.toLowerCase().startsWith(wanted.toLowerCase()),
  ends_with: (value, wanted) => value.toLowerCase().endsWith(wanted.toLowerCase()),
  contains: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  min: (value, wanted) => compare(value, wanted) >= 0,
  max: (value, wanted) => compare(value, wanted) <= 0,
};

/**
 * Less than, equal to or greater than zero; not a number where the two cannot be compared. What is
 * stored as a day is compared by day.
 */
function compare(value: string, wanted: string): number {
  const amount = /^-?\d+(\.\d+)?$/;
  if (amount.test(value) && amount.test(wanted)) return Number(value) - Number(wanted);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return Date.parse(value) - Date.parse(wanted.slice(0, 10));
  return /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) - Date.parse(wanted) : Number.NaN;
}
