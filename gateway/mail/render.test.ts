import { describe, expect, test } from '@jest/globals';
import { MAIL_EXAMPLES, TEMPLATES } from '#gateway/testing/mail-examples.ts';
import { nameProduct, PRODUCT } from '#schema/rules/text/product.ts';
import type { MailData, Template } from './mail.ts';
import { render } from './render.ts';

const HOME = 'https://chalkline.test';
const CONFIRM = `${HOME}/mails/confirm-address?member=ann&signature=abc`;
const mail = <T extends Template>(
  template: T,
  changes: Partial<MailData[T]> = {},
  resetCode: string | null = null,
) => render(template, { ...MAIL_EXAMPLES[template], ...changes }, HOME, { resetCode, confirmUrl: CONFIRM });
const hrefs = (page: string) => [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe.each(TEMPLATES)('the mail %s', (template) => {
  const { subject, html, text } = mail(template);

  test('has a subject of one line, and says nothing that nobody meant', () => {
    expect(subject).toMatch(/^.{5,78}$/);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
      expect(part).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
    }
  });

  test('is small enough for every mail program to show it whole', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60_000);
  });

  test('says the same in its text as in its HTML, links included', () => {
    const shown = html
      .replace(/^.*<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    const words =
      text
        .split('-- \n')[0]
        ?.replace(/https?:\S+/g, '')
        .replace(/:\n| {2,}|\n/g, ' ') ?? '';
    for (const word of words.split(/\s+/)) expect(shown).toContain(word.replace(/:$/, ''));
    const links = hrefs(html).filter((href) => !href?.startsWith('mailto:'));
    for (const href of links) expect(text).toContain(href?.replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(0);
  });

  test('leads to the product and to its support, and loads nothing from anywhere', () => {
    for (const href of hrefs(html))
      expect(href).toMatch(/^(https:\/\/chalkline\.test\/[a-z]|mailto:support@)/);
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
  });

  test('shows markup in its data as text', () => {
    const hostile = JSON.parse(
      JSON.stringify(MAIL_EXAMPLES[template], (key, value: unknown) =>
        [
          'email',
          'reason',
          'keyName',
          'description',
          'cardType',
          'last4',
          'transactionId',
          'invoiceNumber',
        ].includes(key) && template !== 'plan-ended'
          ? `<b onmouseover="x">'&lt;https://evil.test/`
          : value,
      ),
    ) as MailData[typeof template];
    const page = render(template, hostile, HOME).html;
    expect(page).not.toContain('<b ');
    expect(page).not.toContain('href="https://evil.test');
    if (JSON.stringify(hostile).includes('evil'))
      expect(page).toContain('&lt;b onmouseover=&quot;x&quot;&gt;');
  });
});

test('mails carry the operator’s name, addresses, helpline and colour', () => {
  const ours = { ...PRODUCT };
  nameProduct({
    ...{ name: 'Lines', supportEmail: 'help@lines.example', helpline: '1-800-GAMBLER' },
    ...{ operator: 'Lines LLC, 1 Main St, Reno NV', accent: '#0057ff' },
  });
  const { html, text } = mail('purchase-receipt');
  nameProduct(ours);
  for (const part of [html, text])
    for (const name of ['Lines', 'help@lines.example', '1-800-GAMBLER', 'Lines LLC, 1 Main St, Reno NV'])
      expect(part).toContain(name);
  expect(html).toContain('background-color:#0057ff;color:#ffffff');
  expect(html + text).not.toMatch(/Chalkline|#ffb52e/);
});

describe('what each mail must say', () => {
  test('a receipt: lines, total, and the next charge with its date', () => {
    const { text } = mail('purchase-receipt');
    expect(text).toContain(
      'Premium Plan, 1 month  $129.00\nSAVE20: 20% off        −$25.80\nTotal                  $103.20',
    );
    expect(text).toContain('Your next charge is $129.00 on Dec 20, 2031, 12:00 PM ET');
  });

  test.each(['purchase-receipt', 'trial-started'] as const)(
    'a %s offers to set a password if and only if the purchase made the account',
    (template) => {
      const { html, text } = mail(template, {}, 'a&b');
      expect(hrefs(html)).toContain(`${HOME}/reset-password?oobCode=a%26b`);
      expect(text).toContain(`Choose your password:\n${HOME}/reset-password?oobCode=a%26b`);
      expect(mail(template).html).not.toMatch(/password/i);
    },
  );

  test('a trial: the exact end, the amount, and how to cancel', () => {
    const { text } = mail('trial-started');
    expect(text).toContain('Trial ends: Nov 21, 2031, 12:00 PM ET\nCharged then: $79.00');
    expect(text).toContain(`To cancel: ${HOME}/subscription`);
  });

  test('a failed renewal: why, when the next attempt is, when access ends, and where to change the card', () => {
    const { text } = mail('renewal-failed');
    expect(text).toContain('Your bank said: insufficient funds.');
    expect(text).toContain('Next attempt: Nov 21, 2031, 12:00 PM ET');
    expect(text).toContain('Access: until Nov 23, 2031, 12:00 PM ET');
    expect(text).toContain(`Update your card:\n${HOME}/subscription`);
    expect(mail('renewal-failed', { nextTryAt: null, accessUntil: null }).text).toContain('Access: paused');
  });

  test('a cancellation says whether support did it, and how to undo it', () => {
    expect(mail('cancelled').text).not.toContain('support team');
    const { text } = mail('cancelled', { byAdmin: true });
    expect(text).toContain('Our support team canceled it for you. Nothing more will be charged.');
    expect(text).toContain(`Reactivate:\n${HOME}/subscription`);
  });

  test('an upgrade is a receipt: its number, and how the amount comes about', () => {
    const { subject, text } = mail('plan-changed');
    expect(subject).toBe('You are on the VIP Plan: receipt CL-100003');
    expect(text).toMatch(
      /VIP Plan, prorated to Dec 20, 2031 +\$124\.50\nCredit for Premium +−\$64\.50\nTotal +\$60\.00/,
    );
    expect(text).toContain('Receipt: CL-100003');
    expect(text).not.toContain('Charged now');
  });

  test('the first password of a bought account was set, not changed', () => {
    const { subject, text } = mail('password-changed', { isFirst: true, revokedKeys: 0 });
    expect(subject).toBe('Your password is set');
    expect(text).toContain('Sign in with this email address and the password that you chose.');
    expect(text).toContain('If this was not you, set another password now and reply to this email.');
    expect(text).not.toMatch(/changed|signed out/i);
  });

  test('a downgrade says that it waits', () => {
    const { text } = mail('plan-changed', {
      receipt: undefined,
      from: 'VIP',
      to: 'PLUS',
      takesEffect: 'at-period-end',
      chargedCents: 0,
    });
    expect(text).toContain('You keep the VIP Plan until your period ends. Then the Plus Plan begins.');
    expect(text).toContain('Charged now: $0.00');
  });
});

test('each mail names the record at its foot, so that mailboxes remember it', () => {
  const record = { size: 9012, root: 'q83vASNFZ4mrze8BI0VniavN7wEjRWeJq83vASNFZ4k=' };
  const { html, text } = render('plan-ended', MAIL_EXAMPLES['plan-ended'], HOME, { record });
  const sentence = `Record: 9,012 entries, root hash ${record.root}`;
  expect(text).toContain(`${sentence}\n${HOME}/record/verify`);
  expect(html).toContain(sentence);
  expect(hrefs(html)).toContain(`${HOME}/record/verify`);
});

test('a plan that ended with its account promises no account', () => {
  const ended = (reason: 'account-deleted' | 'revoked') =>
    render('plan-ended', { ...MAIL_EXAMPLES['plan-ended'], reason }, HOME).text;
  expect(ended('revoked')).toContain('Your account stays open');
  expect(ended('account-deleted')).not.toContain('Your account stays');
});

describe('the weekly proofs', () => {
  const leaveUrl = `${HOME}/mails/weekly-receipts/leave?member=ann&signature=x`;
  const weekly = (receipts: { attached: number; left: number }) =>
    render('weekly-receipts', MAIL_EXAMPLES['weekly-receipts'], HOME, { receipts, leaveUrl });

  test('say which days they are of, how to check them, and how to stop them', () => {
    const { subject, html, text } = weekly({ attached: 1, left: 0 });
    expect(subject).toBe('Your proofs of Nov 17, 2031 to Nov 23, 2031');
    expect(text).toContain(
      'the proofs of 1 pick from Monday, November 17, 2031 to Sunday, November 23, 2031.',
    );
    expect(text).toContain('node verify.mjs all.ndjson.gz --proof proofs-2031-11-17.tlog-proof');
    expect(text).toContain(`Stop it:\n${leaveUrl}`);
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([`${HOME}/record/verify`, leaveUrl.replace('&', '&amp;')]),
    );
    expect(html).not.toContain('because it is about your');
  });

  test('say how many did not fit', () => {
    expect(weekly({ attached: 300, left: 12 }).text).toContain('300 picks');
    expect(weekly({ attached: 300, left: 12 }).text).toContain('12 more did not fit');
  });
});

test('owners read which address another owner has now, and what it could do', () => {
  const example = MAIL_EXAMPLES['admin-owner'];
  const { text, subject } = render('admin-owner', { ...example, newAddress: 'new@chalkline.test' }, HOME);
  expect(subject).toBe('An owner has another address: second@chalkline.test');
  expect(text).toContain('has the address new@chalkline.test now: its mailbox can reset the password');
  expect(text).toContain('Changed by');
});
