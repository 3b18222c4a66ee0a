import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MoneyWorld } from './money.ts';

/** A signed notification as it goes over the wire. */
export type Notification = string;

export interface Notifications {
  /** The notification that this order to the local Braintree makes it send. */
  of(method: string, name: string, body?: unknown): Promise<Notification>;
  close(): Promise<void>;
}

/** Takes the processor's notifications in, so that a test can deliver them when and as often as it likes. */
export async function takeNotifications({ processor }: MoneyWorld): Promise<Notifications> {
  let take = (_notification: Notification) => {};
  const server = createServer(async (request, response) => {
    take(await text(request));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await processor.order('PUT', 'settings', { webhookUrl });
  return {
    of: async (method, name, body) => {
      const taken = new Promise<Notification>((resolve) => {
        take = resolve;
      });
      await processor.order(method, name, body);
      return taken;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Delivers a notification; answers the HTTP status. */
export async function deliver({ gateway }: MoneyWorld, notification: Notification): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST' as const, url: '/webhooks/braintree', headers, payload: notification };
  return (await gateway.app.inject(request)).statusCode;
}
