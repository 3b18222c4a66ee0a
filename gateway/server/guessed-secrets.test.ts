import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { leaveLink } from '#gateway/mail/leave-link.ts';
import { feedLinks } from '#gateway/pick-alerts/feeds/feed-links.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member } from '#gateway/testing/users.ts';

const SIGNED = 'member=somebody&signature=guessed&since=1';
const GUESSES: [what: string, url: string, method?: 'GET' | 'POST'][] = [
  ['keys of the mail provider', '/mails/events', 'POST'],
  ['notifications of the processor', '/webhooks/braintree', 'POST'],
  ['challenges of the processor', '/webhooks/braintree?bt_challenge=guessed'],
  ['links that leave a list', `/mails/weekly-receipts/leave?${SIGNED}`],
  ['one-click buttons', `/mails/pick-alerts/leave?${SIGNED}`, 'POST'],
  ['links that confirm an address', `/mails/confirm-address?${SIGNED}`],
  ['calendars', `/feeds/picks.ics?${SIGNED}`],
  ['feeds', `/feeds/picks.xml?${SIGNED}`],
  ['invoices', '/invoices/inv_1?expires=9999999999999&signature=guessed'],
  ['lists for the staff', '/admin/lists/members.csv?expires=9999999999999&signature=guessed'],
  ['the audit log', '/admin/audit-log.csv?expires=9999999999999&signature=guessed'],
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway(
    { MAIL_EVENTS_KEY: 'a key of the mail provider, long enough' },
    POINTS_PER_MINUTE,
  );
});
afterAll(() => gateway.close());

test.each(GUESSES)('%s that are guessed end in 429 after 60 a minute', async (what, url, method = 'GET') => {
  const remoteAddress = `203.0.113.${GUESSES.findIndex(([each]) => each === what) + 1}`;
  const answered: number[] = [];
  for (let at = 0; at < 62; at += 1)
    answered.push((await gateway.app.inject({ url, method, remoteAddress })).statusCode);
  const [refused] = answered;
  expect([400, 401, 403, 404]).toContain(refused);
  expect(answered).toEqual([...Array(60).fill(refused), 429, 429]);
});

test('an address of a feed that has ended counts as guessed, and spends nothing of its member', async () => {
  const { uid } = await member(gateway);
  const { signingKey, points, clock } = gateway.services;
  const url = feedLinks({ userId: uid, since: new Date(1) }, '', signingKey).rssUrl;
  const answered: number[] = [];
  for (let at = 0; at < 62; at += 1)
    answered.push((await gateway.app.inject({ url, remoteAddress: '203.0.113.90' })).statusCode);
  expect(answered).toEqual([...Array(60).fill(404), 429, 429]);
  const left = await points.spend({ kind: 'member', id: uid }, 0, clock.now());
  expect(left.remaining).toBe(left.limit);
});

test('signatures of invitations that are guessed end in RATE_LIMITED after 60 a minute', async () => {
  const person = await member(gateway);
  const query =
    'mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) { role } }';
  const input = { invitationId: 'invite_1', signature: 'x'.repeat(43) };
  const codes: unknown[] = [];
  for (let at = 0; at < 62; at += 1)
    codes.push((await ask(gateway, query, { input }, person)).errors?.[0]?.extensions.code);
  expect(codes).toEqual([...Array(60).fill('LINK_EXPIRED'), 'RATE_LIMITED', 'RATE_LIMITED']);
});

test('the right link works in a network where others guess', async () => {
  const { uid } = await member(gateway);
  const remoteAddress = '203.0.113.2';
  const url = leaveLink('weekly-receipts', uid, '', gateway.services.signingKey);
  expect((await gateway.app.inject({ url, remoteAddress })).statusCode).toBe(200);
});
