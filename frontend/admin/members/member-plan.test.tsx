import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CancelRenewalDocument,
  ChangeMemberPlanDocument,
  GrantPlanDocument,
  MemberActPreviewDocument,
  type MemberActPreviewQuery,
  RevokePlanDocument,
} from '#frontend/generated/graphql.ts';
import { samplePlan, sampleRecord } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { changed, facts, free, showRecord } from '#frontend/testing/member-page.tsx';

const ONE_REQUEST = expect.stringMatching(/^[0-9a-f-]{36}$/);

afterEach(() => sessionStorage.clear());

type Preview = MemberActPreviewQuery['memberActPreview'];

/** What the server would do, and what it has seen of the member. */
function previewed(
  changes: [label: string, before: string | null, after: string][],
  more: Partial<Preview> = {},
) {
  const lines = changes.map(([label, before, after]) => ({ label, before, after }));
  const mailTo = ['plus@chalkline.test'];
  return {
    memberActPreview: {
      seen: 'seen-1',
      refusal: null,
      changes: lines,
      chargeCents: 0,
      nextChargeCents: null,
      nextChargeAt: null,
      mailTo,
      ...more,
    },
  };
}
const GRANTED = previewed([['Plan', 'None', 'VIP']]);

describe('granting a plan', () => {
  async function openDialog(answers: Answers) {
    answers.or(MemberActPreviewDocument, GRANTED);
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
        input: {
          userId: 'demo-plus',
          tier: 'VIP',
          endsAt: '2026-12-01T05:00:00.000Z',
          reason: 'A contest',
          requestId: ONE_REQUEST,
          seen: 'seen-1',
        },
      },
    ]);
    expect(answers.variablesOf(MemberActPreviewDocument).at(-1)).toEqual({
      input: { userId: 'demo-plus', act: 'GRANT', tier: 'VIP', endsAt: '2026-12-01T05:00:00.000Z' },
    });
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
  const CANCELED = previewed([
    ['Next charge', 'Dec 20, 2026', 'None'],
    ['Access ends', null, 'Dec 20, 2026'],
  ]);

  async function openDialog(answers: Answers, plan = samplePlan(), after = plan) {
    answers.or(MemberActPreviewDocument, CANCELED);
    const user = await showRecord({ plan }, answers, sampleRecord({ plan: after }));
    await user.click(screen.getByRole('button', { name: 'Cancel Renewal' }));
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Cancel the renewal?' })) };
  }

  const answered = { cancelRenewal: changed() };

  async function give({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
    await user.type(dialog.getByLabelText(/Reason/), ' Asked by phone ');
    await user.dblClick(dialog.getByRole('button', { name: 'Cancel Renewal' }));
  }

  test('shows before and after, needs a reason, and reloads the member', async () => {
    const answers = new Answers();
    const release = answers.delayed(CancelRenewalDocument, answered);
    const after = samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null });
    const opened = await openDialog(answers, samplePlan(), after);
    await opened.dialog.findByText('Access ends');
    expect(facts(screen.getByRole('dialog'))).toEqual({
      'Next charge': 'Dec 20, 2026 → None',
      'Access ends': 'Dec 20, 2026',
      'Charged now': '$0.00',
      'Email to': 'plus@chalkline.test',
    });
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel Renewal' }));
    expect(opened.dialog.getByText('A reason is required')).toBeVisible();
    await give(opened);
    release();
    expect(await screen.findByText('The plan of plus@chalkline.test no longer renews.')).toBeVisible();
    expect(answers.variablesOf(CancelRenewalDocument)).toEqual([
      { input: { userId: 'demo-plus', reason: 'Asked by phone', requestId: ONE_REQUEST, seen: 'seen-1' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Renewal' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Revoke Plan' })).toBeVisible();
  });

  test('after another admin changed the member it says so, and shows what would happen now', async () => {
    const answers = new Answers()
      .to(MemberActPreviewDocument, CANCELED, previewed([['Plan', 'Premium', 'None']], { seen: 'seen-2' }))
      .to(CancelRenewalDocument, 'CONFLICT', answered);
    const opened = await openDialog(answers);
    await opened.user.type(opened.dialog.getByLabelText(/Reason/), 'Asked by phone');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel Renewal' }));
    expect(await opened.dialog.findByRole('alert')).toBeVisible();
    expect(await opened.dialog.findByText('Premium')).toBeVisible();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Cancel Renewal' }));
    await screen.findByText('The plan of plus@chalkline.test no longer renews.');
    const [first, second] = answers.variablesOf(CancelRenewalDocument);
    expect([first, second]).toMatchObject([{ input: { seen: 'seen-1' } }, { input: { seen: 'seen-2' } }]);
  });

  test('says that an overdue plan ends at once, and why an act cannot be done', async () => {
    const refusal = 'A payment of this member is being processed. Try again in a minute.';
    const answers = new Answers().to(MemberActPreviewDocument, previewed([], { refusal }));
    const { user, dialog } = await openDialog(answers, samplePlan({ pastDue: true }));
    expect(dialog.getByText(/The payment is overdue, so the plan ends now/)).toBeVisible();
    expect(await dialog.findByText(refusal)).toBeVisible();
    await give({ user, dialog });
    expect(answers.timesSent(CancelRenewalDocument)).toBe(0);
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
  const answers = new Answers()
    .to(RevokePlanDocument, { revokePlan: changed() })
    .to(MemberActPreviewDocument, previewed([['Plan', 'Plus', 'None']]));
  const user = await showRecord({ plan: samplePlan() }, answers, sampleRecord({ user: free }));
  await user.click(screen.getByRole('button', { name: 'Revoke Plan' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke this plan?' }));
  expect(dialog.getByText(/Nothing is refunded, and it cannot be undone/)).toBeVisible();
  expect(await dialog.findByText('Plus')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke Plan' }));
  expect(answers.timesSent(RevokePlanDocument)).toBe(0);
  await user.type(dialog.getByLabelText(/Reason/), 'Shared');
  await user.click(dialog.getByRole('button', { name: 'Revoke Plan' }));
  expect(await screen.findByRole('button', { name: 'Grant Plan' })).toBeVisible();
  expect(answers.variablesOf(RevokePlanDocument)).toEqual([
    { input: { userId: 'demo-plus', reason: 'Shared', requestId: ONE_REQUEST, seen: 'seen-1' } },
  ]);
});

describe('changing the plan', () => {
  const downgraded = (nextChargeCents: number) =>
    previewed(
      [
        ['Plan', 'Premium', 'Plus'],
        ['From', null, 'Dec 20, 2026'],
      ],
      { nextChargeCents, nextChargeAt: '2026-12-20T18:00:00.000Z' },
    );

  async function openDialog(answers: Answers) {
    const user = await showRecord({ plan: samplePlan({ tier: 'PREMIUM' }) }, answers);
    await user.click(screen.getByRole('button', { name: 'Change Plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the plan' }));
    // The member has Premium, which would be refused.
    expect(dialog.getByLabelText(/Plan/)).toHaveValue('VIP');
    await user.selectOptions(dialog.getByLabelText(/Plan/), 'PLUS');
    await user.type(dialog.getByLabelText(/Reason/), 'Asked by phone');
    return { user, dialog };
  }

  const nextCharge = () => facts(screen.getByRole('dialog'))['Next charge'];

  test('shows what the card is charged now, what it is charged next and when', async () => {
    await openDialog(new Answers().or(MemberActPreviewDocument, downgraded(7_900)));
    await waitFor(() => expect(nextCharge()).toBe('$79.00 on Dec 20, 2026'));
    expect(facts(screen.getByRole('dialog'))).toEqual({
      Plan: 'Premium → Plus',
      From: 'Dec 20, 2026',
      'Charged now': '$0.00',
      'Next charge': '$79.00 on Dec 20, 2026',
      'Email to': 'plus@chalkline.test',
    });
  });

  test('where the next charge has moved it says so, shows the new one, and holds to that', async () => {
    const answers = new Answers()
      .or(MemberActPreviewDocument, downgraded(7_900))
      .to(ChangeMemberPlanDocument, 'PRICE_CHANGED', { changeMemberPlan: { userId: 'demo-plus' } });
    const { user, dialog } = await openDialog(answers);
    await waitFor(() => expect(nextCharge()).toBe('$79.00 on Dec 20, 2026'));
    answers.to(MemberActPreviewDocument, downgraded(8_900));
    await user.click(dialog.getByRole('button', { name: 'Change Plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^The price has changed since you opened this\. Nothing was charged\./,
    );
    await waitFor(() => expect(nextCharge()).toBe('$89.00 on Dec 20, 2026'));
    await user.click(dialog.getByRole('button', { name: 'Change Plan' }));
    expect(await screen.findByText('The plan of plus@chalkline.test is changed.')).toBeVisible();
    expect(answers.variablesOf(ChangeMemberPlanDocument)).toMatchObject([
      { input: { tier: 'PLUS', expectedTotalCents: 0, expectedNextChargeCents: 7_900 } },
      { input: { tier: 'PLUS', expectedTotalCents: 0, expectedNextChargeCents: 8_900 } },
    ]);
  });
});
