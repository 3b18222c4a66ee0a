import { expect, test } from '@jest/globals';
import {
  closedText,
  DISPUTE_STATES,
  disputeOutcome,
  disputeReason,
  evidenceProblem,
  isUrgentDispute,
  MAX_EVIDENCE,
  plainEvidence,
} from './disputes.ts';

test('a dispute that was won is money that stays; one that was accepted or not answered is lost', () => {
  expect(Object.fromEntries(DISPUTE_STATES.map((state) => [state, disputeOutcome(state)]))).toEqual({
    ...{ OPEN: null, ANSWERED: null },
    ...{ WON: 'WON', ACCEPTED: 'LOST', LOST: 'LOST', EXPIRED: 'LOST' },
  });
});

test.each([
  ['2031-11-24', '2031-11-20', false],
  ['2031-11-23', '2031-11-20', true],
  ['2031-11-19', '2031-11-20', true],
  ['2032-03-02', '2032-02-28', true],
  [null, '2031-11-20', true],
])('a dispute to answer by %s is urgent on %s: %s', (replyBy, today, urgent) => {
  expect(isUrgentDispute(replyBy, today)).toBe(urgent);
});

test('a reason is shown in words, and one that is not known here in the processor’s', () => {
  expect(disputeReason('not_recognized')).toBe('they do not recognize it');
  expect(disputeReason('something_new')).toBe('something new');
  expect(disputeReason('constructor')).toBe('constructor');
});

test('nothing can be replied to a dispute that is not open, and a sentence says why', () => {
  expect(DISPUTE_STATES.filter((state) => closedText(state) === null)).toEqual(['OPEN']);
  expect(closedText('ANSWERED')).toBe('This dispute is closed. It was answered, and the bank decides.');
});

test.each([
  [' \n', 'The evidence is empty'],
  ['x', null],
  ['x'.repeat(MAX_EVIDENCE), null],
  [` ${'x'.repeat(MAX_EVIDENCE)} `, null],
  ['x'.repeat(MAX_EVIDENCE + 1), 'The evidence has at most 4,000 characters'],
])('a text of evidence is neither empty nor too long: %#', (text, problem) => {
  expect(evidenceProblem(text)).toBe(problem);
});

test.each([
  [' They used it,\n\ton “20 days” 👍. ', 'They used it,\n\ton “20 days” 👍.'],
  ['They used it,\u000bon\u000020 days\u0007\ud800.', 'They used it, on 20 days  .'],
])('a text of evidence is sent without what cannot be sent: %#', (text, plain) => {
  expect(plainEvidence(text)).toBe(plain);
});
