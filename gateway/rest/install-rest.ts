import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import type { ReadyAnswers } from '#gateway/graphql/ready-answers.ts';
import { registerScope } from '#gateway/register-scope.ts';
import { installReference } from './reference/install-reference.ts';
import { refuse } from './rest-errors.ts';
import type { RestRoute } from './rest-route.ts';
import { runner } from './run-route.ts';
import { TABLE } from './table.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Serves the documented routes under /api. */
export async function installRest(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  answers: ReadyAnswers,
  table: readonly RestRoute[] = TABLE,
): Promise<void> {
  installReference(app, services.publicUrl);
  await registerScope(
    app,
    'rest',
    async (rest) => {
      readJsonAlone(rest);
      rest.addHook('onRequest', (_request, reply, done) => {
        reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' });
        done();
      });
      rest.setErrorHandler((failure, request, reply) => refuse(reply, request, failure));
      // Without it, unknown paths would be answered by the pages of the front end.
      rest.all('/*', (request, reply) => refuse(reply, request, new AppError('NOT_FOUND')));
      for (const row of table) installRoute(rest, row, runner(schema, services, answers, row));
      refuseOtherMethods(rest, table);
    },
    { prefix: '/api' },
  );
}

function installRoute(rest: FastifyInstance, row: RestRoute, run: ReturnType<typeof runner>): void {
  rest.route({
    method: row.method,
    url: fastifyPath(row.path),
    handler: async (request, reply) => {
      try {
        return reply.code(row.status ?? 200).send(await run(request, reply));
      } catch (failure) {
        return refuse(reply, request, failure, row);
      }
    },
  });
}

/** A content type without a body is accepted; any type but JSON is refused. */
function readJsonAlone(rest: FastifyInstance): void {
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new AppError('BAD_USER_INPUT', 'The body is not JSON'));
    }
  });
}

function refuseOtherMethods(rest: FastifyInstance, table: readonly RestRoute[]): void {
  for (const path of new Set(table.map((row) => row.path))) {
    const known = table.filter((row) => row.path === path).map(({ method }) => method.toUpperCase());
    if (known.includes('GET')) known.push('HEAD');
    rest.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url: fastifyPath(path),
      handler: (request, reply) => {
        const message = `${request.method} is not offered here: ${known.join(', ')}`;
        reply.header('allow', known.join(', '));
        const failure = Object.assign(new Error(message), { statusCode: 405 });
        return refuse(reply, request, failure);
      },
    });
  }
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
