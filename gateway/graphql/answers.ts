import { randomUUID } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { failureOf } from '#gateway/database/failures.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { isGraphqlResponse } from './accepted-types.ts';

/** Errors of graphql-js and Apollo about a document or its variables are meant for the author of the document. */
const ABOUT_THE_QUERY = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_LARGE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * What graphql-js says of variables without a code: that it stops after fifty wrong ones, and that one with a default is
 * null where a value is needed, which it learns only while it executes.
 */
const ABOUT_VARIABLES = /^Too many errors processing variables|^Argument "\w+" of (non-null|required) type /;

/** Passes named failures through. Anything else is a bug: it is logged under an id, and only the id is answered. */
export function formatError(log: Logger) {
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const failure = failureOf(unwrapResolverError(thrown));
    if (failure instanceof AppError) return toFormatted(formatted, failure);
    if (formatted.extensions?.limit) return tooLarge(formatted);
    if (ABOUT_THE_QUERY.has(String(formatted.extensions?.code))) return shortened(formatted);
    if (failure instanceof GraphQLError && ABOUT_VARIABLES.test(failure.message))
      return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
    const errorId = randomUUID();
    log.error({ err: failure, errorId, path: formatted.path }, 'unexpected failure');
    const extensions = { code: 'INTERNAL_SERVER_ERROR', errorId };
    return { message: ERRORS.INTERNAL_SERVER_ERROR.message, path: formatted.path, extensions };
  };
}

function toFormatted(formatted: GraphQLFormattedError, failure: AppError): GraphQLFormattedError {
  const { http: _, ...extensions } = failure.extensions;
  return { message: failure.message, path: formatted.path, locations: formatted.locations, extensions };
}

/** Apollo gives all validation errors one code. A broken limit has its own. */
function tooLarge({ message, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  return { message, extensions: { ...extensions, code: 'QUERY_TOO_LARGE' } };
}

const MAX_MESSAGE_LENGTH = 300;
const MAX_ERRORS = 5;

/** graphql-js repeats its input, however long it is. */
function shortened(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.message.length <= MAX_MESSAGE_LENGTH) return error;
  return { ...error, message: `${error.message.slice(0, MAX_MESSAGE_LENGTH)}…` };
}

/** A refused document is answered with few errors: the limit it broke, or the first ones found. */
export const fewErrorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind !== 'single' || body.singleResult.data !== undefined) return;
      const { errors = [] } = body.singleResult;
      const limits = errors.filter(({ extensions }) => extensions?.code === 'QUERY_TOO_LARGE');
      if (errors.length > 0)
        body.singleResult.errors = (limits.length > 0 ? limits : errors).slice(0, MAX_ERRORS);
    },
  }),
};

const REFUSED_BEFORE_EXECUTION = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * GraphQL over HTTP: a refused document is answered with 200 as `application/json`, and with 400 as
 * `application/graphql-response+json`.
 */
export const statusPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      const { body } = response;
      if (isGraphqlResponse(request.http?.headers.get('accept')) || body.kind !== 'single') return;
      const code = String(body.singleResult.errors?.[0]?.extensions?.code);
      const refused = REFUSED_BEFORE_EXECUTION.has(code) || code === 'QUERY_TOO_LARGE';
      if (refused && response.http.status === 400) response.http.status = 200;
    },
  }),
};

/** When a dependency was down and nothing could be read or written, the HTTP status says so. */
export const unavailablePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const { errors = [], data } = response.body.singleResult;
      const away = errors.some(({ extensions }) => String(extensions?.code).endsWith('UNAVAILABLE'));
      if (!away || Object.values(data ?? {}).some((value) => value !== null)) return;
      response.http.status = 503;
    },
  }),
};
