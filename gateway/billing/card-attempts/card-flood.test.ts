import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { type GatewayProcess, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import {
  buy,
  fault,
  HOUR,
  type MoneyWorld,
  openMoneyWorld,
  order,
  PURCHASE,
} from '#gateway/testing/money.ts';
import { solve } from '#gateway/testing/solve.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { inFlight, USUAL_IN_FLIGHT } from './card-limits.ts';

const BANK_MS = 3_000;

let world: MoneyWorld;
/** Two processes that serve, so that a thousand buyers have to wait for neither each other nor this test. */
let processes: GatewayProcess[];
let built: BuiltGateway;
let folder: string;
beforeAll(async () => {
  world = await openMoneyWorld();
  folder = mkdtempSync(join(tmpdir(), 'chalkline-flood-'));
  built = await builtGateway();
  const { DATABASE_URL, BRAINTREE_ENVIRONMENT, CHALLENGE_BITS } = world.gateway.env;
  const own = { DATABASE_URL, BRAINTREE_ENVIRONMENT, CHALLENGE_BITS: String(CHALLENGE_BITS) };
  const more = { CLOCK_FILE: join(folder, 'clock'), BRAINTREE_TIMEOUT_MS: '30000', ROLE: 'serve' };
  const start = () => startGatewayProcess(built, { ...own, ...more });
  processes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.kill()));
  await world.close();
  rmSync(folder, { recursive: true });
});
let ahead = 0;
/** The time of both processes. It runs. */
const now = () => new Date(systemClock.now().getTime() + ahead);
/** To the beginning of a minute, so that a test has a whole one before the next begins. */
function later(milliseconds: number): void {
  const minute = Math.floor((now().getTime() + milliseconds) / MINUTE) * MINUTE;
  ahead += minute - now().getTime();
  writeFileSync(join(folder, 'clock'), String(ahead));
}
const gatewayOf = (at: number) => processes[at % 2] as GatewayProcess;
beforeEach(async () => {
  later(2 * HOUR);
  await world.processor.order('DELETE', 'faults');
});

const DECLINED = 'fake-processor-declined-visa-nonce';
const newAddress = () => `buyer-${randomUUID()}@example.com`;
const codeOf = ({ errors }: Answer<unknown>) => String(errors?.[0]?.extensions.code ?? 'BOUGHT');
const slowBank = () =>
  fault(world, { kind: 'slow', ms: BANK_MS }, { operation: 'payment_method.create', times: null });

/** A program that does no work, at one of the two processes. */
async function tryStolen(at: number, from: string): Promise<string> {
  const input = order({ email: newAddress(), token: DECLINED });
  return codeOf(await ask(gatewayOf(at), PURCHASE, { input }, null, { 'x-forwarded-for': from }));
}

/** All at once, as they come from a network: the process reads the next ones between two turns. */
async function times<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const started: Promise<T>[] = [];
  for (let at = 0; at < count; at += 1) {
    started.push(act(at));
    await setImmediate();
  }
  return Promise.all(started);
}

const countOf = (codes: string[], code: string) => codes.filter((one) => one === code).length;

describe.each([
  ['of one /48', (at: number) => `2001:db8:55:${at.toString(16)}::1`],
  ['of as many /48s', (at: number) => `2001:db8:${at.toString(16)}::1`],
])(
  '1,300 purchases at once from 1,300 networks %s, at two gateways and a bank of three seconds',
  (_, networkAt) => {
    test('reach it as often as is usual, the others are asked for work without a connection to the database, and an honest buyer buys', async () => {
      await slowBank();
      const stolen = times(1_300, (at) => tryStolen(at, networkAt(at)));
      const honest = await buy({ gateway: gatewayOf(0) }, { email: newAddress() });
      expect(codeOf(honest)).toBe('BOUGHT');
      const codes = await stolen;
      expect(countOf(codes, 'CARD_DECLINED')).toBeGreaterThan(0);
      expect(countOf(codes, 'CARD_DECLINED')).toBeLessThanOrEqual(USUAL_IN_FLIGHT);
      // Beyond its own limit a /48 is refused altogether.
      const refused = codes.filter((code) => code !== 'CARD_DECLINED');
      expect(refused.filter((code) => !['CHALLENGE_REQUIRED', 'RATE_LIMITED'].includes(code))).toEqual([]);
      expect(countOf(codes, 'CHALLENGE_REQUIRED')).toBeGreaterThan(1_200);
      // Nothing is left of those that ended.
      await world.processor.order('DELETE', 'faults');
      later(2 * MINUTE);
      const [after] = await times(1, (at) => tryStolen(at, '192.0.2.77'));
      expect(after).toBe('CARD_DECLINED');
    });
  },
);

test('cards from one /48 are tried 30 times in an hour, each with its work', async () => {
  const codes: string[] = [];
  for (let at = 0; at < 33; at += 1) {
    const given = { email: newAddress(), token: DECLINED };
    codes.push(
      codeOf(
        await buy({ gateway: gatewayOf(at) }, given, null, { 'x-forwarded-for': `2001:db8:77:${at}::1` }),
      ),
    );
  }
  expect(codes).toEqual([...Array(30).fill('CARD_DECLINED'), ...Array(3).fill('RATE_LIMITED')]);
});

test('attempts whose process died count for two minutes at most', async () => {
  const { services } = world.gateway;
  for (let at = 0; at < USUAL_IN_FLIGHT; at += 1) await enforce(services.database.em, inFlight(now()), now());
  expect(await tryStolen(1, '192.0.2.78')).toBe('CHALLENGE_REQUIRED');
  later(MINUTE);
  expect(await tryStolen(1, '192.0.2.78')).toBe('CHALLENGE_REQUIRED');
  later(MINUTE);
  expect(await tryStolen(1, '192.0.2.78')).toBe('CARD_DECLINED');
});

test('one answer to a challenge, sent with 200 purchases at once to two gateways, serves one of them', async () => {
  const { services } = world.gateway;
  const { challenge, bits } = services.challenges.issue(now(), 8);
  const headers = (at: number) => ({
    'x-challenge-answer': solve(challenge, bits),
    'x-forwarded-for': `198.51.100.${at}`,
  });
  for (let at = 0; at < USUAL_IN_FLIGHT; at += 1) await enforce(services.database.em, inFlight(now()), now());
  await slowBank();
  const codes = await times(200, async (at) => {
    const input = order({ email: newAddress(), token: DECLINED });
    return codeOf(await ask(gatewayOf(at), PURCHASE, { input }, null, headers(at)));
  });
  expect(countOf(codes, 'CARD_DECLINED')).toBe(1);
  expect(countOf(codes, 'CHALLENGE_REQUIRED')).toBe(199);
});
