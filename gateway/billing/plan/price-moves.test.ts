import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import {
  advanceTo,
  cancel,
  changePlan,
  fault,
  HOUR,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  reactivate,
} from '#gateway/testing/money.ts';
import { pauseFor, resumeAsShown } from '#gateway/testing/pauses.ts';
import { charged, hour, live, mailsOf, raise, toldOn } from '#gateway/testing/price-moves.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { notifyOfPrices } from './notify-of-price.ts';

let world: MoneyWorld;
let mails: TestMailServer;
let proposer: TestUser;
let approver: TestUser;
beforeAll(async () => {
  mails = await startMailServer();
  world = await openMoneyWorld({ SMTP_URL: mails.url });
  proposer = await member(world.gateway, { role: 'OWNER' });
  approver = await member(world.gateway, { role: 'OWNER' });
});
afterAll(async () => {
  expect(await closeAndCheck(world)).toEqual([]);
  await mails.close();
});

const sql = <T>(text: string, values: unknown[] = []) =>
  world.gateway.services.database.em.execute<T[]>(text, values);
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const write = (name: string, type: string, input: Record<string, unknown>, actor: TestUser) =>
  ask<{ done: { planPriceMoves: { id: string; mayApprove: boolean; told: number; left: number }[] } }>(
    world.gateway,
    `mutation ($input: ${type}!) { done: ${name}(input: $input) { planPriceMoves { id mayApprove told left } } }`,
    { input },
    actor,
  );

const propose = (cents: number, actor = proposer, tier = 'PLUS') =>
  write(
    'proposePriceMove',
    'ProposePriceMoveInput',
    { tier, cents, reason: 'Costs', requestId: randomUUID() },
    actor,
  );
const approve = (id: string, actor = approver) => write('approvePriceMove', 'PriceMoveInput', { id }, actor);
const end = (id: string) => write('endPriceMove', 'PriceMoveInput', { id }, approver);

/** Moves running Plus plans to a new price; ended by the function that it answers. */
async function move(cents: number): Promise<() => Promise<unknown>> {
  await raise(world, cents);
  const { data } = await propose(cents);
  const id = String(data.done.planPriceMoves[0]?.id);
  expect((await approve(id)).errors).toBeUndefined();
  return () => end(id);
}

const at = (day: string) => advanceTo(world, `${day}T17:00:00.000Z`);
const plus = () => payingMember(world, { planType: 'plus' });
describe('a move of running plans', () => {
  test('is approved by somebody else, or by a lone owner after an hour', async () => {
    await raise(world, 8_000);
    const { data } = await propose(8_000);
    const id = String(data.done.planPriceMoves[0]?.id);
    expect(data.done.planPriceMoves[0]?.mayApprove).toBe(false);
    expect(codeOf(await approve(id, proposer))).toBe('CONFLICT');
    expect(codeOf(await propose(8_000))).toBe('CONFLICT');
    expect(codeOf(await propose(7_900, proposer, 'VIP'))).toBe('PRICE_CHANGED');
    await sql('update users set role = null where id = ?', [approver.uid]);
    expect(codeOf(await approve(id, proposer))).toBe('CONFLICT');
    await pass(world, HOUR);
    expect(codeOf(await approve(id, proposer))).toBeUndefined();
    await sql("update users set role = 'OWNER' where id = ?", [approver.uid]);
    expect(codeOf(await end(id))).toBeUndefined();
    const audited = await sql("select action from audit_log where action like 'price.%-move' order by id");
    expect(audited.map((entry) => (entry as { action: string }).action)).toEqual([
      ...['price.propose-move', 'price.approve-move', 'price.end-move'],
    ]);
  });

  test('over February it counts from the next renewal but one, with a mail exactly 30 days before', async () => {
    at('2033-01-10');
    const user = await plus();
    const before = (await charged(world, user))[0];
    await live(world, '2033-01-20');
    const stop = await move(8_900);
    await live(world, '2033-02-09');
    expect(await toldOn(world, user)).toEqual([['2033-02-08', '2033-03-10']]);
    const query =
      '{ subscription { monthlyCents nextChargeCents announcedPrice { monthlyCents appliesAt } } }';
    expect((await ask(world.gateway, query, {}, user)).data).toMatchObject({
      subscription: {
        monthlyCents: before,
        nextChargeCents: before,
        announcedPrice: { monthlyCents: 8_900 },
      },
    });
    await live(world, '2033-03-11');
    expect(await charged(world, user)).toEqual([before, before, 8_900]);
    const receipts = await mailsTo(world.gateway, user, 'renewal-receipt');
    expect(receipts.map((receipt) => (receipt as { newPrice?: object }).newPrice ?? null)).toEqual([
      null,
      { fromCents: before, toCents: 8_900 },
    ]);
    const kinds = await sql<{ kind: string }>(
      'select kind from mrr_movements where user_id = ? order by id',
      [user.uid],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['NEW', 'PRICE']);
    await stop();
  });
});

test('over upgrades, cancellations, failed renewals, given days and a lost mail nobody pays more untold', async () => {
  at('2033-04-10');
  const cents = 9_500;
  const users = {
    plain: await plus(),
    upgraded: await plus(),
    canceledBefore: await plus(),
    canceledAfter: await plus(),
    failing: await plus(),
    daysGiven: await plus(),
  };
  const before = (await charged(world, users.plain))[0];
  const stop = await move(cents);
  // May 10 is 30 days away: told on the day of the purchase. What was not told by then waits for June 10, told on May 11.
  await cancel(world, users.canceledBefore);
  await hour(world);
  expect(await toldOn(world, users.plain)).toEqual([['2033-04-10', '2033-05-10']]);
  expect(await toldOn(world, users.canceledBefore)).toEqual([]);
  await live(world, '2033-04-20');
  await changePlan(world, users.upgraded, 'VIP');
  await reactivate(world, users.canceledBefore);
  await cancel(world, users.canceledAfter);
  await sql(
    `update subscriptions set current_period_ends_at = current_period_ends_at + interval '7 days', due_at = due_at + interval '7 days' where user_id = ?`,
    [users.daysGiven.uid],
  );
  await live(world, '2033-05-01');
  await reactivate(world, users.canceledAfter);
  const next = async (user: TestUser) => (await memberPlan(world, user)).subscription?.nextChargeCents;
  expect(await next(users.canceledAfter)).toBe(cents);
  expect(await next(users.canceledBefore)).toBe(before);
  expect(await next(users.daysGiven)).toBe(before);
  const [card] = await sql<{ token: string }>('select token from payment_methods where user_id = ?', [
    users.failing.uid,
  ]);
  await fault(world, { kind: 'decline', code: '2001' }, { card: card?.token, times: 1 });
  await live(world, '2033-05-19');
  expect(await charged(world, users.plain)).toEqual([before, cents]);
  expect(await charged(world, users.failing)).toEqual([before, cents]);
  expect(await charged(world, users.canceledAfter)).toEqual([before, cents]);
  expect(await charged(world, users.canceledBefore)).toEqual([before, before]);
  expect(await charged(world, users.daysGiven)).toEqual([before, before]);
  expect((await charged(world, users.upgraded)).slice(-1)).toEqual([24_900]);
  await stop();
});

test('a pause keeps the price, but for one that was announced for the day on which it begins', async () => {
  at('2033-05-25');
  const [told, untold] = [await plus(), await plus()];
  const before = (await charged(world, told))[0];
  await pauseFor(world, untold, 40);
  const stop = await move(9_700);
  await live(world, '2033-05-27');
  await pauseFor(world, told, 40);
  // A month ends on June 25, and both come back on August 4.
  await live(world, '2033-07-09');
  const left = async () => {
    const query = '{ planPriceMoves { left } }';
    const { data } = await ask<{ planPriceMoves: { left: number }[] }>(world.gateway, query, {}, proposer);
    return Number(data.planPriceMoves[0]?.left);
  };
  const whilePaused = await left();
  await resumeAsShown(world, told);
  await resumeAsShown(world, untold);
  // Both were counted while they were paused: one has moved now, and the other is left.
  expect(await left()).toBe(whilePaused - 1);
  expect(await charged(world, told)).toEqual([before, 9_700]);
  expect(await charged(world, untold)).toEqual([before, before]);
  await stop();
});

test('a mail that does not go out on its day moves nobody', async () => {
  at('2033-07-10');
  const user = await plus();
  const before = (await charged(world, user))[0];
  const stop = await move(9_900);
  await live(world, '2033-07-12', { withMails: false });
  expect(await toldOn(world, user)).toEqual([[null, '2033-08-10']]);
  await hour(world);
  expect(await mailsOf(world, user)).toEqual([
    { isSent: false, isDropped: true, failure: 'It is not 30 days before the renewal any more' },
  ]);
  await live(world, '2033-08-12');
  expect(await charged(world, user)).toEqual([before, before]);
  expect(await toldOn(world, user)).toEqual([
    [null, '2033-08-10'],
    ['2033-08-11', '2033-09-10'],
  ]);
  expect((await mailsOf(world, user)).map(({ isSent }) => isSent)).toEqual([false, true]);
  await stop();
});

test('no transaction writes more than a hundred rows, however many are told', async () => {
  const renews = new Date(world.gateway.services.clock.now().getTime() + 30 * 24 * HOUR);
  await sql(
    `insert into users (id, email, trial_ends_at, created_at)
     select 'many_' || n, 'many_' || n || '@chalkline.test', now(), now() from generate_series(1, 330) n`,
  );
  await sql(
    `insert into subscriptions (id, user_id, state, tier, agreed_cents, current_period_starts_at, current_period_ends_at,
       anchor_day, due_at, created_at, updated_at)
     select 'many_' || n, 'many_' || n, 'active', 'PLUS', 7900, ?, ?, ?, ?, now(), now() from generate_series(1, 330) n`,
    [world.gateway.services.clock.now(), renews, renews.getUTCDate(), renews],
  );
  const stop = await move(10_100);
  await notifyOfPrices(world.gateway.services);
  const [written] = await sql<{ told: number; most: number }>(
    `select sum(rows)::int as told, max(rows)::int as most from (
       select count(*) as rows from (
         select xmin::text as tx from plan_price_notices where subscription_id like 'many%'
         union all select xmin::text from outbox where key like 'price-change:many%') r group by tx) t`,
  );
  expect(written).toEqual({ told: 660, most: 100 });
  await stop();
  await sql("delete from outbox where key like 'price-change:many%'");
  await sql("delete from plan_price_notices where subscription_id like 'many%'");
  await sql("delete from subscriptions where id like 'many%'");
});
