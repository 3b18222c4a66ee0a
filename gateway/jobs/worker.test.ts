import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { member } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { startWorker, type Worker } from './worker.ts';

let gateway: TestGateway;
let processor: TestProcessor;
let workers: Worker[];

beforeAll(async () => {
  processor = await startProcessor();
  gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url });
  workers = [await startWorker(gateway.services, gateway.databaseUrl)];
  workers.push(await startWorker(gateway.services, gateway.databaseUrl));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await gateway.close();
  await processor.close();
});

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId } }';

test('two workers on one queue: a trial that ends becomes one charge and one month', async () => {
  const user = await member(gateway);
  const input = {
    planType: 'premium_with_trial',
    email: user.email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    token: 'fake-valid-nonce',
  };
  expect((await ask(gateway, BUY, { input }, user)).errors).toBeUndefined();
  gateway.services.clock.set('2031-11-21T17:00:00.000Z');
  const { em } = gateway.services.database;
  const paid = () =>
    em.execute<{ state: string; kind: string }[]>('select state, kind from invoices where user_id = ?', [
      user.uid,
    ]);
  await until(async () => (await paid())[0]?.state === 'paid');
  expect(await paid()).toEqual([{ state: 'paid', kind: 'conversion' }]);
  const me = await ask(gateway, '{ me { subscription planStatus currentPeriodEndsAt } }', {}, user);
  expect(me.data).toEqual({
    me: { subscription: 'PREMIUM', planStatus: 'ACTIVE', currentPeriodEndsAt: '2031-12-21T17:00:00.000Z' },
  });
});

test('with nothing to do they hardly ask the database: about ten times a second each', async () => {
  const queries = jest.spyOn(pg.Client.prototype, 'query');
  const began = performance.now();
  await pause(2_000);
  const seconds = (performance.now() - began) / 1_000;
  expect(queries.mock.calls.length / seconds / workers.length).toBeLessThan(25);
  expect(queries.mock.calls.length).toBeGreaterThan(workers.length);
});
