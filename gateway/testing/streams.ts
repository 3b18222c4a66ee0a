import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import type { TestGateway } from './gateway.ts';
import type { TestUser } from './users.ts';

interface StreamMessage<D> {
  data?: D | null;
  errors?: { message: string; extensions: Record<string, unknown> & { code: string } }[];
}

export interface TestStream<D> {
  status: number;
  headers: IncomingMessage['headers'];
  /** The next message, as soon as there is one; `complete` or `end` when it is the last word. */
  next(): Promise<StreamMessage<D> | 'complete' | 'end'>;
  /** Everything that came over the wire so far. */
  text(): string;
  /** How many messages wait to be read. */
  waiting(): number;
  /** Stops reading, as a slow reader does. */
  pause(): void;
  close(): void;
}

/** The gateway on a port of its own: streams are read over the network. */
export async function listening({ app }: TestGateway): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** Follows a subscription as a user, or as a visitor. A refused one has its answer as the only message. */
export function follow<D = Record<string, never>>(
  origin: string,
  query: string,
  user: TestUser | null = null,
  {
    variables = {},
    headers = {},
  }: { variables?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<TestStream<D>> {
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(`${origin}/graphql`, {
      method: 'POST',
      agent: false,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(user && { authorization: `Bearer ${user.token}` }),
        ...headers,
      },
    });
    sent.on('response', (response) => resolve(read(sent, response)));
    sent.on('error', reject);
    sent.end(JSON.stringify({ query, variables }));
  });
}

function read<D>(sent: ClientRequest, response: IncomingMessage): TestStream<D> {
  type Message = StreamMessage<D> | 'complete' | 'end';
  const waiting: Message[] = [];
  const readers: ((message: Message) => void)[] = [];
  let all = '';
  const take = (message: Message) => {
    const reader = readers.shift();
    if (reader) reader(message);
    else waiting.push(message);
  };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'next') take(JSON.parse(data) as Message);
      if (event === 'complete') take('complete');
    },
  });
  const isStream = response.headers['content-type']?.startsWith('text/event-stream');
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    all += part;
    if (isStream) parser.feed(part);
  });
  response.on('end', () => {
    if (!isStream) take(JSON.parse(all) as Message);
    take('end');
  });
  response.on('error', () => take('end'));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    next: () => {
      const message = waiting.shift();
      return message ? Promise.resolve(message) : new Promise((resolve) => readers.push(resolve));
    },
    text: () => all,
    waiting: () => waiting.length,
    pause: () => void response.pause(),
    close: () => void sent.destroy(),
  };
}
