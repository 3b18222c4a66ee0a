/** Mercurius on Fastify, with its compiler of queries on. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { memberOf, picksFor, SDL } from './job.mjs';
import { serve } from './serve.mjs';

const app = Fastify();
app.register(mercurius, {
  schema: SDL,
  resolvers: { Query: { board: async (_root, _args, { member }) => ({ picks: await picksFor(member) }) } },
  context: async ({ headers }) => ({ member: await memberOf(headers.authorization) }),
  jit: 1,
});
serve(`${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`);
