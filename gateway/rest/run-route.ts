import type { FastifyReply, FastifyRequest } from 'fastify';
import { execute, type GraphQLSchema, Kind, validate } from 'graphql';

import { AppError } from '#gateway/app-error.ts';
import type { Context, Services } from '#gateway/auth/context.ts';
import { createContext } from '#gateway/auth/create-context.ts';
import { measure } from '#gateway/graphql/limits.ts';
import { jsonAt, type ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { refuseUnstorable } from '#gateway/graphql/unstorable-text.ts';
import { consumePoints, rateLimitHeaders, refuseOverLimit } from '#gateway/rate-limits/consume-points.ts';
import { bodyOf, checked, keyOf } from './check.ts';
import type { Given, RestRoute } from './rest-route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Prepares a route: validates its document once. Throws when it does not fit the schema, which stops the start. */
export function runner(schema: GraphQLSchema, services: Services, answers: ReadyAnswers, row: RestRoute) {
  const { operation: document } = row;
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const problems = validate(schema, document).map(({ message }) => message);
  if (operations.length !== 1) problems.push(`${operations.length} operations where one is needed`);
  if (problems.length > 0)
    throw new Error(`${row.method} ${row.path} does not fit the schema: ${problems.join('; ')}`);
  const operation = `${row.method} ${row.path}`;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { contextValue, given } = await read(services, row, request);
    const charge = async (cost: number) => {
      const balance = await consumePoints(contextValue, cost);
      reply.headers(rateLimitHeaders(balance));
      refuseOverLimit(balance);
    };
    const question = { operation, variables: given };
    const ready = answers.find(question, contextValue);
    if (ready) {
      await charge(ready.cost);
      reply.type(JSON_TYPE);
      return jsonAt(ready, contextValue.now);
    }
    const variableValues = row.variables?.(given);
    refuseUnstorable(document, variableValues);
    const { cost } = measure(schema, document, variableValues);
    await charge(cost);
    const { data, errors } = await execute({ schema, document, contextValue, variableValues });
    if (errors?.[0]) throw errors[0];
    const answer = row.present(data, given);
    const rootFields = Object.keys(data ?? {}).length;
    if (contextValue.reuse.covers(rootFields))
      answers.keep(question, contextValue, { json: JSON.stringify(answer), rootFields, cost });
    return answer;
  };
}

/** The caller is authenticated before the request is checked, unless the token is in the body. */
async function read(services: Services, row: RestRoute, request: FastifyRequest) {
  const path = request.params as Record<string, string>;
  if (row.bearer === 'body') {
    const given = givenOf(row, request, path);
    const { idToken } = given.body as { idToken: string };
    return { given, contextValue: await createContext(services, `Bearer ${idToken}`, request) };
  }
  const authorization = row.bearer === 'none' ? undefined : request.headers.authorization;
  const contextValue = await createContext(services, authorization, request);
  if (row.bearer === 'required' && !contextValue.caller && !contextValue.key)
    throw new AppError('UNAUTHENTICATED');
  refuseOthers(row, 'path', path, contextValue);
  const given = givenOf(row, request, path);
  refuseOthers(row, 'body', given.body, contextValue);
  return { given, contextValue };
}

function givenOf(
  row: RestRoute,
  { query, body, headers }: FastifyRequest,
  path: Record<string, string>,
): Given {
  return {
    path,
    query: row.query && checked(row.query, query),
    body: row.body && checked(row.body, bodyOf(row, body)),
    key: keyOf(row, headers['idempotency-key']),
  };
}

/** Routes that name a member answer NOT_FOUND unless it is the caller. */
function refuseOthers(
  { own }: RestRoute,
  place: 'path' | 'body',
  values: unknown,
  { caller, key }: Context,
): void {
  // A member's account is out of reach for API keys, the owner's own included.
  if (own && key) throw new AppError('KEY_REFUSED');
  const [where, name = ''] = own?.split('.') ?? [];
  if (where !== place) return;
  const id = (values as Record<string, unknown>)[name];
  if (place === 'body' && (id === undefined || id === null || id === '')) return;
  if (!caller) throw new AppError('UNAUTHENTICATED');
  if (id !== caller.uid) throw new AppError('NOT_FOUND');
}
