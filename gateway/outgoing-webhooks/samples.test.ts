import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { ask } from '#gateway/testing/ask.ts';
import { type Endpoint, givenEndpoint, later, workWebhooksOut } from '#gateway/testing/endpoints.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { gradePick, postPick } from '#gateway/testing/picks.ts';
import { type Receiver, startReceiver, verified } from '#gateway/testing/receiver.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { eventText, WEBHOOK_CHOICES } from '#schema/rules/api/webhook-values.ts';
import { WEBHOOK_SAMPLES, type WebhookBody } from './samples.ts';

const FOLDER = 'examples/webhooks';
let gateway: TestGateway;
let receiver: Receiver;
let admin: TestUser;
/** What was really sent, by path and type. */
let sent: Map<string, WebhookBody>;

beforeAll(async () => {
  gateway = await openGateway();
  receiver = await startReceiver();
  admin = await member(gateway, { role: 'OWNER' });
  const lesser = await member(gateway, { trialDays: 0 });
  const endpoints: [string, Endpoint][] = [
    ['/open', await givenEndpoint(gateway, admin, `${receiver.url}/open`, [...WEBHOOK_CHOICES])],
    ['/locked', await givenEndpoint(gateway, lesser, `${receiver.url}/locked`)],
  ];
  const payer = await member(gateway, { plan: { tier: 'PLUS' } });
  const { em } = gateway.services.database;
  const [plan] = await em.execute<{ id: string }[]>('select id from subscriptions where user_id = ?', [
    payer.uid,
  ]);
  for (const { data } of Object.values(WEBHOOK_SAMPLES)) {
    if (!data.change) continue;
    const { type, at: _, ...details } = data.change as { type: string; at: string };
    await recordEvent(em, plan?.id ?? '', type, details, gateway.services.clock.now());
  }
  const terms = { market: 'SPREAD', line: -3.5, odds: 1.91, units: 2, book: 'DraftKings', probability: 0.55 };
  const id = await postPick(gateway, admin, { ...terms, analyst: 'Dana', time: '13:00', date: '2031-11-20' });
  const test =
    'mutation ($input: WebhookEndpointIdInput!) { sendTestWebhook(input: $input) { delivery { id } } }';
  await ask(gateway, test, { input: { id: endpoints[0]?.[1].id } }, admin);
  await workWebhooksOut(gateway);
  gateway.services.clock.set('2031-11-20T23:00:00Z');
  await gradePick(gateway, admin, id, 'WIN');
  for (const seconds of [1, 60]) await later(gateway, seconds);
  sent = new Map(
    endpoints.flatMap(([path, { secret }]) =>
      receiver.received(path).map((call) => {
        const body = verified(call, secret);
        return [`${path} ${body.type}`, body] as const;
      }),
    ),
  );
});
afterAll(async () => {
  await gateway.close();
  await receiver.close();
});

/** The names of all parts with the kinds of their values. */
function shapeOf(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shapeOf(part)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

test('every event has a sample in a file of its own, written from one table: npm run webhook-samples', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(WEBHOOK_SAMPLES)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const [name, body] of Object.entries(WEBHOOK_SAMPLES))
    expect(readFileSync(`${FOLDER}/${name}.json`, 'utf8')).toBe(`${JSON.stringify(body, null, 2)}\n`);
  for (const event of WEBHOOK_CHOICES) expect(WEBHOOK_SAMPLES).toHaveProperty([eventText(event)]);
});

describe('what is really sent has the parts of its sample, each of its kind', () => {
  test.each(Object.keys(WEBHOOK_SAMPLES))('%s', (name) => {
    const sample = WEBHOOK_SAMPLES[name];
    const path = name.endsWith('.locked') ? '/locked' : '/open';
    const real = sent.get(`${path} ${sample?.type}`);
    expect(shapeOf(real)).toEqual(shapeOf(sample));
  });
});
