import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import { failureOf } from '#gateway/database/failures.ts';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';
import { restRefusal } from './check.ts';
import { dollarsOf } from './legacy-values.ts';
import type { RestRoute } from './rest-route.ts';

/** Existing clients show 'Your card was declined.' for an error that mentions payment (product.txt section 8). */
const DECLINED = 'Your payment was declined.';
/** So no other failure may mention it: these codes have another sentence in REST. */
const UNMISTAKABLE: Partial<Record<ErrorCode, string>> = {
  CARD_REFUSED: 'This card cannot be used.',
  PAYMENT_PENDING: 'Your purchase is being confirmed. This takes up to a minute.',
  PAYMENT_DUE: 'A charge is due. Please update your card first.',
  NO_CARD: 'There is no card on your account.',
  PROCESSOR_UNAVAILABLE: 'Server error. Please try again.',
};
const MISTAKABLE = /payment|transaction/i;

/** Answers a failure as `{error, message, code}` with its status. Unknown failures are logged under an id. */
export function refuse(
  reply: FastifyReply,
  request: FastifyRequest,
  thrown: unknown,
  row?: Pick<RestRoute, 'onFailure' | 'onDecline'>,
): FastifyReply {
  const failure = toAppError(request, thrown);
  const { code, extensions } = failure;
  if (code === 'RATE_LIMITED') reply.header('retry-after', String(extensions.retryAfterSeconds));
  if (ERRORS[code].status === 401) reply.header('www-authenticate', 'Bearer');
  const status = statusOf(thrown) ?? ERRORS[code].status;
  return reply
    .code(status)
    .send({ ...row?.onFailure, ...restErrorText(failure, row?.onDecline), ...detailsOf(extensions) });
}

/** `error` is what clients test and show; `message` is the sentence of GraphQL. */
export function restErrorText({ code, message }: AppError, onDecline = DECLINED) {
  if (code === 'CARD_DECLINED') return { error: onDecline, message: ERRORS.CARD_DECLINED.message, code };
  const own = UNMISTAKABLE[code];
  const error = own ?? (MISTAKABLE.test(message) ? ERRORS[code].message : message);
  return { error, message: error, code };
}

/**
 * What a response adds to its sentences: wrong fields, whose device it is, when to retry, the current price, a challenge, what is
 * asked.
 */
function detailsOf(extensions: Record<string, unknown>) {
  const { fields, email, errorId, retryAfterSeconds, totalCents, challenge, bits, questions } = extensions;
  const total = typeof totalCents === 'number' ? dollarsOf(totalCents) : undefined;
  return { fields, email, errorId, retryAfterSeconds, total, challenge, bits, questions };
}

function toAppError(request: FastifyRequest, thrown: unknown): AppError {
  const failure = failureOf(thrown instanceof GraphQLError ? (thrown.originalError ?? thrown) : thrown);
  if (failure instanceof AppError) return failure;
  if (thrown instanceof GraphQLError && !thrown.originalError) return badVariable(thrown);
  const status = statusOf(thrown);
  if (status && status < 500 && thrown instanceof Error)
    return new AppError('BAD_USER_INPUT', thrown.message);
  const errorId = randomUUID();
  request.log.error({ err: failure, errorId }, 'unexpected failure');
  return new AppError('INTERNAL_SERVER_ERROR', undefined, { errorId });
}

/** For a value that passed the route's check but not the schema's: graphql-js names its place in the input. */
function badVariable({ message }: GraphQLError): AppError {
  const field = /at "\w+\.([\w.]+)"/.exec(message)?.[1] ?? /Variable "\$(\w+)"/.exec(message)?.[1] ?? 'body';
  return restRefusal({ [field]: 'is not valid' });
}

/** Fastify's errors for a body that is too large, malformed, or of another type. */
function statusOf(thrown: unknown): number | undefined {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
