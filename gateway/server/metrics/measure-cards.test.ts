import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { buy, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';
import { measureCards } from './measure-cards.ts';
import { Metrics } from './metrics.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

test('cards are counted by what they were tried for and what came of it', async () => {
  const metrics = new Metrics();
  const { services, env } = world.gateway;
  const app = await createApp({ ...services, processor: measureCards(metrics, services.processor) }, env);
  const gateway = { ...world.gateway, app };
  await buy({ gateway });
  await buy({ gateway }, { token: 'fake-processor-declined-visa-nonce' });
  await app.close();
  const counted = (await metrics.registry.metrics()).match(/^chalkline_cards_total\{.*[1-9]$/gm);
  expect(counted).toEqual([
    'chalkline_cards_total{for="vault",outcome="vaulted"} 1',
    'chalkline_cards_total{for="vault",outcome="declined"} 1',
    'chalkline_cards_total{for="first",outcome="succeeded"} 1',
  ]);
});
