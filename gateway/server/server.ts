import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context, Services } from '#gateway/auth/context.ts';
import { createContext } from '#gateway/auth/create-context.ts';
import { failureOf } from '#gateway/database/failures.ts';
import { fewErrorsPlugin, formatError, statusPlugin, unavailablePlugin } from '#gateway/graphql/answers.ts';
import { limitBodies } from '#gateway/graphql/limit-bodies.ts';
import { LIMITS, limitRule } from '#gateway/graphql/limits.ts';
import { unconditionalRootRule } from '#gateway/graphql/live-documents.ts';
import type { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { thrownValidationPlugin } from '#gateway/graphql/thrown-validation.ts';
import type { Live } from '#gateway/live/live.ts';
import { eventStreams, wantsEvents } from '#gateway/live/open-stream.ts';
import { MOST_FILE_BODY_BYTES } from '#schema/rules/api/body-limit.ts';
import { answerReady } from './answer-ready.ts';
import { introspectionPlugin } from './introspection-plugin.ts';
import { operationMetrics } from './metrics/measure-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { pointsPlugin } from './points-plugin.ts';
import { rateLimitedPlugin } from './rate-limited-plugin.ts';
import { readyAnswersPlugin } from './ready-answers-plugin.ts';
import { writePositionPlugin } from './write-position.ts';

/**
 * Apollo Sandbox: opened on a document in a page of ours, with scripts from Apollo's hosts, or at Apollo's own address,
 * where its scripts reach no member's session.
 */
export type Sandbox = { document: string } | { address: string };

/** Apollo's page that asks the API of this product. */
export function hostedSandbox(publicUrl: string): string {
  const endpoint = encodeURIComponent(`${publicUrl}/graphql`);
  return `https://studio.apollographql.com/sandbox/explorer?endpoint=${endpoint}`;
}

interface GraphqlOptions {
  /** What answers browsers at GET /graphql. */
  sandbox: Sandbox | null;
  /** Answers that REST and GraphQL keep for other requests. */
  answers: ReadyAnswers;
  metrics: Metrics | null;
  /** Whether public reads may go to a standby. */
  hasStandby: boolean;
}

/** The Apollo server of the product, with its limits and its words for failures. */
function createGraphql(
  log: Logger,
  schema: GraphQLSchema,
  { sandbox, answers, metrics, hasStandby }: GraphqlOptions,
  app?: FastifyInstance,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    validationRules: [limitRule, unconditionalRootRule],
    parseOptions: { maxTokens: LIMITS.tokens },
    formatError: formatError(log),
    logger: log,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      sandbox && 'document' in sandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, document: sandbox.document })
        : ApolloServerPluginLandingPageDisabled(),
      fewErrorsPlugin,
      statusPlugin,
      unavailablePlugin,
      thrownValidationPlugin,
      pointsPlugin,
      introspectionPlugin(),
      rateLimitedPlugin,
      readyAnswersPlugin(answers),
      ...(hasStandby ? [writePositionPlugin()] : []),
      ...(metrics ? [operationMetrics(metrics)] : []),
      ...(app ? [fastifyApolloDrainPlugin(app)] : []),
    ],
  });
}

/** Serves GraphQL over HTTP at /graphql, and subscriptions as event streams; each as its `Accept` header says. */
export async function installGraphql(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  live: Live,
  options: GraphqlOptions,
): Promise<void> {
  const { sandbox } = options;
  const apollo = createGraphql(services.log, schema, options, app);
  await apollo.start();
  const contextOf = once((request: FastifyRequest) =>
    createContext(services, request.headers.authorization, request),
  );
  const streamed = eventStreams(services, schema, live, contextOf);
  const answered = fastifyApolloHandler(apollo, {
    context: (request) =>
      contextOf(request).catch((failure: unknown) => {
        throw failureOf(failure);
      }),
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    bodyLimit: MOST_FILE_BODY_BYTES,
    preParsing: limitBodies(contextOf),
    // Everything is private to its reader, refusals too: no cache between us may keep it.
    onRequest(_request, reply, done) {
      reply.headers({ 'cache-control': 'private, no-store', vary: 'Accept, Authorization' });
      done();
    },
    async handler(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      const isVisit = isBrowserVisit(request);
      if (sandbox && 'address' in sandbox && isVisit) return reply.redirect(sandbox.address);
      const ready = await answerReady(options.answers, request, reply, contextOf);
      options.metrics?.readyAnswers.inc({ found: ready === null ? 'no' : 'yes' });
      if (ready !== null) return ready;
      if (!isVisit && wantsEvents(request)) return streamed(request, reply);
      return answered.call(this, request, reply);
    },
  });
}

/** Somebody who opened the address, and asks nothing. */
function isBrowserVisit({ method, headers, query }: FastifyRequest): boolean {
  const asked = (query as { query?: string }).query;
  return method === 'GET' && !asked && (headers.accept ?? '').includes('text/html');
}

/** The first answer of a function for each request. */
function once<T>(read: (request: FastifyRequest) => T): (request: FastifyRequest) => T {
  const known = new WeakMap<FastifyRequest, T>();
  return (request) => {
    const answer = known.get(request) ?? read(request);
    known.set(request, answer);
    return answer;
  };
}
