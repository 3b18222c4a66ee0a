import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { staffWith } from '#gateway/auth/staff.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { mailWeeklyReceipts } from '#gateway/users/mail-weekly-receipts.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import { runAlerts } from './run-alerts.ts';

/** Who cannot sign in reads no picks, and is sent none. */

let server: TestMailServer;
let gateway: TestGateway;
beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());
const disable = ({ uid }: { uid: string }) =>
  rows('update users set disabled_at = ? where id = ?', [gateway.services.clock.now(), uid]);

test('a member whose account was disabled gets no pick by mail, and it is named why; others do', async () => {
  const [closed, open] = [
    await member(gateway, { plan: { tier: 'PREMIUM' } }),
    await member(gateway, { plan: { tier: 'PREMIUM' } }),
  ];
  await rows('update users set email_proved_at = created_at');
  await givenPick(gateway, { tier: 'PREMIUM', publishedAt: NOON });
  await runAlerts(gateway.services);
  await signCheckpoint(gateway.services);
  await disable(closed);
  pass(15 * SECOND);
  await runAlerts(gateway.services);
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([[open.email]]);
  expect(await rows('select state, reason from pick_alerts where user_id = ?', [closed.uid])).toEqual([
    { state: 'WITHHELD', reason: 'The account is closed' },
  ]);
});

test('nor the proofs of the week', async () => {
  const [closed, open] = [await member(gateway), await member(gateway)];
  await disable(closed);
  await rows("update users set weekly_receipts_since = '2031-11-01' where id in (?, ?)", [
    closed.uid,
    open.uid,
  ]);
  pass(7 * DAY);
  await mailWeeklyReceipts(gateway.services);
  expect(await rows("select recipient from outbox where template = 'weekly-receipts'")).toEqual([
    { recipient: open.email },
  ]);
});

test('one of the staff is not written to about their work', async () => {
  const [closed, open] = [
    await member(gateway, { role: 'FINANCE' }),
    await member(gateway, { role: 'FINANCE' }),
  ];
  await disable(closed);
  expect(await staffWith(gateway.services.database.em, 'MONEY')).toEqual([{ email: open.email }]);
});
