import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import { weekReceipts } from '#gateway/picks/week-receipts.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { member } from '#gateway/testing/users.ts';

const KEY = 'a key of the mail provider, long enough';
let server: TestMailServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url, MAIL_EVENTS_KEY: KEY });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

const tell = async (payload: object, key = KEY) => {
  const headers = { authorization: `Bearer ${key}` };
  const { statusCode } = await gateway.app.inject({ method: 'POST', url: '/mails/events', headers, payload });
  return statusCode;
};
const receipt = async (recipient: string) => {
  const data = { endedAt: NOON, revokedKeys: 0 };
  const entry = { key: `test:${recipient}`, recipient, template: 'sessions-ended' as const, data };
  await enqueue(gateway.services.database.em, entry, new Date(NOON));
  const { mailer, ...services } = gateway.services;
  if (!mailer) throw new Error('There is no mail server');
  const readReceipts = (id: string, monday: string) => weekReceipts(gateway.services, id, monday);
  return sendMails({ ...services, mailer, readReceipts });
};
const stopOf = async (user: Awaited<ReturnType<typeof member>>) => {
  const answer = await ask<{ alertSettings: { mailStop: string | null } }>(
    gateway,
    '{ alertSettings { mailStop } }',
    {},
    user,
  );
  return answer.data.alertSettings.mailStop;
};

test('a hard bounce stops every mail to the mailbox, and its owner reads why', async () => {
  const ann = await member(gateway);
  expect(await tell({ type: 'bounce', address: ann.email.toUpperCase(), detail: '550 no such user' })).toBe(
    204,
  );
  expect(await receipt(ann.email)).toEqual({ sent: 0, failed: 1 });
  expect(await stopOf(ann)).toBe('BOUNCE');
});

test('a complaint stops mails about picks, and a mail about the account comes all the same', async () => {
  const ann = await member(gateway);
  expect(await tell([{ type: 'complaint', address: ann.email }])).toBe(204);
  expect(await receipt(ann.email)).toEqual({ sent: 1, failed: 0 });
  expect(await stopOf(ann)).toBe('COMPLAINT');
});

test.each([
  ['a wrong key', { type: 'bounce', address: 'ann@chalkline.test' }, 'another key', 401],
  ['another event', { type: 'opened', address: 'ann@chalkline.test' }, KEY, 400],
])('%s is refused', async (_name, event, key, status) => {
  expect(await tell(event, key)).toBe(status);
});
