import { Client, fetchExchange, gql } from '@urql/core';
import { headers, pickOf, say, url } from './chalkline.ts';

const client = new Client({
  url,
  exchanges: [fetchExchange],
  fetchSubscriptions: true,
  preferGetMethod: false,
  fetchOptions: { headers },
});

const { data, error } = await client.query(gql`query Today { today { date } }`, {}).toPromise();
if (error) throw error;
const posted = await client
  .mutation(gql`mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }`, {
    input: pickOf('urql', data.today.date),
  })
  .toPromise();
client
  .subscription(gql`subscription Board { boardChanged { date } }`, {})
  .subscribe(({ data: first, error: refused }) =>
    say({
      query: data.today.date,
      mutation: posted.data?.createPick.pick.teamOne ?? posted.error?.message,
      stream: first?.boardChanged.date ?? refused?.message,
    }),
  );
