import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { startMailServer } from './mail-server.ts';
import { createMailbox } from './mailbox.ts';
import { installMailbox } from './mailbox-routes.ts';
import { LOCAL_MAIL_EVENTS_KEY } from './provider.ts';
import type { SmtpServer } from './smtp-server.ts';

const mailbox = createMailbox();
let server: SmtpServer;
let app: FastifyInstance;
/** What the product is told. */
const told: unknown[] = [];
const product = fastify({ forceCloseConnections: true });
product.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  async (_request: unknown, body: string) => body,
);
product.post('/*', ({ url, headers, body }, reply) => {
  told.push({ url, by: headers.authorization, body });
  return reply.code(204).send();
});

beforeAll(async () => {
  server = await startMailServer(mailbox);
  app = fastify();
  installMailbox(app, mailbox, { gateway: await product.listen({ port: 0, host: '127.0.0.1' }) });
  const transport = createTransport({ url: server.url });
  await transport.sendMail({
    from: 'Chalkline <support@chalkline.test>',
    to: 'plus@chalkline.test',
    subject: 'Your receipt – <b>CL-1</b>',
    text: 'Pay <i>nothing</i>.\nhttp://localhost:4000/subscription\n',
    html: '<p style="color:red">Pay nothing.</p><script>alert(1)</script>',
    messageId: '<outbox-1@localhost>',
    headers: { 'list-unsubscribe': '<http://localhost:4000/mails/pick-alerts/leave?member=ann&signature=x>' },
    attachments: [{ filename: 'receipts-2031-11-17.tlog-proof', content: 'c2sp.org/tlog-proof@v1\n' }],
  });
  transport.close();
});
afterAll(() => Promise.all([server.stop(), app.close(), product.close()]));

test('a mail sent by SMTP is in the mailbox, for its recipient only', async () => {
  const { mails } = (await app.inject('/local/mailbox.json?to=PLUS@chalkline.test')).json();
  expect(mails).toMatchObject([
    {
      to: 'plus@chalkline.test',
      subject: 'Your receipt – <b>CL-1</b>',
      text: expect.stringContaining('Pay'),
    },
  ]);
  expect((await app.inject('/local/mailbox.json?to=vip@chalkline.test')).json()).toEqual({ mails: [] });
});

test('the page has a line for each mail, by person, kind and words, and one of them beside the list', async () => {
  const [all] = mailbox.list();
  if (!all) throw new Error('There is a mail.');
  const sent = (id: string, to: string, subject: string) =>
    mailbox.receive({ id, to, subject, text: `The text of ${id}.`, sentAt: all.sentAt });
  sent('refund', 'vip@chalkline.test', 'We refunded $20.00');
  sent('password', 'vip@chalkline.test', 'Your password was changed');
  const linesOf = async (query: string) => {
    const { body } = await app.inject(`/local/mailbox?${query}`);
    expect(body.match(/<article/g)).toHaveLength(1);
    return [...body.matchAll(/mail=(\w+)"[^>]*>\s*<span class="who">/g)].map(([, id]) => id);
  };
  expect(await linesOf('to=vip@chalkline.test')).toEqual(['password', 'refund']);
  expect(await linesOf('kind=Money&to=vip@chalkline.test')).toEqual(['refund']);
  expect(await linesOf('q=text+of+password')).toEqual(['password']);
  const { body } = await app.inject('/local/mailbox?mail=refund');
  expect(body).toContain('The text of refund.');
  expect(body).not.toContain('The text of password.');
  expect(body).toMatch(/3 mails/);
});

test('the page shows its text as text, and its addresses as links', async () => {
  const page = (await app.inject('/local/mailbox?to=plus@chalkline.test')).body;
  expect(page).toContain('Your receipt – &lt;b&gt;CL-1&lt;/b&gt;');
  expect(page).toContain('Pay &lt;i&gt;nothing&lt;/i&gt;.');
  expect(page).toContain('<a href="http://localhost:4000/subscription">');
});

test('the mail itself is shown as a mail program does: its styles, and no script', async () => {
  const page = (await app.inject('/local/mailbox?to=plus@chalkline.test')).body;
  const address = /src="(\/local\/mailbox\/[^"]+)"/.exec(page)?.[1] ?? '';
  const mail = await app.inject(address);
  expect(mail.body).toContain('<p style="color:red">Pay nothing.</p>');
  expect(mail.headers['content-security-policy']).toMatch(
    /default-src 'none'; style-src 'unsafe-inline'.*sandbox/,
  );
  expect((await app.inject('/local/mailbox/no-such-mail')).statusCode).toBe(404);
});

test('a file in a mail is downloaded as it was sent', async () => {
  const page = (await app.inject('/local/mailbox?to=plus@chalkline.test')).body;
  const address = /href="(\/local\/mailbox\/[^"]+\/files\/0)"/.exec(page)?.[1] ?? '';
  const file = await app.inject(address);
  expect(file.body).toBe('c2sp.org/tlog-proof@v1\n');
  expect(file.headers['content-disposition']).toBe('attachment; filename="receipts-2031-11-17.tlog-proof"');
  const { mails } = (await app.inject('/local/mailbox.json?to=plus@chalkline.test')).json();
  expect(mails[0].attachments).toMatchObject([{ name: 'receipts-2031-11-17.tlog-proof', path: address }]);
  expect((await app.inject(address.replace(/0$/, '1'))).statusCode).toBe(404);
});

test('its buttons tell the product what a mail program and a provider would', async () => {
  const page = (await app.inject('/local/mailbox?to=plus@chalkline.test')).body;
  const paths = [...page.matchAll(/data-report="([^"]+)"/g)].map(([, path]) => String(path));
  for (const url of paths)
    expect((await app.inject({ method: 'POST', url })).json()).toEqual({ status: 204 });
  const event = { address: 'plus@chalkline.test', detail: expect.any(String) };
  const by = `Bearer ${LOCAL_MAIL_EVENTS_KEY}`;
  expect(told).toEqual([
    { url: '/mails/pick-alerts/leave?member=ann&signature=x', body: 'List-Unsubscribe=One-Click' },
    { url: '/mails/events', by, body: { type: 'bounce', ...event } },
    { url: '/mails/events', by, body: { type: 'complaint', ...event } },
  ]);
  expect((await app.inject({ method: 'POST', url: '/local/mailbox/other/bounce' })).statusCode).toBe(404);
});
