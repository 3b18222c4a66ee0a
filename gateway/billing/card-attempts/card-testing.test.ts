import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import {
  advance,
  buy,
  fault,
  HOUR,
  type MoneyWorld,
  openMoneyWorld,
  order,
  PURCHASE,
  payingMember,
  replaceCard,
  someNetwork,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { solve } from '#gateway/testing/solve.ts';
import { member } from '#gateway/testing/users.ts';
import type { ProblemType } from '#schema/types/desk/problem.type.ts';
import { MAX_DECLINES, USUAL_DECLINES } from './card-limits.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

let network = 0;
beforeEach(() => {
  network += 1;
  // What an earlier test declined is over.
  advance(world, 2 * HOUR);
});

const DECLINED = 'fake-processor-declined-visa-nonce';
const newAddress = () => `buyer-${randomUUID()}@example.com`;
const ownNetwork = () => ({ 'x-forwarded-for': `198.51.100.${network}` });
const codeOf = ({ errors }: Answer<unknown>) => String(errors?.[0]?.extensions.code ?? 'BOUGHT');

/** A program that does no work. */
async function tried(given: Record<string, unknown>, headers: Record<string, string> = ownNetwork()) {
  return ask(world.gateway, PURCHASE, { input: order(given) }, null, headers);
}

/** A browser, or a program that does the work. */
async function worked(given: Record<string, unknown>, headers: Record<string, string> = ownNetwork()) {
  return codeOf(await buy(world, given, null, headers));
}

async function repeat(times: number, act: (at: number) => Promise<string>): Promise<string[]> {
  const codes: string[] = [];
  for (let at = 0; at < times; at += 1) codes.push(await act(at));
  return codes;
}

/** As if so many cards had been declined everywhere since the first one. */
async function setDeclines(count: number): Promise<void> {
  const name = `${RATE_LIMITS.declinedCard.name}:%`;
  const changed = await world.gateway.services.database.em.execute<unknown[]>(
    'update rate_limits set count = ? where key like ? returning key',
    [count, name],
  );
  expect(changed).toHaveLength(1);
}

describe('300 stolen cards', () => {
  test('from one network, by a program that does no work: three are tried', async () => {
    const codes = await repeat(300, async () =>
      codeOf(await tried({ email: newAddress(), token: DECLINED })),
    );
    expect(codes.filter((code) => code === 'CARD_DECLINED')).toHaveLength(3);
    expect(new Set(codes.slice(3))).toEqual(new Set(['CHALLENGE_REQUIRED']));
  });

  test('from one network, by a program that does the work: ten are tried in an hour', async () => {
    const codes = await repeat(14, () => worked({ email: newAddress(), token: DECLINED }));
    expect(codes).toEqual([...Array(10).fill('CARD_DECLINED'), ...Array(4).fill('RATE_LIMITED')]);
  });

  test('from many networks for one mailbox: six are tried', async () => {
    const mailbox = `j.doe.${randomUUID()}`;
    const codes = await repeat(8, (at) =>
      worked({ email: `${mailbox}+${at}@gmail.com`, token: DECLINED }, someNetwork()),
    );
    expect(codes).toEqual([...Array(6).fill('CARD_DECLINED'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  test('from many networks: every buyer gets a challenge, admins see a problem with figures, and buyers still buy', async () => {
    const codes = await repeat(60, async () =>
      codeOf(await tried({ email: newAddress(), token: DECLINED }, someNetwork())),
    );
    expect(codes.slice(0, USUAL_DECLINES)).toEqual(Array(USUAL_DECLINES).fill('CARD_DECLINED'));
    expect(codes.slice(USUAL_DECLINES)).toEqual(Array(10).fill('CHALLENGE_REQUIRED'));
    expect(await worked({ email: newAddress() }, someNetwork())).toBe('BOUGHT');
    const admin = await member(world.gateway, { role: 'OWNER' });
    const { data } = await ask<{ problems: ProblemType[] }>(
      world.gateway,
      '{ problems { kind text } }',
      {},
      admin,
    );
    expect(data.problems).toContainEqual({
      kind: 'CARD_TESTING',
      text: `${USUAL_DECLINES} cards were declined since then, from ${USUAL_DECLINES} networks, for ${USUAL_DECLINES} addresses; 1 purchases of the last hour succeeded. Every purchase asks for work first until fewer are.`,
    });
  });

  test('a thousand from many networks: no visitor buys any more, members still do, and it ends by itself', async () => {
    expect(await worked({ email: newAddress(), token: DECLINED }, someNetwork())).toBe('CARD_DECLINED');
    await setDeclines(MAX_DECLINES - 1);
    expect(await worked({ email: newAddress(), token: DECLINED }, someNetwork())).toBe('CARD_DECLINED');
    const refused = await tried({ email: newAddress() }, someNetwork());
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 600 });
    const charged = (await transactionsOf(world)).length;
    expect(await worked({ email: newAddress() }, someNetwork())).toBe('RATE_LIMITED');
    expect(await transactionsOf(world)).toHaveLength(charged);
    const user = await member(world.gateway);
    const bought = await buy(world, { email: user.email }, user, someNetwork());
    expect(codeOf(bought)).toBe('BOUGHT');
    advance(world, HOUR);
    expect(await worked({ email: newAddress() }, someNetwork())).toBe('BOUGHT');
  });

  test('by one account that replaces its card: six are tried', async () => {
    const user = await payingMember(world);
    const codes = await repeat(8, async () => codeOf(await replaceCard(world, user, DECLINED)));
    expect(codes).toEqual([...Array(6).fill('CARD_DECLINED'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });
});

test('one card whose charge was declined five times today is not charged again for any account', async () => {
  await fault(world, { kind: 'decline', code: '2001' }, { times: null });
  const codes = await repeat(5, () => worked({ email: newAddress() }, someNetwork()));
  expect(codes).toEqual(Array(5).fill('CARD_DECLINED'));
  await world.processor.order('DELETE', 'faults');
  const charged = (await transactionsOf(world)).length;
  expect(await worked({ email: newAddress() }, someNetwork())).toBe('RATE_LIMITED');
  expect(await transactionsOf(world)).toHaveLength(charged);
  expect(await worked({ email: newAddress(), token: 'fake-valid-mastercard-nonce' }, someNetwork())).toBe(
    'BOUGHT',
  );
  // Also when nothing was declined for hours.
  advance(world, 3 * HOUR);
  expect(await worked({ email: newAddress() }, someNetwork())).toBe('RATE_LIMITED');
  advance(world, 21 * HOUR);
  expect(await worked({ email: newAddress() }, someNetwork())).toBe('BOUGHT');
  await world.gateway.services.database.em.execute('delete from rate_limits', [], 'run');
});

describe('a challenge', () => {
  const challenged = async () => {
    const headers = ownNetwork();
    await repeat(3, async () => codeOf(await tried({ email: newAddress(), token: DECLINED })));
    const asked = await tried({ email: newAddress() });
    const extensions = asked.errors?.[0]?.extensions;
    return {
      ...headers,
      'x-challenge-answer': solve(String(extensions?.challenge), Number(extensions?.bits)),
    };
  };

  test('that was solved is good for one attempt', async () => {
    const solved = await challenged();
    expect(codeOf(await tried({ email: newAddress(), token: DECLINED }, solved))).toBe('CARD_DECLINED');
    expect(codeOf(await tried({ email: newAddress() }, solved))).toBe('CHALLENGE_REQUIRED');
  });

  test('touches no card while it is not solved, and the payment token stays good', async () => {
    const solved = await challenged();
    const given = { email: newAddress(), idempotencyKey: randomUUID() };
    expect(codeOf(await tried(given))).toBe('CHALLENGE_REQUIRED');
    expect(codeOf(await tried(given, solved))).toBe('BOUGHT');
  });
});

test('an honest buyer who mistypes three times still buys, and so do others behind the same address', async () => {
  const email = newAddress();
  expect(await repeat(3, () => worked({ email, token: DECLINED }))).toEqual(Array(3).fill('CARD_DECLINED'));
  expect(await worked({ email })).toBe('BOUGHT');
  expect(await repeat(6, () => worked({ email: newAddress() }))).toEqual(Array(6).fill('BOUGHT'));
});

test('one network learns of at most ten accounts an hour', async () => {
  const { email } = await payingMember(world);
  const codes = await repeat(6, () => worked({ email }));
  expect(codes.at(0)).toBe('EMAIL_ALREADY_IN_USE');
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('what fails before a card is tried does not count', async () => {
  const email = newAddress();
  const before = await repeat(4, () => worked({ email, expectedTotalCents: 1 }));
  expect(before).toEqual(Array(4).fill('PRICE_CHANGED'));
  const codes = await repeat(9, () => worked({ email: newAddress(), token: DECLINED }));
  expect(codes).toEqual(Array(9).fill('CARD_DECLINED'));
});
