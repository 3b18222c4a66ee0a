import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { systemClock } from '#gateway/integrations/clock.ts';
import { Devices } from '#local/push/devices.ts';
import { installPush } from '#local/push/push-routes.ts';
import { openPush, type Push } from './push.ts';
import { makePushKey, Vapid } from './vapid.ts';

const OPTIONS = { ttlSeconds: 600, urgency: 'high' } as const;
const app = fastify();
let origin: string;
let push: Push;
beforeAll(async () => {
  installPush(app, new Devices());
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  push = openPush({
    vapid: new Vapid(makePushKey(), 'https://picks.example', systemClock),
    allowLoopback: true,
  });
});
afterAll(async () => {
  push.close();
  await app.close();
});

async function subscribe(name: string) {
  const answer = await fetch(`${origin}/local/push/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const { endpoint, keys } = (await answer.json()) as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  return { endpoint, ...keys };
}

const message = (title: string, tag = 'one') =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body: 'Celtics −4.5', navigate: '/dashboard', tag },
  });
const page = async () => (await app.inject('/local/push')).body;

test('a device shows what the product encrypted for it, and a newer message with the same tag replaces it', async () => {
  const phone = await subscribe('Safari on iPhone');
  expect(await push.send(phone, message('A <pick>'), OPTIONS)).toEqual({ outcome: 'SENT' });
  expect(await page()).toContain('<strong>A &lt;pick&gt;</strong>');
  await push.send(phone, message('The same, edited'), OPTIONS);
  await push.send(phone, message('Another', 'two'), OPTIONS);
  const { devices } = (await app.inject('/local/push.json')).json();
  expect(devices[0].shown.map(({ title }: { title: string }) => title)).toEqual([
    'Another',
    'The same, edited',
  ]);
});

test('a message for another device, one that Safari would not show and one that nobody signed are refused', async () => {
  const [phone, other] = [await subscribe('Phone'), await subscribe('Other')];
  const sent = await push.send({ ...phone, p256dh: other.p256dh }, message('x'), OPTIONS);
  expect(sent).toMatchObject({ outcome: 'REFUSED', reason: expect.stringContaining('cannot read') });
  expect(await push.send(phone, '{"title":"x"}', OPTIONS)).toMatchObject({ outcome: 'REFUSED' });
  const unsigned = { method: 'POST', body: 'x', headers: { 'content-type': 'application/octet-stream' } };
  expect((await fetch(phone.endpoint, unsigned)).status).toBe(401);
});

test('a device that was removed is gone', async () => {
  const phone = await subscribe('Phone');
  await fetch(phone.endpoint, { method: 'DELETE' });
  expect(await push.send(phone, message('x'), OPTIONS)).toEqual({ outcome: 'GONE' });
});
