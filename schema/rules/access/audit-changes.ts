/** One thing that an audited act changed; null: it was, or is, nothing. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

type Details = Record<string, unknown>;

/** These say why or how, not what. The reason is in the sentence of the entry. */
const ASIDE = ['reason', 'idempotencyKey', 'requestId', 'before', 'after', 'from', 'to'];

/** What an entry's details say was changed: values before and after where both were kept, else those that were given. */
export function auditChanges(details: Details): AuditChange[] {
  const [before, after] = [recordOf(details.before), recordOf(details.after)];
  const known = [...ASIDE, ...Object.keys(before), ...Object.keys(after)];
  const rest = Object.keys(details).filter((field) => !known.includes(field));
  return [
    ...compared(before, after),
    ...(details.from === undefined ? [] : compared({ status: details.from }, { status: details.to })),
    ...rest.map((field) => ({ field, before: null, after: textOf(details[field]) })),
  ].filter(({ before, after }) => before !== after);
}

function compared(before: Details, after: Details): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }));
}

function recordOf(value: unknown): Details {
  return typeof value === 'object' && value !== null ? (value as Details) : {};
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
