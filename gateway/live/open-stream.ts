import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { failureOf } from '#gateway/database/failures.ts';
import { acceptedTypes, EVENT_STREAM } from '#gateway/graphql/accepted-types.ts';
import { formatError } from '#gateway/graphql/answers.ts';
import { asksLiveUpdates } from '#gateway/graphql/live-documents.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';
import { EventStream } from './event-stream.ts';
import type { Live } from './live.ts';
import { type RequestedOperation, readOperation } from './read-operation.ts';
import { StreamCount } from './stream-limits.ts';
import { authorize, type Credentials, type LiveOperation } from './subscriber.ts';

/** A stream keeps its request as long as it is open. */
const MAX_CHARACTERS = 10_000;

/** Whether no other answer to a request than an event stream, or that it is refused, is possible. */
export function wantsEvents(request: FastifyRequest): boolean {
  const { query, operationName } = givenIn(request);
  return asksLiveUpdates(query, operationName) || acceptedTypes(request.headers.accept).json === null;
}

/**
 * Answers a subscription as server-sent events in graphql-sse's distinct connections mode: `next` with a result,
 * `complete` at the end. Refusals come before the stream starts, with a status and a code: NOT_ACCEPTABLE for a
 * subscription whose client takes no such stream, and for any other operation.
 */
export function eventStreams(
  services: Services,
  schema: GraphQLSchema,
  live: Live,
  contextOf: (request: FastifyRequest) => Promise<Context>,
) {
  const places = new StreamCount();
  // Fastify takes a handler that answers nothing for one that is still to answer.
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const context = await contextOf(request);
      const operation = await readOperation(schema, askedIn(request), context);
      await open(context, operation, request, reply);
      return reply;
    } catch (failure) {
      return refuse(services, reply, failureOf(failure));
    }
  };

  async function open(
    context: Context,
    operation: LiveOperation,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const uid = context.member?.id ?? context.caller?.uid;
    const { member } = context;
    const refundLateCharge = places.take(member ? { member: member.id } : { network: networkOf(request.ip) });
    // Clients that disconnect while they wait are dropped.
    reply.raw.once('close', refundLateCharge);
    if (reply.raw.destroyed) {
      refundLateCharge();
      throw new AppError('UNAVAILABLE');
    }
    await live.listen();
    const account = uid ? await live.enter(uid) : null;
    const since = context.key?.since ?? context.caller?.signedInAt ?? null;
    const keyId = context.key?.id ?? null;
    const { browser } = context;
    const credentials: Credentials = { account, keyId, since, browser, until: untilOf(context) };
    const viewerKey = authorize(services, { ...credentials, operation }, services.clock.now());
    if (typeof viewerKey !== 'string' || reply.raw.destroyed) {
      if (account) live.leave(account);
      throw new AppError(typeof viewerKey === 'string' ? 'UNAVAILABLE' : viewerKey.ended);
    }
    reply.type(EVENT_STREAM).hijack();
    const stream = new EventStream(reply.raw, reply.getHeaders() as OutgoingHttpHeaders);
    const subscriber = { ...credentials, operation, stream, viewerKey };
    reply.raw.once('close', () => live.remove(subscriber));
    live.add(subscriber);
  }
}

/** On the clock of `performance.now()`. Tokens use real time, which a moved development clock must not change. */
function untilOf({ caller }: Context): number {
  if (!caller) return Number.POSITIVE_INFINITY;
  return performance.now() + caller.expiresAt.getTime() - systemClock.now().getTime();
}

/** GraphQL over HTTP: in the body of a POST, in the query of a GET. */
function givenIn({ method, body, query }: FastifyRequest) {
  const given = method === 'GET' ? query : body;
  return (given ?? {}) as Partial<Record<'query' | 'operationName' | 'variables', unknown>>;
}

/** Throws BAD_USER_INPUT. */
function askedIn(request: FastifyRequest): RequestedOperation {
  const { query: text, operationName = null, variables: sent } = givenIn(request);
  const variables = request.method === 'GET' ? parsedJson(sent) : sent;
  if (typeof text !== 'string') throw new AppError('BAD_USER_INPUT', '`query` must be a text');
  if (operationName !== null && typeof operationName !== 'string')
    throw new AppError('BAD_USER_INPUT', '`operationName` must be a text');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw new AppError('BAD_USER_INPUT', '`variables` must be an object');
  if (text.length + JSON.stringify(variables ?? {}).length > MAX_CHARACTERS)
    throw new AppError('BAD_USER_INPUT', `A live query has at most ${MAX_CHARACTERS} characters`);
  const acceptsEvents = acceptedTypes(request.headers.accept).events;
  return { query: text, operationName, variables: { ...variables }, acceptsEvents };
}

function parsedJson(text: unknown): unknown {
  if (text === undefined || text === '') return null;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new AppError('BAD_USER_INPUT', '`variables` must be JSON');
  }
}

function refuse({ log }: Services, reply: FastifyReply, failure: unknown): FastifyReply {
  const error =
    failure instanceof GraphQLError ? failure : new GraphQLError('', { originalError: failure as Error });
  const formatted = formatError(log)(error.toJSON(), failure);
  const code = String(formatted.extensions?.code);
  const status = code in ERRORS ? ERRORS[code as ErrorCode].status : 400;
  const early = (failure as GraphQLError).extensions?.http as { headers?: Map<string, string> } | undefined;
  return reply
    .code(status)
    .headers(Object.fromEntries(early?.headers ?? []))
    .send({ errors: [formatted] });
}
