import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { disputeAgreements } from '#gateway/admin/disputes/read-dispute.sql.ts';
import { remindOfPauseEnds } from '#gateway/jobs/reminders.ts';
import { ask } from '#gateway/testing/ask.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  cancel,
  DAY,
  fault,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  reactivate,
} from '#gateway/testing/money.ts';
import { pauseFor, pausePlan, resumeAsShown } from '#gateway/testing/pauses.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

/** The agreements that the evidence for the bank and the file of the member list. */
let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));
afterEach(async () => {
  await world.processor.order('DELETE', 'faults');
  await cancel(world, user);
});

/** What was agreed to after the purchase, as the member's file says it. */
async function agreements(): Promise<string[]> {
  const query = '{ myData { content } }';
  const { data } = await ask<{ myData: { content: string } }>(world.gateway, query, {}, user);
  const { agreements: all } = JSON.parse(data.myData.content) as { agreements: { sentence: string }[] };
  const { em } = world.gateway.services.database;
  const ofDispute = await disputeAgreements.all(em, { userId: user.uid, most: 100 });
  expect(ofDispute.map(({ sentence }) => sentence)).toEqual(all.map(({ sentence }) => sentence));
  return all.slice(1).map(({ sentence }) => sentence);
}

const begin = async () => pass(world, await periodEnd(world, user));
const until = async () => String((await memberPlan(world, user)).subscription?.pausedUntil);
const onReturn = expect.stringMatching(/^Your Plus Plan resumes on .* ET\. \$79\.00 is charged then unless/);
const NOW =
  'Your Plus Plan starts again now. $79.00 now, then the price of your plan every month until you cancel.';

test('what was agreed to and mailed is kept as evidence of the charge', async () => {
  user = await payingMember(world, { planType: 'plus' });
  await pauseFor(world, user, 30);
  await begin();
  await pass(world, new Date(new Date(await until()).getTime() - 6 * DAY).toISOString());
  await remindOfPauseEnds(world.gateway.services);
  expect(await agreements()).toEqual([]);
  await resumeAsShown(world, user);
  expect(await agreements()).toEqual([onReturn, expect.stringMatching(/^By email: /), NOW]);
});

test.each([
  ['undone', resumeAsShown],
  [
    'canceled with the plan',
    async (_: MoneyWorld, member: TestUser) => {
      await cancel(world, member);
      await reactivate(world, member);
    },
  ],
])('a pause that was %s is no evidence of a later one', async (_, undo) => {
  user = await payingMember(world, { planType: 'plus' });
  await pauseFor(world, user, 90);
  await undo(world, user);
  await pauseFor(world, user, 12);
  await begin();
  await pass(world, await until());
  expect(await agreements()).toEqual([onReturn]);
});

test('a pause whose charge was not shown is no agreement to it', async () => {
  user = await payingMember(world, { planType: 'plus' });
  const end = new Date(await periodEnd(world, user));
  await pausePlan(world, user, addDays(easternDay(end), 12));
  await begin();
  await pass(world, await until());
  expect(await agreements()).toEqual([]);
});

test('a charge that was declined is none of the return that is charged on its day, nor counts twice', async () => {
  user = await payingMember(world, { planType: 'plus' });
  await pauseFor(world, user, 12);
  await begin();
  await fault(world, { kind: 'decline', code: '2001' });
  await resumeAsShown(world, user);
  await pass(world, await until());
  expect(await agreements()).toEqual([onReturn]);

  await pauseFor(world, user, 12);
  await begin();
  await fault(world, { kind: 'decline', code: '2001' });
  await resumeAsShown(world, user);
  await resumeAsShown(world, user);
  expect(await agreements()).toEqual([onReturn, onReturn, NOW]);
});
