import { AppError } from '#gateway/app-error.ts';
import type { ErrorCode } from '#schema/rules/errors.ts';

/** The refusals of migration 0002, and what the database says when it cannot be reached or is too busy. */
const CODES: Record<string, ErrorCode> = {
  CL001: 'PICK_STARTED',
  CL002: 'CONFLICT',
  '57014': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
};

/** A failure of the database as the product says it; what is not known here stays as it is. */
export function failureOf(failure: unknown): unknown {
  const code = codeIn(failure);
  const known = code && CODES[code];
  return known ? new AppError(known) : failure;
}

function codeIn(failure: unknown): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return failure.cause ? codeIn(failure.cause) : undefined;
}
