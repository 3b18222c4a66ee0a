import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** What came in, in order; of one path when it is named. */
  received(path?: string): Received[];
  /** What is answered from now on, on every path. */
  answer(status: number, headers?: Record<string, string>, body?: string): void;
  close(): Promise<void>;
}

/** A real server of an integrator, on loopback. It answers 204 unless told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const all: Received[] = [];
  let answer = { status: 204, headers: {}, body: '' };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    all.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: (path) => all.filter((each) => !path || each.path === path),
    answer: (status, headers = {}, body = '') => {
      answer = { status, headers, body };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The message, after checking its signature as any receiver does. Throws when it is not ours. */
export function verified<T = Record<string, unknown>>(
  { headers, body }: Received,
  secret: string,
): { type: string; timestamp: string; data: T } {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Webhook(secret).verify(body, signed) as { type: string; timestamp: string; data: T };
}
