import { createClient as createLiveClient } from 'graphql-sse';
import { headers, pickOf, say, url } from './chalkline.ts';
import { createClient, generateSubscriptionOp } from './generated/genql/index.ts';

const client = createClient({ url, headers });
const { today } = await client.query({ today: { date: true } });
const date = String(today.date);
const { createPick } = await client.mutation({
  createPick: { __args: { input: pickOf('genql', date) }, pick: { teamOne: true } },
});
// It writes the operation and has no streams: the client of the protocol takes what it wrote.
const board = generateSubscriptionOp({ boardChanged: { date: true } });
const live = createLiveClient({ url, headers }).iterate<{ boardChanged: { date: string } }>(board);
for await (const { data } of live)
  say({ query: date, mutation: createPick.pick.teamOne, stream: data?.boardChanged.date });
