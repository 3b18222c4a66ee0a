import { expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { writeWhole } from './whole-mime.ts';

const FIXED = {
  from: 'Chalkline <support@chalkline.test>',
  to: { name: '', address: 'ada@chalkline.test' },
  subject: 'New pick: Bills −4.5, “tonight”',
  messageId: '<one@chalkline.test>',
  date: new Date('2026-11-24T17:00:00.000Z'),
  baseBoundary: 'edge',
  headers: {
    'list-unsubscribe': `<https://chalkline.test/mails/pick-alerts/leave?member=${'m'.repeat(90)}>`,
  },
};
const text = 'Bills −4.5\n\n.\nA line that starts with a dot \n';

async function bytesOf(mail: object, whole: boolean): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  if (whole) transport.use('stream', writeWhole);
  const { message } = await transport.sendMail({ ...FIXED, ...mail });
  return String(message);
}

test.each([
  ['plain words', { text: 'Hello', html: '<p>Hello</p>' }],
  ['letters of every kind and ends of lines', { text, html: `<p>${text}é 漢字 😀 = \t</p> ` }],
  ['words of another alphabet alone', { text: '漢字'.repeat(200), html: `<p>${'漢字'.repeat(200)}</p>` }],
  ['long lines', { text: `${'word '.repeat(400)}end`, html: `<p style="${'a:b;'.repeat(600)}">Hello</p>` }],
  ['60 kB', { text: `${text}`.repeat(900), html: `<p>${text}</p>\r\n`.repeat(1_500) }],
  [
    'an attachment',
    {
      ...{ text, html: `<p>${text}</p>` },
      attachments: [{ filename: 'proof é.txt', content: text, contentType: 'text/plain; charset=utf-8' }],
    },
  ],
])('a mail written at once has the bytes that nodemailer streams: %s', async (_name, mail) => {
  expect(await bytesOf(mail, true)).toBe(await bytesOf(mail, false));
});
