import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hook } from '#gateway/testing/hook.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  cancel,
  chargesOf,
  DAY,
  fault,
  MINUTE,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  replaceCard,
  runDue,
  SECOND,
  sweepAll,
} from '#gateway/testing/money.ts';
import { cardOf, triesOf } from '#gateway/testing/money-rows.ts';
import {
  DENIED,
  holdBack,
  passToSecondTry,
  silentRenewal,
  whatWasHeldBackComes,
} from '#gateway/testing/unresponsive.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld({ BRAINTREE_TIMEOUT_MS: '500' });
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

/** Nobody renews beside those who come after them. */
afterEach(() => cancel(world, user));

const cards = ['visa', 'amex', 'mastercard', 'discover'];
const endsAt = () => periodEnd(world, user);
const card = () => cardOf(world, user);
const attempts = () => triesOf(world, user);
const comes = () => whatWasHeldBackComes(world);
const secondTry = () => passToSecondTry(world, user);

/** A member of plus whose renewal is held back, and was due `passed` ago. */
async function delayRenewal(passed: number): Promise<void> {
  user = await payingMember(world, { planType: 'plus' });
  await silentRenewal(world, user, passed);
}

describe('a renewal that the processor denies for a minute and charges later', () => {
  test.each([
    ['as soon as it is taken for not made', 46 * SECOND],
    ['after five minutes', 5 * MINUTE],
    ['a second before it is tried again', DENIED + NO_RESPONSE_MILLISECONDS - SECOND],
  ])('%s: pays the month, nothing is charged a second time', async (_when, after) => {
    await delayRenewal(after);
    expect(await attempts()).toEqual(['declined']);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'ACTIVE',
    });
    await comes();
    await secondTry();
    expect(await attempts()).toEqual(['succeeded']);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'ACTIVE',
    });
  });

  test('in five minutes, and is found by the sweep before: paid then, by the sweep and workers at once', async () => {
    await delayRenewal(5 * MINUTE);
    await comes();
    const [found] = await Promise.all([sweepAll(world), runDue(world), sweepAll(world)]);
    expect(found).toEqual([]);
    expect(await attempts()).toEqual(['succeeded']);
    await pass(world, NO_RESPONSE_MILLISECONDS);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('while the sweep and two workers are at its second try: one of the two is booked, and no third is made', async () => {
    await delayRenewal(5 * MINUTE);
    advance(world, NO_RESPONSE_MILLISECONDS);
    await comes();
    await Promise.all([runDue(world), sweepAll(world), runDue(world)]);
    expect(await attempts()).toEqual(['succeeded']);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('and whose processor cannot be asked: nothing is charged until it can', async () => {
    await delayRenewal(MINUTE);
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search' });
    advance(world, NO_RESPONSE_MILLISECONDS);
    expect(await runDue(world)).toHaveLength(1);
    expect(await attempts()).toEqual(['declined']);
    await comes();
    await pass(world, SECOND);
    await pass(world, SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('just when its second try is declined: the member is not past due', async () => {
    await delayRenewal(MINUTE);
    const url = await hook(comes);
    await fault(world, { kind: 'hook', url, when: 'after' }, { card: await card() });
    await fault(world, { kind: 'decline', code: '2004' }, { card: await card() });
    await secondTry();
    expect(await attempts()).toEqual(['succeeded', 'declined']);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'ACTIVE',
    });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('cancelled meanwhile: ends after the month that was paid all the same, or at once when none was', async () => {
    await delayRenewal(MINUTE);
    expect((await cancel(world, user)).errors).toBeUndefined();
    await comes();
    await pass(world, NO_RESPONSE_MILLISECONDS);
    expect((await memberPlan(world, user)).subscription).toMatchObject({ cancelAtPeriodEnd: true });
    await pass(world, await endsAt());
    expect((await memberPlan(world, user)).subscription).toBeNull();
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });
});

describe('another charge that the processor denies for a minute and makes later', () => {
  test('the first one after a trial: access goes on, and it is charged once', async () => {
    user = await payingMember(world, {
      planType: 'premium_with_trial',
      token: `fake-valid-${cards.pop()}-nonce`,
    });
    await holdBack(world, user);
    await pass(world, DAY);
    await pass(world, DENIED);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PREMIUM',
      planStatus: 'TRIALING',
    });
    await comes();
    await secondTry();
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
    expect((await memberPlan(world, user)).user.planStatus).toBe('ACTIVE');
  });

  /** Past due since a day; its first retry was denied and is held back. */
  async function silentRetry(isMade = true): Promise<void> {
    user = await payingMember(world, { planType: 'plus' });
    await fault(world, { kind: 'decline', code: '2001' }, { card: await card() });
    await pass(world, await endsAt());
    if (isMade) await holdBack(world, user);
    else await fault(world, { kind: 'timeout', when: 'before' }, { card: await card() });
    await pass(world, DAY);
    await pass(world, DENIED);
    expect(await attempts()).toEqual(['declined', 'declined']);
  }

  test('a retry of one that is past due: pays it', async () => {
    await silentRetry();
    await comes();
    await secondTry();
    expect(await attempts()).toEqual(['declined', 'succeeded']);
    expect((await memberPlan(world, user)).user.planStatus).toBe('ACTIVE');
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('with a new card meanwhile: that is not charged beside it', async () => {
    await silentRetry();
    const answer = await replaceCard(world, user, 'fake-valid-visa-nonce');
    expect(answer.data.plan.user.planStatus).toBe('PAST_DUE');
    await comes();
    await secondTry();
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('and with a new card afterwards: the answer is that all is paid', async () => {
    await silentRetry();
    await comes();
    const answer = await replaceCard(world, user, 'fake-valid-visa-nonce');
    expect(answer.data.plan.user.planStatus).toBe('ACTIVE');
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test.each([
    ['charged before', true, [7_900, 7_900]],
    ['never charged', false, [7_900]],
  ])('%s, and cancelled: it is not ended beside a payment', async (_what, isMade, charges) => {
    await silentRetry(isMade);
    if (isMade) await comes();
    expect((await cancel(world, user)).errors).toBeUndefined();
    await pass(world, NO_RESPONSE_MILLISECONDS);
    const { subscription } = await memberPlan(world, user);
    if (isMade) expect(subscription).toMatchObject({ cancelAtPeriodEnd: true, pastDue: false });
    else expect(subscription).toBeNull();
    expect(await chargesOf(world, user.uid)).toEqual(charges);
  });
});
