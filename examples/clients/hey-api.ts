import { headers, origin, pickOf, say } from './chalkline.ts';
import { client } from './generated/hey-api/client.gen.ts';
import * as sdk from './generated/hey-api/sdk.gen.ts';

client.setConfig({ baseUrl: `${origin}/api`, headers });
const { data: board } = await sdk.getPicksAll();
const date = board?.date ?? '';
const { requestId, ...pick } = pickOf('hey-api', date);
const { data, error } = await sdk.postPicks({
  headers: { 'Idempotency-Key': requestId },
  body: { ...pick, subscription: 'Plus' },
});

// The REST API has no streams. That of GraphQL is read by this client's own events, which connect again by themselves.
const { stream } = await client.sse.post<{ 200: { data: { boardChanged: { date: string } } } }>({
  baseUrl: origin,
  url: '/graphql',
  body: { query: 'subscription Board { boardChanged { date } }' },
  headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
});
for await (const { data: first } of stream)
  say({ query: date, mutation: data?.pick.teamOne ?? error, stream: first.boardChanged.date });
