import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { sdlOf } from '#gateway/server/schema.ts';
import { sendPublic } from './send.ts';

/** Serves the contract with `@tier` and `@scope`, which introspection does not tell. It is printed for the first who asks. */
export function installSchemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  let sdl: string | null = null;
  app.get('/schema.graphql', (request, reply) => {
    sdl ??= sdlOf(schema);
    reply.header('access-control-allow-origin', '*');
    const type = 'text/plain; charset=utf-8';
    return sendPublic(request, reply, { type, caching: 'public, max-age=300', body: sdl });
  });
}
