import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  AcceptDisputeDocument,
  AnswerDisputeDocument,
  DisputeDocument,
  type DisputeQuery,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { facts } from '#frontend/testing/member-page.tsx';
import { sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

type Dispute = NonNullable<DisputeQuery['dispute']>;
type Reply = NonNullable<Dispute['reply']>;

const AT = '2026-11-20T18:00:00.000Z';
const REPLY: Reply = {
  ...{ kind: 'ANSWER', text: 'They used it.', reason: 'Clear', state: 'SENT' },
  ...{ repliedBy: 'fin@work.test', repliedAt: AT, sentAt: AT, failure: null },
};
const OPEN: Dispute = {
  ...{
    __typename: 'Dispute' as const,
    disputeId: 'd1',
    transactionId: 'txn1',
    memberId: 'm1',
    email: 'ada@work.test',
  },
  ...{ cents: 12_900, kind: 'CHARGEBACK', reason: 'not_recognized', state: 'OPEN', createdAt: AT },
  ...{ replyBy: '2999-12-04', answeredAt: null, closedAt: null, returnedCents: 0, needsApproval: false },
  suggestedText: 'PAYMENT. They paid $129.00.',
  payment: {
    ...{ invoiceId: 'inv_1', invoiceNumber: 'CL-1', tier: 'PREMIUM' },
    ...{ cents: 12_900, paidAt: AT, periodStartsAt: AT, periodEndsAt: AT, planEndedAt: AT },
    ...{ cardType: 'Visa', last4: '1111' },
  },
  reply: null,
  evidence: {
    agreements: [{ at: AT, sentence: '$129.00 every month until you cancel.' }],
    signIns: [{ deviceName: 'Chrome on Windows', signedInAt: AT, lastSeenAt: AT }],
    months: [
      {
        ...{ month: '2026-11', signIns: 1, lastDevice: 'Chrome on Windows' },
        ...{ lastSeenAt: AT, alerts: 2, picksOpen: 3 },
      },
    ],
    alertDays: [{ day: '2026-11-21', delivered: 2, channels: ['MAIL'] }],
    charges: [{ id: 'inv_1', number: 'CL-1', cents: 12_900, paidAt: AT, mailedAt: AT }],
    refunds: [],
    pickCount: 1,
    picks: [
      {
        ...{
          id: 'pick_1',
          day: '2026-11-21',
          teamOne: 'Bills',
          teamTwo: 'Texans',
        },
        ...{ openedAt: AT, startsAt: '2026-11-21T01:00:00.000Z', sealedAt: AT, result: 'WIN' },
      },
    ],
  },
};

let answers: Answers;
beforeEach(() => {
  answers = new Answers().to(ProblemsDocument, { problems: [] });
});
afterEach(() => sessionStorage.clear());

async function showDispute(...states: (Partial<Dispute> | null)[]) {
  answers.to(DisputeDocument, ...states.map((more) => ({ dispute: more && { ...OPEN, ...more } })));
  show(<AdminPage />, { at: '/admin?tab=disputes&id=d1', answers, member: sampleStaff('FINANCE') });
  await screen.findByRole('link', { name: 'All disputes' });
  return userEvent.setup();
}

const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);

describe('the page of a dispute', () => {
  test('says the last day first, then what happened, and shows what our records say', async () => {
    await showDispute({});
    expect(await screen.findByText(/^Answer by .*December 4, 2999: \d+ days left\.$/)).toBeVisible();
    expect(
      screen.getByText(/^The bank of ada@work\.test took back \$129\.00: they do not recognize it\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show member' })).toHaveAttribute(
      'href',
      '/admin?tab=members&member=m1',
    );
    expect((await card('Agreed to')).getByText('$129.00 every month until you cancel.')).toBeVisible();
    expect((await card('Sign-ins')).getByText('Chrome on Windows')).toBeVisible();
    expect((await card('Months with a plan')).getByText('1 sign-in, 2 alerts, 3 picks')).toBeVisible();
    expect((await card('Alerts delivered')).getByText('By mail')).toBeVisible();
    expect((await card('Charges and receipts')).getByText(/Receipt mailed/)).toBeVisible();
    expect((await card('Refunds')).getByText('Nothing was refunded')).toBeVisible();
    const pick = (await card('Picks that were open (1)')).getByRole('link', { name: 'Bills – Texans' });
    expect(pick).toHaveAttribute('href', '/picks/pick_1');
  });

  test('sends the text as it was changed, after a preview, and says what became of it', async () => {
    const user = await showDispute({}, { state: 'ANSWERED', reply: REPLY });
    answers.to(AnswerDisputeDocument, {
      answerDispute: {
        dispute: { ...OPEN, state: 'ANSWERED', reply: REPLY },
      },
    });
    const text = await screen.findByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue('PAYMENT. They paid $129.00.');
    await user.type(text, ' And more.');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send this evidence to the bank' }));
    expect(facts(screen.getByRole('dialog'))).toMatchObject({
      Money: '$129.00 with the bank → $129.00 with the bank until it decides',
      Dispute: 'To answer → Answered',
      'To undo': 'Impossible. Nothing can be added or taken back',
    });
    await user.click(dialog.getByRole('button', { name: 'Send to Bank' }));
    expect(dialog.getByText('A reason is required')).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason/), 'Clear');
    await user.click(dialog.getByRole('button', { name: 'Send to Bank' }));
    expect(await screen.findByText('The evidence is with the bank.')).toBeVisible();
    const input = { disputeId: 'd1', reason: 'Clear', text: 'PAYMENT. They paid $129.00. And more.' };
    expect(answers.variablesOf(AnswerDisputeDocument)).toEqual([{ input }]);
    expect(await screen.findByText('They used it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  test('accepts, and says that a second person is asked where one is needed', async () => {
    const user = await showDispute({ needsApproval: true });
    answers.to(AcceptDisputeDocument, 'APPROVAL_NEEDED');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Accept this dispute' }));
    expect(facts(screen.getByRole('dialog'))).toMatchObject({
      Money: '$129.00 with the bank → $129.00 with the bank for good',
      'Second person': 'Has to approve it before it is sent',
    });
    await user.type(dialog.getByLabelText(/Reason/), 'Too small');
    await user.click(dialog.getByRole('button', { name: 'Accept Dispute' }));
    expect(await screen.findByText('This waits for the approval of another person.')).toBeVisible();
  });

  test('keeps the dialog open when the dispute was closed meanwhile', async () => {
    const user = await showDispute({});
    answers.to(AnswerDisputeDocument, 'DISPUTE_CLOSED');
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/Reason/), 'Clear');
    await user.click(dialog.getByRole('button', { name: 'Send to Bank' }));
    expect(await dialog.findByText('This dispute is closed, so nothing can be sent about it.')).toBeVisible();
  });

  test('refuses an empty text', async () => {
    const user = await showDispute({});
    await user.clear(await screen.findByRole('textbox', { name: 'Text' }));
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(screen.getByText('The evidence is empty')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const silent = 'The processor did not answer.';
  test.each<[string, Partial<Dispute>, RegExp]>([
    ['being sent', { reply: { ...REPLY, state: 'SENDING' } }, /^The answer is being sent\.$/],
    [
      'sent to a processor that is silent',
      { reply: { ...REPLY, state: 'SENDING', failure: silent } },
      /did not answer\. It is tried again by itself\./,
    ],
    ['waiting', { reply: { ...REPLY, kind: 'ACCEPT', state: 'WAITING' } }, /^The acceptance waits for/],
    ['answered', { state: 'ANSWERED', reply: REPLY }, /^Answered\. The bank decides/],
    ['won', { state: 'WON', closedAt: AT, returnedCents: 12_900 }, /^Won on .*: \$129\.00 came back\.$/],
    ['lost', { state: 'LOST', closedAt: AT }, /^Lost on .*: \$129\.00 stay with the bank\.$/],
    ['expired', { state: 'EXPIRED' }, /^Not answered in time: /],
    [
      'a question of the bank that nobody answered',
      { kind: 'INQUIRY', state: 'EXPIRED', closedAt: AT },
      /^The bank’s question is closed on .*\. It took no money\.$/,
    ],
  ])('offers nothing to reply to one that is %s', async (_what, more, standing) => {
    await showDispute(more);
    expect(await screen.findByText(standing)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
  });

  test.each([
    [null, 'The processor names no last day, so reply now.'],
    ['2020-12-04', 'The last day for an answer was Friday, December 4, 2020.'],
  ])('warns of a last day that is %s', async (replyBy, text) => {
    await showDispute({ replyBy });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('shows why the processor refused a reply, and begins with its text', async () => {
    await showDispute({
      reply: { ...REPLY, state: 'REFUSED', failure: 'Content is too long.', sentAt: null },
    });
    expect(await screen.findByText(/The processor refused it: Content is too long\./)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('They used it.');
  });

  test('says that there is none', async () => {
    await showDispute(null);
    expect(await screen.findByText('This dispute does not exist')).toBeVisible();
  });
});
