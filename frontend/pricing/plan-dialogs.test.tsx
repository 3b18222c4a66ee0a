import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CancelSubscriptionDocument,
  ChangePlanDocument,
  PlanChangeDocument,
  ReactivateSubscriptionDocument,
  SubscriptionDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { samplePlan, samplePreview } from '#frontend/testing/plan-samples.ts';
import { CANCELLED, PAST_DUE, payingViewer, press, showTo } from '#frontend/testing/plan-viewers.tsx';

const forNothing = (kind: 'DOWNGRADE' | 'NONE') =>
  samplePreview({ kind, totalCents: 0, lines: [], nextChargeCents: 7_900 });

describe('dialogs say the amount and the date before anything happens', () => {
  test('an upgrade sends the total that was shown, and the plan is reloaded', async () => {
    const answers = new Answers()
      .to(PlanChangeDocument, samplePreview())
      .to(ChangePlanDocument, { changePlan: { subscription: samplePlan({ tier: 'PREMIUM' }) } });
    await showTo(payingViewer('PLUS'), answers);
    press('Upgrade to Premium');
    const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to Premium' }));
    expect(await dialog.findByText(/^\$41\.67 now for the rest/)).toBeVisible();
    expect(dialog.getByText('Charged now, to Visa ending in 1111')).toBeVisible();
    expect(dialog.getByText('$129.00 on Dec 20, 2026, 1:00 PM ET')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Upgrade for $41.67' }));
    expect(
      await screen.findByText(
        'You are now on the Premium Plan. $41.67 was charged. The receipt is in your email.',
      ),
    ).toBeVisible();
    expect(answers.variablesOf(ChangePlanDocument)).toEqual([
      { input: { tier: 'PREMIUM', expectedTotalCents: 4_167, expectedNextChargeCents: 12_900 } },
    ]);
    expect(answers.timesSent(SubscriptionDocument)).toBe(2);
  });

  test('past due, another plan asks for a card first and says why', async () => {
    await showTo(PAST_DUE);
    press('Upgrade to Premium');
    const dialog = within(screen.getByRole('dialog', { name: 'Update Payment Method' }));
    expect(dialog.getByText(/^Your last payment failed\..* then change to Premium\.$/)).toBeVisible();
    await dialog.findByText('Failed to load the card form. Please try again.');
  });

  test.each([
    ['is paused', true, /^Your plan is paused\. Resume it first, then change to Premium\.$/],
    ['will be', false, /^Your plan will be paused\. Undo the pause first, then change to Premium\.$/],
  ])('a plan that %s is resumed first, and says why', async (_what, paused, reason) => {
    const pausedUntil = '2027-03-20T17:00:00.000Z';
    await showTo({ ...payingViewer('PLUS'), current: samplePlan({ paused, pausedUntil }) });
    press('Upgrade to Premium');
    expect(within(screen.getByRole('dialog', { name: 'Resume your plan' })).getByText(reason)).toBeVisible();
  });

  test('a paused plan that a limit of its member stops says so, and has nothing to press', async () => {
    const pausedUntil = '2027-03-20T17:00:00.000Z';
    const stopped = { renewalStop: 'MONTHLY_LIMIT', nextChargeAt: null, nextChargeCents: null } as const;
    await showTo({ ...payingViewer('PLUS'), current: samplePlan({ paused: true, pausedUntil, ...stopped }) });
    press('Resume Plan');
    const dialog = within(screen.getByRole('dialog', { name: 'Resume your plan' }));
    expect(
      dialog.getByText(/^The next payment would exceed your monthly limit, so your Plus Plan/),
    ).toBeVisible();
    expect(dialog.queryByText('$0.00')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Resume Plan' })).toBeNull();
  });

  test('a downgrade costs nothing and says when it begins', async () => {
    const answers = new Answers()
      .to(PlanChangeDocument, forNothing('DOWNGRADE'))
      .to(ChangePlanDocument, { changePlan: { subscription: samplePlan() } });
    await showTo(payingViewer('PREMIUM'), answers);
    press('Downgrade to Plus');
    const dialog = within(screen.getByRole('dialog', { name: 'Downgrade to Plus' }));
    expect(await dialog.findByText('$0.00')).toBeVisible();
    expect(dialog.getByText('Takes effect').nextElementSibling).toHaveTextContent('Dec 20, 2026, 1:00 PM ET');
    fireEvent.click(dialog.getByRole('button', { name: 'Downgrade to Plus' }));
    expect(await screen.findByText(/You keep the Premium Plan until/)).toBeVisible();
  });

  test.each([
    ['CARD_DECLINED', /^Your card was declined\. Please verify your card .* You were not charged\.$/],
    ['PRICE_CHANGED', /^The price has changed\./],
    ['CONFLICT', 'Someone changed this in the meantime. Please reload and try again.'],
    ['unreachable', 'Failed to upgrade plan'],
  ] as const)('%s is said in the dialog', async (failure, sentence) => {
    const answers = new Answers().to(PlanChangeDocument, samplePreview()).to(ChangePlanDocument, failure);
    await showTo(payingViewer('PLUS'), answers);
    press('Upgrade to Premium');
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade for $41.67' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade for $41.67' })).toBeEnabled();
    if (failure === 'PRICE_CHANGED') expect(answers.timesSent(PlanChangeDocument)).toBe(2);
  });

  test('while it charges neither Escape nor a click beside it hides what comes of it', async () => {
    const answers = new Answers().to(PlanChangeDocument, samplePreview());
    const answer = answers.delayed(ChangePlanDocument, 'CARD_DECLINED');
    await showTo(payingViewer('PLUS'), answers);
    press('Upgrade to Premium');
    const dialog = screen.getByRole('dialog', { name: 'Upgrade to Premium' });
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade for $41.67' }));
    await within(dialog).findByText('Processing...');
    // False: the default action, which closes the dialog, was prevented.
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.pointerDown(dialog);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    answer();
    expect(await within(dialog).findByText(/^Your card was declined\./)).toBeVisible();
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a card the card comes first', async () => {
    const preview = { ...samplePreview(), paymentMethod: null };
    await showTo(payingViewer('PLUS'), new Answers().to(PlanChangeDocument, preview));
    press('Upgrade to VIP');
    expect(
      await screen.findByText(/No payment method is currently associated with your account\./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /Upgrade for/ })).toBeNull();
  });

  test('cancelling says until when the plan stays, and leads home', async () => {
    const answers = new Answers().to(CancelSubscriptionDocument, {
      cancelSubscription: { subscription: samplePlan({ cancelAtPeriodEnd: true }) },
    });
    const { router } = await showTo(payingViewer('PLUS'), answers);
    press('Cancel Subscription');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/You keep Plus until Dec 20, 2026, 1:00 PM ET/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('a cancellation that fails says so, and leads to the start page', async () => {
    const answers = new Answers().to(CancelSubscriptionDocument, 'INTERNAL_SERVER_ERROR');
    const { router } = await showTo(payingViewer('PLUS'), answers);
    press('Cancel Subscription');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await dialog.findByText('An unexpected error occurred')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('reactivating costs nothing and names the next charge', async () => {
    const answers = new Answers()
      .to(PlanChangeDocument, forNothing('NONE'))
      .to(ReactivateSubscriptionDocument, { reactivateSubscription: { subscription: samplePlan() } });
    await showTo(CANCELLED, answers);
    press('Reactivate Plan');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('$79.00 on Dec 20, 2026, 1:00 PM ET')).toBeVisible();
    expect(dialog.getByText('$0.00')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Reactivate Plan' }));
    expect(await screen.findByText('Your plan is active again.')).toBeVisible();
  });
});
