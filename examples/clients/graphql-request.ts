import { GraphQLClient, gql } from 'graphql-request';
import { headers, pickOf, say, url } from './chalkline.ts';

const client = new GraphQLClient(url, { headers });
const { today } = await client.request<{ today: { date: string } }>(gql`query Today { today { date } }`);
const { createPick } = await client.request<{ createPick: { pick: { teamOne: string } } }>(
  gql`mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }`,
  { input: pickOf('graphql-request', today.date) },
);
say({ query: today.date, mutation: createPick.pick.teamOne });
