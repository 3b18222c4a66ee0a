import { initGraphQLTada } from 'gql.tada';
import { print } from 'graphql';
import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-sse';
import { headers, pickOf, say, url } from './chalkline.ts';
import type { introspection } from './generated/gql-tada.d.ts';

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; Date: string; DateTime: string; LocalTime: string };
}>();
const client = new GraphQLClient(url, { headers });

const { today } = await client.request(graphql('query Today { today { date } }'));
const date: string = today.date;
const { createPick } = await client.request(
  graphql('mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }'),
  { input: pickOf('gql.tada', date) },
);
const team: string = createPick.pick.teamOne;
const board = graphql('subscription Board { boardChanged { date } }');
for await (const { data } of createClient({ url, headers }).iterate({ query: print(board) }))
  say({
    query: date,
    mutation: team,
    stream: data?.boardChanged && (data.boardChanged as { date: string }).date,
  });
