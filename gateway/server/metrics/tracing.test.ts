import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { POLLED_JOBS } from '#gateway/jobs/jobs.ts';
import { Draining } from '#gateway/server/draining.ts';
import { type Collector, type SentSpan, startCollector } from '#gateway/testing/collector.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { buy, type MoneyWorld, openMoneyWorld, order } from '#gateway/testing/money.ts';
import { openTracing, type Tracing } from './tracing.ts';

let collector: Collector;
let spans: SentSpan[];
let tracing: Tracing;
let mail: TestMailServer;
let world: MoneyWorld;
let app: MoneyWorld['gateway']['app'];
const order1 = order();

beforeAll(async () => {
  collector = await startCollector();
  spans = collector.spans;
  tracing = await openTracing(collector.url);
  mail = await startMailServer();
  world = await openMoneyWorld({ SMTP_URL: mail.url });
  const { services, env } = world.gateway;
  app = await createApp(services, env, new Draining(0), { tracing });
  await buy({ gateway: { ...world.gateway, app } }, order1);
  await buy({ gateway: { ...world.gateway, app } }, order({ token: 'fake-processor-declined-visa-nonce' }));
  await POLLED_JOBS.find(({ name }) => name === 'mails')?.run(services);
  await tracing.close();
});
afterAll(async () => {
  await app.close();
  await world.close();
  await mail.close();
  await collector.close();
});

const named = (name: string | RegExp) => spans.filter((span) => span.name.match(name));
const above = ({ parentSpanId }: SentSpan) => spans.find(({ spanId }) => spanId === parentSpanId);

describe('a purchase is one trace', () => {
  test('of the request, its statements and its calls', () => {
    const [request] = named('POST /graphql');
    const parts = spans.filter(({ traceId }) => traceId === request?.traceId);
    const names = new Set(parts.map(({ name }) => name));
    for (const name of ['WITH', 'identity createAccount', 'processor vault', 'processor charge'])
      expect(names).toContain(name);
    for (const part of parts) expect(part === request || above(part)).toBeTruthy();
  });

  test('in which no span holds what was sent', () => {
    const text = JSON.stringify(spans);
    for (const secret of [order1.email, order1.lastName, order1.token]) expect(text).not.toContain(secret);
    expect(text).toContain('insert into');
  });
});

test('a mail is a span, also where no request waits for it, and a statement alone is none', () => {
  expect(named('mail send').length).toBeGreaterThan(0);
  expect(named(/^(SELECT|INSERT|UPDATE)$/).filter((span) => !above(span))).toEqual([]);
});

test('each line of the log names the trace of its request', () => {
  const lines = world.gateway
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const traced = lines.filter(({ trace_id }) => trace_id);
  expect(traced.length).toBeGreaterThan(0);
  const ids = new Set(spans.map(({ traceId }) => traceId));
  for (const { trace_id } of traced) expect(ids).toContain(trace_id);
});
