import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import { WORDED_HERE } from '#schema/rules/api/worded-errors.ts';
import type { SheetQuestion } from '#schema/rules/market/reading/questions.ts';

interface AnsweredError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** What GraphQL servers call their own failures: an old page's query, and others that no reader can understand. */
const NOT_OURS = /^(GRAPHQL|PERSISTED|OPERATION)_|^BAD_REQUEST$/;

/** Answers that are no GraphQL: what their status means. */
const STATUS_CODES = new Map<number, keyof typeof WORDED_HERE>([
  [401, 'INVALID_TOKEN'],
  [413, 'QUERY_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
]);

/** The code of the catalogue that a failed operation means. No answer at all is UNAVAILABLE. */
export function failureCode(failure: unknown): ErrorCode {
  return CombinedGraphQLErrors.is(failure) ? codeOf(failure.errors) : unansweredCode(failure);
}

function unansweredCode(failure: unknown): keyof typeof WORDED_HERE {
  if (ServerError.is(failure)) return STATUS_CODES.get(failure.statusCode) ?? 'UNAVAILABLE';
  // Browsers say a failed fetch with a TypeError.
  return failure instanceof TypeError ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
}

/** The sentence for a failed operation: the server's own where it is of its catalogue. */
export function failureText(failure: unknown): string {
  if (!CombinedGraphQLErrors.is(failure)) return WORDED_HERE[unansweredCode(failure)].message;
  const [first] = failure.errors;
  return first && codeIn(first) ? first.message : WORDED_HERE.INTERNAL_SERVER_ERROR.message;
}

/** What the server found wrong, by field name; empty when it named none. */
export function fieldProblems(failure: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(failure)) return {};
  const fields = failure.errors[0]?.extensions?.fields;
  return typeof fields === 'object' && fields !== null ? { ...(fields as Record<string, string>) } : {};
}

/** What the server asks before it takes what was sent; empty when it asks nothing. */
export function failureQuestions(failure: unknown): SheetQuestion[] {
  if (!CombinedGraphQLErrors.is(failure)) return [];
  const questions = failure.errors[0]?.extensions?.questions;
  return Array.isArray(questions) ? (questions as SheetQuestion[]) : [];
}

/** Whether a retry can help: the server or the identity provider was out of reach, or briefly unable to answer. */
export function isUnreachable(failure: unknown): boolean {
  return failureCode(failure).endsWith('UNAVAILABLE') || isTokenOutOfReach(failure);
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
  return typeof code === 'string' && !NOT_OURS.test(code) ? (code as ErrorCode) : null;
}
