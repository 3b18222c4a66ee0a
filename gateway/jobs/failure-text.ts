import { DriverException } from '@mikro-orm/core';

const LONGEST = 200;

/** PostgreSQL's class of errors about a value; their messages quote it. */
const DATA_EXCEPTION = /^22/;

/**
 * What people see of a failure: the first line of its message, at most 200 characters. What the database says is without the
 * statement and its values; the log has all of it.
 */
export function jobFailureText(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  const said = isOfDatabase(failure) ? withoutValues(text, failure.code) : text;
  return (said.trim().split(/\r?\n/, 1)[0] ?? '').slice(0, LONGEST);
}

interface DatabaseFailure extends Error {
  code: string;
}

/** Wrapped, or as the connection throws it. */
function isOfDatabase(failure: unknown): failure is DatabaseFailure {
  if (!(failure instanceof Error) || !('code' in failure)) return false;
  return failure instanceof DriverException || ('severity' in failure && 'routine' in failure);
}

function withoutValues(text: string, code: string): string {
  return DATA_EXCEPTION.test(code) ? text.replace(/"[^"]*"/g, '…') : text;
}
