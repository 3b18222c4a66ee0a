import { EventSourceParserStream } from 'eventsource-parser/stream';
import createClient from 'openapi-fetch';
import { headers, origin, pickOf, say } from './chalkline.ts';
import type { paths } from './generated/openapi-typescript.d.ts';

const client = createClient<paths>({ baseUrl: `${origin}/api`, headers });
const { data: board } = await client.GET('/picks/all');
const date = board?.date ?? '';
const { requestId, ...pick } = pickOf('openapi-fetch', date);
const { data, error } = await client.POST('/picks', {
  params: { header: { 'Idempotency-Key': requestId } },
  body: { ...pick, subscription: 'Plus' },
});

/** The REST API has no streams. That of GraphQL is one more path, whose body this client leaves unread. */
interface Live {
  '/graphql': {
    post: {
      requestBody: { content: { 'application/json': { query: string } } };
      responses: { 200: { content: { 'text/event-stream': string } } };
    };
  };
}
const live = createClient<Live>({ baseUrl: origin, headers: { ...headers, accept: 'text/event-stream' } });
const query = 'subscription Board { boardChanged { date } }';
const { data: body } = await live.POST('/graphql', { body: { query }, parseAs: 'stream' });
const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
for await (const event of events ?? [])
  if (event.event === 'next')
    say({
      query: date,
      mutation: data?.pick.teamOne ?? error?.message,
      stream: JSON.parse(event.data).data.boardChanged.date,
    });
