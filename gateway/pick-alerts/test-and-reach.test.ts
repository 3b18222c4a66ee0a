import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';

/* What a member tries and looks up before they rely on alerts. */

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

const proved = async (tier: 'PLUS' | 'VIP') =>
  signInAgain(await member(gateway, { plan: { tier } }), { verified: true });

describe('a test', () => {
  const TEST = 'mutation ($input: SendTestAlertInput!) { sendTestAlert(input: $input) { channel } }';
  const codeOf = async (user: TestUser | null, channel = 'MAIL') =>
    (await ask(gateway, TEST, { input: { channel } }, user)).errors?.[0]?.extensions.code ?? 'sent';

  test('comes to the member who asks for it, five times an hour, and is marked as one', async () => {
    const ann = await proved('PLUS');
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push(await codeOf(ann));
    expect(codes).toEqual([...Array(5).fill('sent'), 'RATE_LIMITED']);
    const mails = server.mails.filter(({ recipients }) => recipients.includes(ann.email));
    expect(mails).toHaveLength(5);
    expect(mails[0]?.text).toContain('This is a test. There is no such game.');
  });

  test('goes to no address that nobody has proved, not into everybody’s Discord, and to no visitor', async () => {
    expect(await codeOf(await member(gateway, { plan: { tier: 'PLUS' } }))).toBe('VERIFY_EMAIL');
    expect(await codeOf(await proved('PLUS'), 'DISCORD')).toMatch(/^(CHANNEL_OFF|FORBIDDEN)$/);
    expect(await codeOf(null)).toBe('UNAUTHENTICATED');
  });
});

test('what the daily mail would have had follows plan, zone and time', async () => {
  for (let back = 1; back <= 4; back += 1) {
    const date = addDays('2031-11-20', -back);
    const publishedAt = easternInstant(date, '10:00').toISOString();
    for (const tier of ['PLUS', 'VIP'] as const) await givenPick(gateway, { tier, date, publishedAt });
  }
  const ask4 = '{ alertSettings { digestAt digestReach { picks reached bestAt bestReached } } }';
  const reachOf = async (user: TestUser) =>
    (await ask<{ alertSettings: { digestReach: object } }>(gateway, ask4, {}, user)).data.alertSettings
      .digestReach;
  const [plus, vip] = [await proved('PLUS'), await proved('VIP')];
  expect(await reachOf(plus)).toEqual({ picks: 4, reached: 0, bestAt: '10:15', bestReached: 4 });
  expect(await reachOf(vip)).toEqual({ picks: 8, reached: 0, bestAt: '10:15', bestReached: 8 });
  const change = `mutation ($input: SetAlertsInput!) { setAlerts(input: $input) { settings { digestReach { reached } } } }`;
  const { data } = await ask(gateway, change, { input: { digestAt: '12:00', leagues: ['NFL'] } }, vip);
  expect(data).toEqual({ setAlerts: { settings: { digestReach: { reached: 8 } } } });
  await gateway.services.database.em.execute(`update users set time_zone = 'Europe/London' where id = ?`, [
    plus.uid,
  ]);
  expect(await reachOf(plus)).toMatchObject({ bestAt: '15:15' });
});
