import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  CancelRenewalDocument,
  DeleteMemberDocument,
  EndMemberSessionsDocument,
  GrantPlanDocument,
  MemberRecordDocument,
  ProblemsDocument,
  RefundInvoiceDocument,
  RefundPreviewDocument,
  RevokePlanDocument,
} from '#frontend/generated/graphql.ts';
import {
  sampleGivenInvoice,
  sampleListedMember,
  samplePlan,
  sampleRecord,
} from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { Network } from '#frontend/testing/network.ts';
import { sampleMember, sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { writeConfig } from '#frontend/testing/show-to.tsx';

afterEach(() => sessionStorage.clear());

type Record = ReturnType<typeof sampleRecord>;

function showMember(answers: Answers) {
  answers.to(ProblemsDocument, { problems: [] });
  const at = '/admin?tab=members&search=plu&member=demo-plus';
  show(<AdminPage />, { at, answers, member: sampleOwner() });
  return userEvent.setup();
}

async function showRecord(
  record: Parameters<typeof sampleRecord>[0],
  answers = new Answers(),
  after?: Record,
) {
  const member = sampleRecord(record);
  answers.to(MemberRecordDocument, { member }, { member: after ?? member });
  const user = showMember(answers);
  await screen.findByRole('heading', { level: 2, name: member.user.email });
  return user;
}

/** With plain spaces: times have some that no line breaks at. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

/** The facts of the page by name. */
function facts(within = document.body): { [name: string]: string | null | undefined } {
  const terms = [...within.querySelectorAll('dt')];
  return Object.fromEntries(
    terms.map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]),
  );
}

const changed = () => ({ __typename: 'AdminPlanPayload' as const, user: sampleMember() });
const free = sampleListedMember({ subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null });

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
    expect(await screen.findByText('Loading member...')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load this member. Please try again.',
    );
  });
});

describe('granting a plan', () => {
  async function openDialog(answers: Answers) {
    const after = sampleRecord({ plan: samplePlan({ source: 'GRANT' }) });
    const user = await showRecord({ user: free }, answers, after);
    await user.click(screen.getByRole('button', { name: 'Grant Plan' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Grant a plan' })) };
  }

  test('through a day of New York, with a reason, once', async () => {
    const answers = new Answers();
    const release = answers.delayed(GrantPlanDocument, { grantPlan: changed() });
    const { user, dialog } = await openDialog(answers);
    await user.selectOptions(dialog.getByLabelText(/Plan/), 'VIP');
    expect(dialog.getByLabelText(/Last day/)).toHaveValue('2026-12-20');
    fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-11-30' } });
    await user.type(dialog.getByLabelText(/Reason/), ' A contest ');
    await user.dblClick(dialog.getByRole('button', { name: 'Grant Plan' }));
    release();
    expect(await screen.findByText('plus@chalkline.test has VIP through Nov 30, 2026.')).toBeVisible();
    expect(answers.variablesOf(GrantPlanDocument)).toEqual([
      {
        input: { userId: 'demo-plus', tier: 'VIP', endsAt: '2026-12-01T05:00:00.000Z', reason: 'A contest' },
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Revoke Plan' })).toBeVisible();
  });

  test('for more than a year is confirmed once, with its day', async () => {
    const answers = new Answers().to(GrantPlanDocument, { grantPlan: changed() });
    const { user, dialog } = await openDialog(answers);
    await user.type(dialog.getByLabelText(/Reason/), 'A contest');
    const last = dialog.getByLabelText(/Last day/);
    fireEvent.change(last, { target: { value: '2027-11-21' } });
    expect(dialog.queryByRole('checkbox')).toBeNull();
    fireEvent.change(last, { target: { value: '2099-11-01' } });
    await user.dblClick(dialog.getByRole('button', { name: 'Grant Plan' }));
    expect(dialog.getByText('That is more than a year: confirm the day')).toBeVisible();
    await user.click(dialog.getByLabelText('Yes, through Nov 1, 2099'));
    fireEvent.change(last, { target: { value: '2098-11-01' } });
    await user.click(dialog.getByRole('button', { name: 'Grant Plan' }));
    expect(answers.timesSent(GrantPlanDocument)).toBe(0);
    await user.click(dialog.getByLabelText('Yes, through Nov 1, 2098'));
    await user.click(dialog.getByRole('button', { name: 'Grant Plan' }));
    expect(await screen.findByText('plus@chalkline.test has Premium through Nov 1, 2098.')).toBeVisible();
  });

  test('needs a reason and a day that is not over', async () => {
    const answers = new Answers();
    const { user, dialog } = await openDialog(answers);
    fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-11-19' } });
    await user.click(dialog.getByRole('button', { name: 'Grant Plan' }));
    expect(dialog.getByText('A reason is required')).toBeVisible();
    expect(dialog.getByText('Choose today or a later day')).toBeVisible();
    expect(answers.timesSent(GrantPlanDocument)).toBe(0);
  });

  test('a refusal is said and what was typed stays', async () => {
    const { user, dialog } = await openDialog(new Answers().to(GrantPlanDocument, 'UNAVAILABLE'));
    await user.type(dialog.getByLabelText(/Reason/), 'A contest');
    await user.click(dialog.getByRole('button', { name: 'Grant Plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Server error. Please try again.');
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('A contest');
  });
});

describe('cancelling the renewal', () => {
  type User = ReturnType<typeof sampleMember>;

  async function openDialog(answers: Answers, plan = samplePlan(), after = plan) {
    const user = await showRecord({ plan }, answers, sampleRecord({ plan: after }));
    await user.click(screen.getByRole('button', { name: 'Cancel Renewal' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Cancel the renewal?' })) };
  }

  const answered = (user: User) => ({
    cancelRenewal: { __typename: 'AdminPlanPayload' as const, user },
  });

  async function give({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
    await user.type(dialog.getByLabelText(/Reason/), ' Asked by phone ');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel Renewal' }));
  }

  test('says until when access stays, needs a reason, and reloads the member', async () => {
    const answers = new Answers();
    const release = answers.delayed(
      CancelRenewalDocument,
      answered(sampleMember({ planStatus: 'CANCELED' })),
    );
    const after = samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null });
    const opened = await openDialog(answers, samplePlan(), after);
    const sentence =
      /keeps Plus until Dec 20, 2026, 1:00 PM ET\. The card is not charged again, and nothing is refunded\. .* can reactivate the plan until then/;
    expect(opened.dialog.getByText(sentence)).toBeVisible();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel Renewal' }));
    expect(opened.dialog.getByText('A reason is required')).toBeVisible();
    await give(opened);
    release();
    expect(
      await screen.findByText(
        'The renewal of plus@chalkline.test is canceled. Plus stays until Dec 20, 2026, 1:00 PM ET.',
      ),
    ).toBeVisible();
    expect(answers.variablesOf(CancelRenewalDocument)).toEqual([
      { input: { userId: 'demo-plus', reason: 'Asked by phone' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Renewal' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Revoke Plan' })).toBeVisible();
  });

  test.each<[string, Parameters<typeof samplePlan>[0], RegExp]>([
    ['a trial', { inTrial: true }, /until the trial ends, Dec 20, 2026, 1:00 PM ET, and is not charged/],
    ['a planned change', { pendingTier: 'PREMIUM' }, /The planned change to Premium is dropped/],
    ['an overdue payment', { pastDue: true }, /The payment is overdue, so .* loses Plus now/],
  ])('says what becomes of %s', async (_name, plan, sentence) => {
    const { dialog } = await openDialog(new Answers(), samplePlan(plan));
    expect(dialog.getByText(sentence)).toBeVisible();
  });

  test('says that an overdue plan has ended', async () => {
    const ended = sampleMember({ subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null });
    const answers = new Answers().to(CancelRenewalDocument, answered(ended));
    await give(await openDialog(answers, samplePlan({ pastDue: true })));
    expect(
      await screen.findByText('plus@chalkline.test no longer has Plus, and is not charged again.'),
    ).toBeVisible();
  });

  test('waits while a payment is being processed', async () => {
    const opened = await openDialog(new Answers().to(CancelRenewalDocument, 'PAYMENT_PENDING'));
    await give(opened);
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(
      'A payment of this member is being processed.',
    );
  });

  test('is not offered for a plan that does not renew', async () => {
    await showRecord({ plan: samplePlan({ source: 'GRANT', cancelAtPeriodEnd: true }) });
    expect(screen.getByRole('button', { name: 'Revoke Plan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Renewal' })).toBeNull();
  });
});

test('revoking says what happens, needs a reason, and reloads the member', async () => {
  const answers = new Answers().to(RevokePlanDocument, { revokePlan: changed() });
  const user = await showRecord({ plan: samplePlan() }, answers, sampleRecord({ user: free }));
  await user.click(screen.getByRole('button', { name: 'Revoke Plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke this plan?' }));
  expect(
    dialog.getByText(/loses Plus now .* There are no further charges, nothing is refunded/),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke Plan' }));
  expect(answers.timesSent(RevokePlanDocument)).toBe(0);
  await user.type(dialog.getByLabelText(/Reason/), 'Shared');
  await user.click(dialog.getByRole('button', { name: 'Revoke Plan' }));
  expect(await screen.findByRole('button', { name: 'Grant Plan' })).toBeVisible();
  expect(answers.variablesOf(RevokePlanDocument)).toEqual([
    { input: { userId: 'demo-plus', reason: 'Shared' } },
  ]);
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

describe('a refund', () => {
  const preview = (isSettled: boolean | null) => ({
    refundPreview: {
      __typename: 'RefundPreview' as const,
      leftCents: 7_900,
      isSettled,
      paidWith: 'Visa •••• 1881',
    },
  });

  async function openDialog(answers: Answers, settled: ReturnType<typeof preview> = preview(true)) {
    answers.or(RefundPreviewDocument, settled);
    const user = await showRecord({ plan: samplePlan(), invoices: [sampleGivenInvoice()] }, answers);
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refund this invoice' }));
    await waitFor(() => expect(dialog.queryByText(/^Checking/)).toBeNull());
    return { user, dialog };
  }

  async function give({ user, dialog }: Awaited<ReturnType<typeof openDialog>>, amount: string) {
    await user.clear(dialog.getByLabelText(/Amount/));
    await user.type(dialog.getByLabelText(/Amount/), amount);
    await user.type(dialog.getByLabelText(/Reason/), 'An outage');
    await user.click(dialog.getByRole('button', { name: /^Refund \$/ }));
  }

  test('begins with all that is left and sends cents', async () => {
    const answers = new Answers().to(RefundInvoiceDocument, {
      refundInvoice: { invoiceId: 'inv_1', voided: false },
    });
    const opened = await openDialog(answers);
    expect(opened.dialog.getByLabelText(/Amount/)).toHaveValue('79.00');
    await opened.user.clear(opened.dialog.getByLabelText(/Amount/));
    expect(opened.dialog.getByRole('button', { name: 'Refund' })).toBeVisible();
    await opened.user.type(opened.dialog.getByLabelText(/Amount/), '20.5');
    expect(opened.dialog.getByRole('button', { name: 'Refund $20.50' })).toBeVisible();
    await give(opened, '20.5');
    expect(await screen.findByText('$20.50 of CL-20261120-4F7K2M9A is being refunded.')).toBeVisible();
    expect(answers.variablesOf(RefundInvoiceDocument)).toEqual([
      { input: { invoiceId: 'inv_1', amountCents: 2_050, leftCents: 7_900, reason: 'An outage' } },
    ]);
  });

  const ending = samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null });

  const charged = { 'Next charge': '$79.00 on Dec 20, 2026' };

  test.each<[string, ReturnType<typeof samplePlan> | null, { [name: string]: string }, boolean]>([
    ['a plan that renews', samplePlan(), { Plan: 'Stays', ...charged }, true],
    [
      'an overdue payment',
      samplePlan({ pastDue: true, nextChargeAt: null }),
      { Plan: 'Stays, and so does what is owed' },
      true,
    ],
    ['a plan that is ending', ending, { Plan: 'Stays until Dec 20, 2026' }, false],
    ['no plan', null, {}, false],
  ])('says which card, that a mail goes out, and what stays: %s', async (_name, plan, stays, renews) => {
    const answers = new Answers().to(RefundPreviewDocument, preview(true));
    const user = await showRecord({ plan, invoices: [sampleGivenInvoice()] }, answers);
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('Visa •••• 1881');
    expect(facts(dialog)).toEqual({
      Amount: 'Up to $79.00',
      To: 'Visa •••• 1881',
      ...stays,
      Email: 'Sent once the refund is accepted',
    });
    expect(within(dialog).queryByText(/To stop the renewal too, use Cancel Renewal/) !== null).toBe(renews);
    expect(within(dialog).getByText(/what was paid, minus the days used/)).toBeVisible();
  });

  test('before settlement: all of it, said plainly, with no amount to change', async () => {
    const answers = new Answers().to(RefundInvoiceDocument, {
      refundInvoice: { invoiceId: 'inv_1', voided: true },
    });
    const { user, dialog } = await openDialog(answers, preview(false));
    expect(dialog.getByText('$79.00, all of it')).toBeVisible();
    expect(
      dialog.getByText(
        /^Sales are final.* can be refunded once it has settled, usually within a day\. To stop/,
      ),
    ).toBeVisible();
    expect(dialog.queryByLabelText(/Amount/)).toBeNull();
    await user.type(dialog.getByLabelText(/Reason/), 'An outage');
    await user.click(dialog.getByRole('button', { name: 'Refund $79.00' }));
    expect(answers.variablesOf(RefundInvoiceDocument)).toEqual([
      { input: { invoiceId: 'inv_1', amountCents: 7_900, leftCents: 7_900, reason: 'An outage' } },
    ]);
    const done = '$79.00 of CL-20261120-4F7K2M9A is refunded: the charge had not settled and was canceled.';
    expect(await screen.findByText(done)).toBeVisible();
  });

  test.each(['not known', 'not to be had'])('where settlement is %s, both ways are said', async (name) => {
    const answers = new Answers();
    if (name === 'not to be had') answers.to(RefundPreviewDocument, 'UNAVAILABLE');
    const { dialog } = await openDialog(answers, preview(null));
    expect(dialog.getByText(/Until then only all of it can be refunded/)).toBeVisible();
    expect(dialog.getByLabelText(/Amount/)).toHaveValue('79.00');
  });

  test('is at most what is left', async () => {
    const answers = new Answers();
    const opened = await openDialog(answers);
    await give(opened, '79.01');
    expect(opened.dialog.getByText('Amount must be at most $79.00')).toBeVisible();
    expect(answers.timesSent(RefundInvoiceDocument)).toBe(0);
  });

  test.each([
    ['CARD_DECLINED', 'The processor refused this refund. Nothing was refunded.'],
    [
      'CARD_REFUSED',
      'The processor refused this refund. Part of a charge can be refunded once it has settled, usually within a day; until then only the full amount can be.',
    ],
    [
      'PAYMENT_PENDING',
      'The processor has not confirmed this refund yet. It is listed under Problems until it is confirmed.',
    ],
  ] as const)('%s is said in the words of who gives', async (code, sentence) => {
    const opened = await openDialog(new Answers().to(RefundInvoiceDocument, code));
    await give(opened, '20');
    expect(await opened.dialog.findByRole('alert')).toHaveTextContent(sentence);
  });
});
