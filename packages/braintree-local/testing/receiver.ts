import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sdk } from './sdk.ts';

export interface Received {
  bt_signature: string;
  bt_payload: string;
}

/** A merchant's webhook address: it answers challenges through the SDK and keeps what it is sent. */
export async function startReceiver(gateway: Sdk) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const challenge = new URL(request.url ?? '/', 'http://localhost').searchParams.get('bt_challenge');
    if (challenge) return response.end(gateway.webhookNotification.verify(challenge));
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body) received.push(Object.fromEntries(new URLSearchParams(body)) as unknown as Received);
    // Where a redirect would lead; who followed it would be heard twice.
    response.writeHead(receiver.status, { location: '/webhooks' }).end();
    server.emit('received');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    /** What it answers from now on. */
    status: 200,
    async waitFor(count: number): Promise<Received[]> {
      while (received.length < count) await once(server, 'received');
      return received;
    },
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return receiver;
}
