import { GraphQLClient, gql } from 'graphql-request';
import { createClient } from 'graphql-sse';
import { headers, pickOf, say, url } from './chalkline.ts';

const client = new GraphQLClient(url, { headers });
const { today } = await client.request<{ today: { date: string } }>(gql`query Today { today { date } }`);
const { createPick } = await client.request<{ createPick: { pick: { teamOne: string } } }>(
  gql`mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }`,
  { input: pickOf('graphql-request', today.date) },
);
// It has no streams: the client of the protocol takes the same document.
const live = createClient({ url, headers }).iterate<{ boardChanged: { date: string } }>({
  query: gql`subscription Board { boardChanged { date } }`,
});
for await (const { data } of live)
  say({ query: today.date, mutation: createPick.pick.teamOne, stream: data?.boardChanged.date });
