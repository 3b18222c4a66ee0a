import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '#gateway/auth/context.ts';
import { POSITION_HEADER } from '#gateway/database/public-reads.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Where public reads go to a standby, a write answers how far the database has come. A client that sends this with its
 * next request reads what it has written. Both over GraphQL and over REST.
 */
export function writePositionPlugin(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ operation, contextValue, response }) => {
        if (operation?.operation !== 'mutation') return;
        const position = await contextValue.publicReads.position();
        if (position) response.http.headers.set(POSITION_HEADER, position);
      },
    }),
  };
}

export function installWritePosition(app: FastifyInstance, { publicReads }: Services): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply) => {
    if (READING.includes(method) || !routeOptions.url?.startsWith('/api/')) return;
    const position = await publicReads.position();
    if (position) reply.header(POSITION_HEADER, position);
  });
}
