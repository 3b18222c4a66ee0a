import { expect, test } from '@jest/globals';
import { type EvidenceFacts, evidenceText } from './dispute-evidence.ts';
import { MAX_EVIDENCE } from './disputes.ts';

const at = (text: string) => new Date(text);
const NOTHING: EvidenceFacts = {
  email: 'anna@example.com',
  cents: 7_900,
  payment: null,
  evidence: {
    ...{ agreements: [], signIns: [], months: [], charges: [], refunds: [], picks: [], pickCount: 0 },
  },
};
const PICK = { id: 'pick_1', teamOne: 'Bills', teamTwo: 'Texans', startsAt: at('2031-11-21T01:15:00Z') };
const FACTS: EvidenceFacts = {
  ...NOTHING,
  payment: {
    ...{ invoiceNumber: 'CL-1', tier: 'PLUS', cents: 7_900, cardType: 'Visa', last4: '1111' },
    paidAt: at('2031-11-20T17:00:00Z'),
    periodStartsAt: at('2031-11-20T17:00:00Z'),
    periodEndsAt: at('2031-12-20T17:00:00Z'),
  },
  evidence: {
    agreements: [{ at: at('2031-11-20T17:00:00Z'), sentence: '$79.00 every month until you cancel.' }],
    signIns: [{ deviceName: 'Chrome on Windows', lastSeenAt: at('2031-11-22T17:00:00Z') }],
    months: [{ month: '2031-11', signIns: 1, lastDevice: 'Chrome on Windows', alerts: 3, picksOpen: 2 }],
    charges: [{ number: 'CL-1', paidAt: at('2031-11-20T17:00:00Z'), mailedAt: at('2031-11-20T17:01:00Z') }],
    refunds: [{ cents: 500, paidAt: at('2031-11-23T17:00:00Z') }],
    picks: [{ ...PICK, sealedAt: at('2031-11-20T18:00:00Z') }],
    pickCount: 1,
  },
};

test('the text says what the records hold, in the order in which a bank asks', () => {
  expect(evidenceText(FACTS, 'https://picks.example')).toBe(
    [
      'PAYMENT. anna@example.com paid $79.00 on Thursday, November 20, 2031 with Visa ending in 1111: invoice CL-1 for the plan Plus of Chalkline, from Thursday, November 20, 2031 to Saturday, December 20, 2031.',
      'AGREEMENT. Beside the button that they clicked was this sentence. On Nov 20, 2031, 12:00 PM ET: “$79.00 every month until you cancel.”',
      'USE. The account was last used on Nov 22, 2031, 12:00 PM ET on Chrome on Windows. Devices that signed in within the last 90 days: Chrome on Windows. Sign-ins by month. Nov 2031: once, last on Chrome on Windows.',
      'DELIVERY. 1 pick was open to them before its game in the time that was paid for. We delivered 3 alerts about picks to them. Picks are sealed in a public log before their games, which anybody can check. Bills and Texans: sealed Nov 20, 2031, 1:00 PM ET, game Nov 20, 2031, 8:15 PM ET, https://picks.example/picks/pick_1',
      'RECEIPTS AND REFUNDS. The receipt was mailed on Nov 20, 2031, 12:01 PM ET. Refunded to them so far, of all their payments: $5.00 on Sunday, November 23, 2031. A plan is canceled on its page with two clicks, at any time.',
    ].join('\n\n'),
  );
});

test('what is not known is not said', () => {
  expect(evidenceText(NOTHING, 'https://picks.example')).toBe(
    'PAYMENT. anna@example.com paid $79.00 to Chalkline.\n\nRECEIPTS AND REFUNDS. Nothing was refunded. A plan is canceled on its page with two clicks, at any time.',
  );
});

test('a pick that was sealed after its game began is no proof', () => {
  const late = { ...FACTS.evidence, picks: [{ ...PICK, sealedAt: at('2031-11-21T02:00:00Z') }] };
  expect(evidenceText({ ...FACTS, evidence: late }, '')).not.toContain('sealed');
});

test('a month in which they stayed signed in is no month without use', () => {
  const months = [
    { ...{ month: '2031-12', signIns: 0, lastDevice: 'Chrome on Windows' }, alerts: 0, picksOpen: 0 },
  ];
  const text = evidenceText({ ...FACTS, evidence: { ...FACTS.evidence, months } }, '');
  expect(text).toContain('Dec 2031: signed in since an earlier month, last on Chrome on Windows.');
});

test('of what they agreed to it names the last two before the payment, so that the other parts have room', () => {
  const agreements = ['2031-08', '2031-09', '2031-10', '2031-12'].map((month) => ({
    ...{ at: at(`${month}-01T17:00:00Z`), sentence: `${month} ${'x'.repeat(990)}` },
  }));
  const text = evidenceText({ ...FACTS, evidence: { ...FACTS.evidence, agreements } }, '');
  expect([...text.matchAll(/“(\S+)/g)].map(([, month]) => month)).toEqual(['2031-09', '2031-10']);
  expect(text).toContain('DELIVERY. 1 pick was open');
});

test('it is never longer than a bank takes', () => {
  const agreements = Array.from({ length: 99 }, () => ({
    at: at('2031-11-20T17:00:00Z'),
    sentence: 'x'.repeat(2_500),
  }));
  const long = evidenceText({ ...FACTS, evidence: { ...FACTS.evidence, agreements } }, '');
  expect(long.length).toBeLessThanOrEqual(MAX_EVIDENCE);
});
