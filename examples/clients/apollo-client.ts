import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { getMainDefinition } from '@apollo/client/utilities';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { Observable } from 'rxjs';
import { headers, pickOf, say, url } from './chalkline.ts';

const events = createClient({ url, headers });
const live = new ApolloLink(
  ({ query, variables, operationName }) =>
    new Observable((sink) =>
      events.subscribe({ query: print(query), variables, operationName }, sink as never),
    ),
);
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.split(
    ({ query }) => (getMainDefinition(query) as { operation?: string }).operation === 'subscription',
    live,
    new HttpLink({ uri: url, headers }),
  ),
});

const { data } = await client.query<{ today: { date: string } }>({
  query: gql`query Today { today { date } }`,
});
const date = data?.today.date ?? '';
const posted = await client.mutate<{ createPick: { pick: { teamOne: string } } }>({
  mutation: gql`mutation Post($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }`,
  variables: { input: pickOf('apollo', date) },
});
client
  .subscribe<{ boardChanged: { date: string } }>({ query: gql`subscription Board { boardChanged { date } }` })
  .subscribe(({ data: first }) =>
    say({ query: date, mutation: posted.data?.createPick.pick.teamOne, stream: first?.boardChanged.date }),
  );
