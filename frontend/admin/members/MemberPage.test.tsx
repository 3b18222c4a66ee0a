import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  DeleteMemberDocument,
  EndMemberSessionsDocument,
  MemberRecordDocument,
} from '#frontend/generated/graphql.ts';
import {
  sampleGivenInvoice,
  sampleListedMember,
  samplePlan,
  sampleRecord,
} from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { facts, free, showMember, showRecord } from '#frontend/testing/member-page.tsx';
import { Network } from '#frontend/testing/network.ts';
import { writeConfig } from '#frontend/testing/show-to.tsx';

afterEach(() => sessionStorage.clear());

describe('what the page says about a member', () => {
  test('a bought plan, the card, the invoices, what happened and who did what', async () => {
    await showRecord({
      plan: samplePlan(),
      paymentMethod: {
        ...{
          __typename: 'PaymentMethod',
          cardType: 'Visa',
          last4: '1111',
          expirationMonth: '09',
          expirationYear: '2033',
        },
      },
      invoices: [
        sampleGivenInvoice({ id: 'inv_2', number: 'CL-2', type: 'REFUND', totalCents: 1_000 }, 0),
        sampleGivenInvoice({}, 6_900),
      ],
      timeline: [
        {
          id: '1',
          at: '2026-11-20T18:00:00.000Z',
          type: 'started',
          tier: 'PLUS',
          text: 'Bought Plus for $79.00',
        },
      ],
      audit: [
        {
          id: '7',
          at: '2026-11-20T18:30:00.000Z',
          actor: 'admin@chalkline.test',
          text: 'Requested a refund of $10.00: An outage',
        },
      ],
    });
    expect(facts()).toMatchObject({
      Plan: 'Plus',
      Source: 'Bought',
      'Period ends': 'Dec 20, 2026, 1:00 PM ET',
      'Next charge': '$79.00 on Dec 20, 2026, 1:00 PM ET',
      Card: 'Visa •••• 1111, 09/33',
      'Member id': 'demo-plus',
    });
    expect(screen.getByText('Bought Plus for $79.00')).toBeVisible();
    expect(screen.getByText(/by admin@chalkline.test/)).toHaveTextContent('Nov 20, 2026, 1:30 PM ET');
    expect(screen.getByText('−$10.00')).toBeVisible();
    expect(screen.getByText('Refund of CL-20261120-4F7K2M9A, Nov 20, 2026')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Refund/ })).toHaveLength(1);
    expect(screen.getByText('Partly refunded')).toBeVisible();
    expect(screen.getByText('Plus, Nov 20, 2026, $69.00 left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'CL-2' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'All members' })).toHaveAttribute(
      'href',
      '/admin?tab=members&search=plu',
    );
  });

  test.each([
    [7_900, 7_900, 'Paid'],
    [7_900, 0, 'Refunded'],
    [0, 0, 'Paid'],
  ])('a charge of %i cents, %i of them left, says %s', async (totalCents, leftCents, word) => {
    await showRecord({ invoices: [sampleGivenInvoice({ totalCents }, leftCents)] });
    expect(screen.getByText(word)).toBeVisible();
  });

  test('a plan that was given says why and until when', async () => {
    const plan = samplePlan({
      ...{ source: 'GRANT', grantReason: 'A contest', cancelAtPeriodEnd: true },
      ...{ nextChargeAt: null, nextChargeCents: null, currentPeriodEndsAt: '2026-12-01T05:00:00.000Z' },
    });
    await showRecord({ plan });
    expect(facts()).toMatchObject({
      Source: 'Granted by an admin',
      Reason: 'A contest',
      'Access through': 'Nov 30, 2026',
    });
    expect(facts()).not.toHaveProperty('Next charge');
  });

  test.each<[string, string | null, Parameters<typeof samplePlan>[0], string, string]>([
    [
      'in grace',
      '2026-11-23T18:00:00.000Z',
      { graceEndsAt: '2026-11-23T18:00:00.000Z', nextChargeAt: '2026-11-21T18:00:00.000Z' },
      'Until Nov 23, 2026, 1:00 PM ET',
      '$79.00 on Nov 21, 2026, 1:00 PM ET',
    ],
    [
      'after it',
      null,
      { graceEndsAt: '2026-11-19T18:00:00.000Z', nextChargeAt: '2026-11-21T18:00:00.000Z' },
      'Ended Nov 19, 2026, 1:00 PM ET',
      '$79.00 on Nov 21, 2026, 1:00 PM ET',
    ],
    [
      'with a card that is not tried again',
      '2026-11-23T18:00:00.000Z',
      { graceEndsAt: '2026-11-23T18:00:00.000Z', nextChargeAt: null },
      'Until Nov 23, 2026, 1:00 PM ET',
      'None. $79.00 is owed',
    ],
    [
      'after a trial',
      null,
      { nextChargeAt: '2026-11-21T18:00:00.000Z' },
      'None: the payment after a trial failed',
      '$79.00 on Nov 21, 2026, 1:00 PM ET',
    ],
  ])('an unpaid plan says until when it gives access, %s', async (_name, until, plan, access, next) => {
    const user = sampleListedMember({ planStatus: 'PAST_DUE', graceEndsAt: until });
    await showRecord({ user, plan: samplePlan({ pastDue: true, ...plan }) });
    expect(facts()).toMatchObject({ 'Access without payment': access, 'Next attempt': next });
  });

  test('a newcomer has nothing yet', async () => {
    await showRecord({ user: free });
    for (const words of ['No invoices yet', 'No plan yet', 'No changes yet'])
      expect(screen.getByText(words)).toBeVisible();
    expect(facts()).toMatchObject({ Plan: 'Free, no plan', Card: 'None' });
  });

  test('while a purchase is on its way no plan is given', async () => {
    await showRecord({ user: free, isBuying: true });
    expect(screen.getByText(/A purchase is being processed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Plan$/ })).toBeNull();
  });

  test('nobody of that id', async () => {
    showMember(new Answers().to(MemberRecordDocument, { member: null }));
    expect(await screen.findByText('This member does not exist')).toBeVisible();
  });

  test('a record that cannot be loaded', async () => {
    const answers = new Answers();
    const release = answers.delayed(MemberRecordDocument, 'INTERNAL_SERVER_ERROR');
    showMember(answers);
    expect(await screen.findByText('Loading this member...')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load this member. Please try again.',
    );
  });
});

test('ending the sessions of a member is confirmed first', async () => {
  const answers = new Answers().to(EndMemberSessionsDocument, { revokeMemberSessions: { revokedKeys: 1 } });
  const user = await showRecord({ plan: samplePlan() }, answers);
  await user.click(screen.getByRole('button', { name: 'End Sessions' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere and end API keys?' }));
  expect(dialog.getByText(/is signed out everywhere .* API keys stop working for good/)).toBeVisible();
  expect(answers.timesSent(EndMemberSessionsDocument)).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'End Sessions' }));
  expect(await screen.findByText('plus@chalkline.test is signed out everywhere.')).toBeVisible();
  expect(answers.variablesOf(EndMemberSessionsDocument)).toEqual([{ input: { userId: 'demo-plus' } }]);
});

describe('a link to choose a new password', () => {
  const realFetch = globalThis.fetch;
  let network: Network;

  beforeAll(writeConfig);
  beforeEach(() => {
    network = new Network(new Answers(), 'admin@chalkline.test');
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  async function send() {
    const user = await showRecord({});
    await user.click(screen.getByRole('button', { name: 'Send Password Reset Link' }));
  }

  test('is sent to the address of the member', async () => {
    await send();
    expect(
      await screen.findByText('A password reset link is on its way to plus@chalkline.test.'),
    ).toBeVisible();
    expect(network.bodiesOf('accounts:sendOobCode')).toMatchObject([
      { requestType: 'PASSWORD_RESET', email: 'plus@chalkline.test' },
    ]);
  });

  test('that cannot be sent says so', async () => {
    network.identity('accounts:sendOobCode', { error: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the password reset link.');
  });
});

describe('deleting an account', () => {
  async function openDialog(answers: Answers) {
    answers.to(MemberRecordDocument, { member: sampleRecord({ plan: samplePlan() }) }, { member: null });
    const user = showMember(answers);
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Delete this account?' })) };
  }

  test('needs the address typed again and a reason', async () => {
    const answers = new Answers().to(DeleteMemberDocument, { deleteMember: { userId: 'demo-plus' } });
    const { user, dialog } = await openDialog(answers);
    await user.type(dialog.getByLabelText(/Type plus@chalkline.test/), 'premium@chalkline.test');
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(dialog.getByText('Type plus@chalkline.test')).toBeVisible();
    expect(dialog.getByText('A reason is required')).toBeVisible();
    expect(answers.timesSent(DeleteMemberDocument)).toBe(0);
    await user.clear(dialog.getByLabelText(/Type plus@chalkline.test/));
    await user.type(dialog.getByLabelText(/Type plus@chalkline.test/), 'Plus@chalkline.test');
    await user.type(dialog.getByLabelText(/Reason/), 'Asked by mail');
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText('The account of plus@chalkline.test is deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete Account' })).toBeNull();
    expect(screen.queryByText('This member does not exist')).toBeNull();
    expect(answers.variablesOf(DeleteMemberDocument)).toEqual([
      { input: { userId: 'demo-plus', reason: 'Asked by mail' } },
    ]);
  });

  test('waits while a payment is being processed', async () => {
    const { user, dialog } = await openDialog(new Answers().to(DeleteMemberDocument, 'PAYMENT_PENDING'));
    await user.type(dialog.getByLabelText(/Type plus@chalkline.test/), 'plus@chalkline.test');
    await user.type(dialog.getByLabelText(/Reason/), 'Asked by mail');
    await user.click(dialog.getByRole('button', { name: 'Delete Account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A payment of this member is being processed.',
    );
  });
});
