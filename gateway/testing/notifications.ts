import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '#local/testing/until.ts';
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
  const taken: Notification[] = [];
  const server = createServer(async (request, response) => {
    taken.push(await text(request));
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await processor.order('PUT', 'settings', { webhookUrl });
  return {
    of: async (method, name, body) => {
      taken.length = 0;
      await processor.order(method, name, body);
      await until(() => taken.length > 0);
      return taken[0] ?? '';
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
