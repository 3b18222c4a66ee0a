import { createClient } from 'graphql-sse';
import {
  commitMutation,
  Environment,
  fetchQuery,
  graphql,
  Network,
  Observable,
  RecordSource,
  requestSubscription,
  Store,
} from 'relay-runtime';
// A project has babel put these in; here they are what relay-compiler wrote.
import boardSubscription from './__generated__/relayBoardSubscription.graphql.ts';
import postMutation from './__generated__/relayPostMutation.graphql.ts';
import todayQuery from './__generated__/relayTodayQuery.graphql.ts';
import { headers, pickOf, say, url } from './chalkline.ts';

export const operations = () => [
  graphql`query relayTodayQuery { today { date } }`,
  graphql`mutation relayPostMutation($input: CreatePickInput!) { createPick(input: $input) { pick { teamOne } } }`,
  graphql`subscription relayBoardSubscription { boardChanged { date } }`,
];

const events = createClient({ url, headers });
const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(
    async ({ text }, variables) => {
      const all = {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
      };
      const answer = await fetch(url, {
        method: 'POST',
        headers: all,
        body: JSON.stringify({ query: text, variables }),
      });
      return answer.json();
    },
    ({ text }, variables) =>
      Observable.create((sink) => events.subscribe({ query: text ?? '', variables }, sink as never)),
  ),
});

const { today } = (await fetchQuery(environment, todayQuery as never, {}).toPromise()) as {
  today: { date: string };
};
const mutation = await new Promise((resolve, reject) =>
  commitMutation<never>(environment, {
    mutation: postMutation as never,
    variables: { input: pickOf('relay', today.date) } as never,
    onCompleted: (answer: { createPick: { pick: { teamOne: string } } }) =>
      resolve(answer.createPick.pick.teamOne),
    onError: reject,
  }),
);
requestSubscription<never>(environment, {
  subscription: boardSubscription as never,
  variables: {} as never,
  onNext: (first) =>
    say({
      query: today.date,
      mutation,
      stream: (first as never as { boardChanged: { date: string } }).boardChanged.date,
    }),
});
