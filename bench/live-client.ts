import { connect } from 'node:net';
import type { Kind } from './live-server.ts';

const QUERY =
  'subscription { pickChanged { kind pickId pick { id sport teamOne teamTwo pick pickDetails locked } } }';
const BODY = JSON.stringify({ query: QUERY });
/** Every connection is read into the same bytes. */
const buffer = Buffer.alloc(65_536);

/** What a client says once it is connected and after each answer until it follows, and how a delivery looks. */
interface Protocol {
  messages(index: number): [answeredBy: string, ...said: string[]][];
  delivery: string;
}

const SSE: Protocol = {
  messages: (index) => [
    [
      '',
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n',
      'content-type: application/json\r\n',
      `x-forwarded-for: 10.0.${Math.floor(index / 250)}.${index % 250}\r\n`,
      `content-length: ${BODY.length}\r\n\r\n${BODY}`,
    ],
    ['HTTP/1.1 200'],
  ],
  delivery: 'event: next',
};

const WEBSOCKET: Protocol = {
  messages: () => [
    [
      '',
      'GET /live HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n',
      'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
      'sec-websocket-protocol: graphql-transport-ws\r\n\r\n',
    ],
    ['HTTP/1.1 101', frame('{"type":"connection_init"}')],
    ['connection_ack', frame(`{"id":"1","type":"subscribe","payload":${BODY}}`)],
  ],
  delivery: '"type":"next"',
};

/** A text frame of a client. Its mask is zero, which leaves the text as it is. */
function frame(text: string): string {
  const length = text.length < 126 ? [0x80 + text.length] : [0xfe, text.length >> 8, text.length & 255];
  return String.fromCharCode(0x81, ...length, 0, 0, 0, 0) + text;
}

/**
 * Follows changes of picks over a bare socket, which only looks for the words of a delivery: so a reader costs the
 * same whatever the protocol is, and as little as it can. A library here would be most of what is measured. Answers
 * how to leave.
 */
export function openClient(
  kind: Kind,
  port: number,
  index: number,
  received: () => void,
): Promise<() => void> {
  const { messages, delivery } = kind === 'stock' ? WEBSOCKET : SSE;
  const steps = messages(index);
  return new Promise((resolve, reject) => {
    const read = (size: number) => {
      const came = buffer.subarray(0, size);
      const step = steps[0];
      if (step && came.includes(step[0])) say();
      else if (step) reject(new Error(`Not expected: ${came.toString().slice(0, 200)}`));
      else if (came.includes(delivery)) received();
      return true;
    };
    const socket = connect({ host: '127.0.0.1', port, onread: { buffer, callback: read } });
    const say = () => {
      const [, ...words] = steps.shift() ?? [];
      if (words.length > 0) socket.write(words.join(''), 'latin1');
      if (steps.length === 0) resolve(() => socket.destroy());
    };
    socket.on('connect', say);
    socket.on('error', reject);
  });
}
