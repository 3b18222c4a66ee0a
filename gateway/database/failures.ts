import { AppError } from '#gateway/app-error.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';

/** The refusals of the program of the database (program/README.md), and what the database says when it cannot be reached or is too busy. */
const CODES: Record<string, ErrorCode> = {
  CL001: 'PICK_STARTED',
  CL002: 'CONFLICT',
  CL004: 'NO_RESULT_YET',
  CL005: 'WITHDRAWN_TOO_LATE',
  CL006: 'VOID_REASON_MISSING',
  CL007: 'BAD_USER_INPUT',
  CL008: 'MOVED_TOO_FAR',
  CL010: 'RECORD_UNAVAILABLE',
  // Its game started between the check and the commit.
  CL011: 'PICK_STARTED',
  // What no verifier of the record could read.
  CL013: 'BAD_USER_INPUT',
  // A price with a line for a moneyline.
  CL014: 'BAD_USER_INPUT',
  // Text or a moment that no column can hold, such as a NUL character.
  '08P01': 'BAD_USER_INPUT',
  '22001': 'BAD_USER_INPUT',
  '22007': 'BAD_USER_INPUT',
  '22008': 'BAD_USER_INPUT',
  '22021': 'BAD_USER_INPUT',
  '22P02': 'BAD_USER_INPUT',
  '22P05': 'BAD_USER_INPUT',
  // Written to a server that is or became a standby.
  '25006': 'UNAVAILABLE',
  // No connection is left.
  '53300': 'UNAVAILABLE',
  // The disk is full.
  '53100': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
};

/** Rules that only a constraint can enforce under concurrent requests. */
const CONSTRAINTS: Record<string, ErrorCode> = {
  trial_grants_user_key_unique: 'TRIAL_USED',
  trial_grants_email_key_unique: 'TRIAL_USED',
  trial_grants_card_key_unique: 'TRIAL_USED',
  trial_grants_device_key_unique: 'TRIAL_USED',
};

/** Driver errors without a code: no connection was free, could be opened or is left, or no answer came in time. */
const UNANSWERED =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;

/** A database failure as an AppError. Unknown failures are returned unchanged. */
export function failureOf(failure: unknown): unknown {
  const code = textIn(failure, 'code');
  // PgBouncer has this one code for all its refusals, such as while it reaches no server; PostgreSQL for bad input.
  if (code === '08P01' && textIn(failure, 'severity') === 'FATAL') return new AppError('UNAVAILABLE');
  const constraint = textIn(failure, 'constraint');
  const known = (constraint && CONSTRAINTS[constraint]) || (code && CODES[code]);
  if (known) return new AppError(known);
  if (namesGoneAccount(failure)) return new AppError('CONFLICT');
  return isUnanswered(failure) ? new AppError('UNAVAILABLE') : failure;
}

function isUnanswered(failure: unknown): boolean {
  return failure instanceof Error && (UNANSWERED.test(failure.message) || isUnanswered(failure.cause));
}

/** Whether a write named an account that is gone: it was deleted after the request had read it. */
export function namesGoneAccount(failure: unknown): boolean {
  return violatedConstraint(failure)?.endsWith('_user_id_foreign') === true;
}

/** The constraint that a write violated, if that is why it failed. */
export function violatedConstraint(failure: unknown): string | undefined {
  return textIn(failure, 'constraint');
}

/** The driver's own error may be wrapped more than once. */
function textIn(failure: unknown, name: 'code' | 'constraint' | 'severity'): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined;
  const text = (failure as Partial<Record<typeof name, unknown>>)[name];
  if (typeof text === 'string') return text;
  return 'cause' in failure ? textIn(failure.cause, name) : undefined;
}
