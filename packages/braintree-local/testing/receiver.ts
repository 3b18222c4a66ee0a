import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  bt_signature: string;
  bt_payload: string;
}

/** A merchant's webhook address that keeps what it is sent. */
export async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (body) received.push(Object.fromEntries(new URLSearchParams(body)) as unknown as Received);
    server.emit('received');
    // A sender that followed this redirect would be received twice.
    if (receiver.status !== null) response.writeHead(receiver.status, { location: '/webhooks' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    /** What it answers from now on; null leaves the sender waiting. */
    status: 200 as number | null,
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
