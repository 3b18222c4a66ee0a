import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ERRORS, type ErrorCode } from '#schema/rules/errors.ts';

interface AnsweredError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** Answers that are no GraphQL: what their status means. */
const STATUS_CODES = new Map<number, ErrorCode>([
  [401, 'INVALID_TOKEN'],
  [429, 'RATE_LIMITED'],
]);

/** The code of the catalogue that a failed operation means. No answer at all is UNAVAILABLE. */
export function failureCode(failure: unknown): ErrorCode {
  if (CombinedGraphQLErrors.is(failure)) return codeOf(failure.errors);
  if (ServerError.is(failure)) return STATUS_CODES.get(failure.statusCode) ?? 'UNAVAILABLE';
  // Browsers say a failed fetch with a TypeError.
  return failure instanceof TypeError ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
}

/** The sentence for a failed operation: the server's own where the catalogue knows its code. */
export function failureText(failure: unknown): string {
  if (CombinedGraphQLErrors.is(failure)) {
    const [first] = failure.errors;
    if (first && codeIn(first)) return first.message;
  }
  return ERRORS[failureCode(failure)].message;
}

/** What the server found wrong, by field name; empty when it named none. */
export function fieldProblems(failure: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(failure)) return {};
  const fields = failure.errors[0]?.extensions?.fields;
  return typeof fields === 'object' && fields !== null ? { ...(fields as Record<string, string>) } : {};
}

/** Whether a retry can help: the server or the identity provider was out of reach, or briefly unable to answer. */
export function isUnreachable(failure: unknown): boolean {
  return ERRORS[failureCode(failure)].status === 503 || isTokenOutOfReach(failure);
}

/** session/id-token.ts gave up because the identity provider did not answer. */
function isTokenOutOfReach(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : null;
  return cause instanceof Error && 'code' in cause && cause.code === 'auth/network-request-failed';
}

/** Whether the server did not accept who is asking. */
export function refusesToken(errors: readonly AnsweredError[] | undefined): boolean {
  return !!errors?.some((error) => ['UNAUTHENTICATED', 'INVALID_TOKEN'].includes(codeIn(error) ?? ''));
}

function codeOf(errors: readonly AnsweredError[]): ErrorCode {
  return (errors[0] && codeIn(errors[0])) || 'INTERNAL_SERVER_ERROR';
}

function codeIn(error: AnsweredError): ErrorCode | null {
  const code = error.extensions?.code;
  return typeof code === 'string' && code in ERRORS ? (code as ErrorCode) : null;
}
