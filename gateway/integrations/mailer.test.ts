import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { type Mailer, openMailer } from './mailer.ts';

let server: TestMailServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  mailer = openMailer(server.url, 'Chalkline <support@chalkline.test>');
});
afterAll(async () => {
  mailer.close();
  await server.close();
});

const MESSAGE = { html: '<p>Hello</p>', text: 'Hello' };

test.each([
  '\r\nBcc: thief@evil.example',
  '\nX-Evil: yes',
  '\r\n\r\n<p>Another body</p>',
  '\u2028Bcc: thief@evil.example',
])('a line break in a name makes no header and no recipient: %j', async (hidden) => {
  const messageId = `<${Math.random()}@chalkline.test>`;
  await mailer.send({ ...MESSAGE, to: 'ada@chalkline.test', subject: `New pick: Bills${hidden}`, messageId });
  const mail = server.mails.find((one) => one.messageId === messageId);
  expect(mail?.recipients).toEqual(['ada@chalkline.test']);
  expect(mail?.headers.map(({ key }) => key).filter((key) => /^(bcc|x-evil)$/.test(key))).toEqual([]);
  expect(mail?.html).toContain('<p>Hello</p>');
  expect(mail?.html).not.toContain('Another body');
});

test('an address is one recipient, whatever stands in it', async () => {
  const messageId = '<one@chalkline.test>';
  await mailer.send({ ...MESSAGE, to: 'a,thief@evil.example', subject: 'Hello', messageId }).catch(() => {});
  const recipients = server.mails
    .filter((one) => one.messageId === messageId)
    .flatMap((mail) => mail.recipients);
  expect(recipients).not.toContain('thief@evil.example');
});

test('a mail server that greets after seven seconds, as one may that looks at who connects, is waited for', async () => {
  const { port } = new URL(server.url);
  const slow = createServer(async (socket) => {
    await setTimeout(7_000);
    socket.pipe(connect(Number(port), '127.0.0.1')).pipe(socket);
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const patient = openMailer(
    `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    'support@chalkline.test',
  );
  const messageId = '<greeted@chalkline.test>';
  await patient.send({ ...MESSAGE, to: 'ada@chalkline.test', subject: 'Hello', messageId });
  expect(server.mails.filter((mail) => mail.messageId === messageId)).toHaveLength(1);
  patient.close();
  slow.close();
});

describe('a mail server that reads a mail for long', () => {
  const send = (to: Mailer, messageId: string) =>
    to.send({ ...MESSAGE, to: 'ada@chalkline.test', subject: 'Hello', messageId });
  afterEach(() => server.before(async () => {}));

  test('is waited for: what it accepts after nine seconds is one mail, and sent', async () => {
    server.before(() => setTimeout(9_000));
    await send(mailer, '<slow@chalkline.test>');
    expect(server.mails.filter(({ messageId }) => messageId === '<slow@chalkline.test>')).toHaveLength(1);
  });

  test('is given up after the longest time', async () => {
    const hasty = openMailer(server.url, 'Chalkline <support@chalkline.test>', { longest: 200 });
    server.before(() => new Promise(() => {}));
    await expect(send(hasty, '<never@chalkline.test>')).rejects.toThrow(/time|too long/i);
    hasty.close();
  });
});
