/** Apollo Server on Fastify, with plain resolvers. */
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { memberOf, picksFor, SDL } from './job.mjs';
import { serve } from './serve.mjs';

const apollo = new ApolloServer({
  typeDefs: SDL,
  resolvers: { Query: { board: async (_root, _args, { member }) => ({ picks: await picksFor(member) }) } },
});
await apollo.start();
const app = Fastify();
app.post(
  '/graphql',
  fastifyApolloHandler(apollo, {
    context: async ({ headers }) => ({ member: await memberOf(headers.authorization) }),
  }),
);
serve(`${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`);
