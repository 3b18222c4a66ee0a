import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import {
  CancelSubscriptionDocument,
  PaymentClientTokenDocument,
  PlanChangeDocument,
  ReactivateSubscriptionDocument,
  SubscriptionDocument,
  UpdatePaymentMethodDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { CardFrames } from '#frontend/testing/card-frames.ts';
import { GRANTED_PLAN, PERIOD_END, samplePlan, samplePreview } from '#frontend/testing/plan-samples.ts';
import { showPlan } from '#frontend/testing/subscription-page.tsx';
import { PRICES } from '#schema/testing/samples.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Label and words of each line about dates. */
function dates(): (string | null)[][] {
  return screen
    .queryAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? null,
    ]);
}

const TRIAL_END = '2026-11-21T12:00:30.000Z';

describe('the plan, its badge and its date', () => {
  test('a paid plan is charged next', async () => {
    await showPlan({ member: { currentPeriodEndsAt: '2026-12-14T17:00:00.000Z' } });
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('$79/month')).toBeVisible();
    expect(dates()).toEqual([['Next billing date', 'Dec 14, 2026, 12:00 PM ET']]);
    expect(screen.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeEnabled();
  });

  test('a plan shows the price its member agreed to, not the one of today', async () => {
    await showPlan({ current: samplePlan({ monthlyCents: 6_900 }) });
    expect(screen.getByText('$69/month')).toBeVisible();
  });

  test('a cancelled plan says when access ends, and can be reactivated', async () => {
    const answers = new Answers().to(PlanChangeDocument, samplePreview({ kind: 'NONE', totalCents: 0 }));
    await showPlan({
      answers,
      member: { planStatus: 'CANCELED', currentPeriodEndsAt: PERIOD_END },
      current: samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null }),
    });
    expect(screen.getByText('Expiring Soon')).toBeVisible();
    expect(screen.getByText('No further charges')).toBeVisible();
    expect(screen.getByText(/Your Plus Plan ends on Dec 20, 2026, 1:00 PM ET/)).toBeVisible();
    expect(dates()[0]).toEqual(['Access ends', 'Dec 20, 2026, 1:00 PM ET']);
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reactivate Plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reactivate your plan' }));
    expect(await dialog.findByText('$129.00 on Dec 20, 2026, 1:00 PM ET')).toBeVisible();
  });

  test('a plan that a break ends says so, and names no next charge', async () => {
    await showPlan({
      member: { currentPeriodEndsAt: PERIOD_END },
      current: samplePlan({ renewalStop: 'COOL_OFF', nextChargeAt: null, nextChargeCents: null }),
    });
    expect(screen.getByText(/You are taking a break, so your Plus Plan will not renew/)).toHaveTextContent(
      'It ends on Dec 20, 2026, 1:00 PM ET, and you will not be charged.',
    );
    expect(dates()[0]).toEqual(['Access ends', 'Dec 20, 2026, 1:00 PM ET']);
  });

  test('a trial counts down, and can be cancelled without a charge', async () => {
    await showPlan({
      member: { subscription: 'PREMIUM', planStatus: 'TRIALING', trialEndDate: TRIAL_END },
      current: samplePlan({ tier: 'PREMIUM', inTrial: true, currentPeriodEndsAt: TRIAL_END }),
    });
    expect(screen.getByText('18h 0m remaining')).toBeVisible();
    expect(screen.getByText('18h 0m')).toBeVisible();
    expect(dates()[0]).toEqual(['Trial ends', 'Nov 21, 2026, 7:00 AM ET']);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(screen.getByText(/until your trial ends on Nov 21, 2026, 7:00 AM ET/)).toHaveTextContent(
      'You will not be charged.',
    );
  });

  test('a plan that ended: its day, its price, what it did since, and nothing of a trial', async () => {
    const figures = { n: 44, staked: { n: 44, needed: 100, units: -3.2, staked: 50, interval: null } };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => ({ ok: true, json: async () => ({ figures }) }) as Response);
    await showPlan({
      current: null,
      member: {
        subscription: 'FREE',
        planStatus: 'EXPIRED',
        trialEndDate: '2026-09-20T16:00:00.000Z',
        currentPeriodEndsAt: null,
        endedPlan: { tier: 'PREMIUM', endedAt: '2026-10-23T16:00:00.000Z', closedUntil: null },
      },
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Premium ended Oct 23. Restart it for $129 a month.',
    );
    expect(screen.getByRole('link', { name: 'Restart Premium' })).toHaveAttribute(
      'href',
      '/checkout/premium',
    );
    const since = await screen.findByRole('link', { name: 'Since then Premium members’ picks' });
    expect(since).toHaveAttribute('href', '/record?as=PREMIUM&since=2026-10-23');
    expect(globalThis.fetch).toHaveBeenCalledWith('/record/stats.json?as=PREMIUM&since=2026-10-23');
    expect(since.parentElement).toHaveTextContent(
      /: −3\.2 units on 44 picks\. Too few to judge: 44 of 100 picks\.$/,
    );
    expect(dates()).toEqual([['Plan ended', 'Oct 23, 2026, 12:00 PM ET']]);
    expect(document.body).not.toHaveTextContent(/trial ended|free day/i);
  });

  test('a plan that ended today: no day is over since, so its figures are not asked for', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await showPlan({
      current: null,
      member: {
        ...{ subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null },
        endedPlan: { tier: 'PREMIUM', endedAt: new Date().toISOString(), closedUntil: null },
      },
    });
    expect(screen.getByText(/^Premium ended /)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Since then/ })).toBeNull();
    expect(fetched).not.toHaveBeenCalledWith(expect.stringContaining('stats.json'));
  });

  test('a plan that ended for somebody who excluded themselves: nothing is offered', async () => {
    const endedPlan = {
      tier: 'PREMIUM',
      endedAt: '2026-10-23T16:00:00.000Z',
      closedUntil: '2027-04-23T16:00:00.000Z',
    } as const;
    const ended = { subscription: 'FREE', planStatus: 'EXPIRED', currentPeriodEndsAt: null } as const;
    await showPlan({ current: null, member: { ...ended, endedPlan } });
    expect(screen.getByText(/You chose a break until Apr 23, 2027, so nothing is sold to you/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Restart|Upgrade/ })).toBeNull();
  });

  test('a free day that is over', async () => {
    await showPlan({
      current: null,
      member: {
        subscription: 'FREE',
        planStatus: 'EXPIRED',
        trialEndDate: '2026-11-17T18:00:00.000Z',
        currentPeriodEndsAt: null,
      },
    });
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.getByText('Past picks stay open. Today’s picks need a plan.')).toBeVisible();
    expect(screen.queryByText('Free Trial Picks')).toBeNull();
    expect(dates()).toEqual([['Trial ended', 'Nov 17, 2026, 1:00 PM ET']]);
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });

  test.each([
    [
      '2026-11-22T18:00:00.000Z',
      'You keep your picks until Nov 22, 2026, 1:00 PM ET. We will try this card again on Dec 20, 2026, 1:00 PM ET. Update your card to pay now.',
    ],
    [null, 'Your picks are paused. We will try this card again on Dec 20'],
    ['2026-11-20T17:59:00.000Z', 'Your picks are paused.'],
  ])('a failed payment (grace until %s) asks for another card', async (graceEndsAt, sentence) => {
    await showPlan({
      member: { planStatus: 'PAST_DUE', currentPeriodEndsAt: '2026-11-19T18:00:00.000Z' },
      current: samplePlan({ pastDue: true, graceEndsAt }),
    });
    expect(screen.getByText('Payment Due')).toBeVisible();
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('Your payment of $79.00 did not go through.');
    expect(banner).toHaveTextContent(sentence);
    expect(dates()[0]).toEqual(['Payment was due', 'Nov 19, 2026, 1:00 PM ET']);
    expect(screen.queryByRole('link', { name: 'Change Plan' })).toBeNull();
    expect(within(banner).getByRole('button', { name: 'Update Payment Method' })).toBeEnabled();
  });

  test('a pending downgrade says when and for how much, and can be undone', async () => {
    const answers = new Answers().to(PlanChangeDocument, samplePreview({ kind: 'NONE', totalCents: 0 }));
    await showPlan({
      answers,
      member: { subscription: 'PREMIUM' },
      current: samplePlan({ tier: 'PREMIUM', pendingTier: 'PLUS' }),
    });
    expect(screen.getByText(/You keep Premium until Dec 20/)).toHaveTextContent(
      'Then your Plus Plan starts at $79.00.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Keep Premium' }));
    expect(await screen.findByRole('dialog', { name: 'Keep Premium' })).toBeVisible();
  });

  test('VIP has its price, and nothing above it', async () => {
    await showPlan({ member: { subscription: 'VIP' }, current: samplePlan({ tier: 'VIP' }) });
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('$249/month')).toBeVisible();
    expect(screen.getByText('VIP-only picks')).toBeVisible();
    for (const words of ['Line arbitrage scanner', 'Sample', /not part of a plan/])
      expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeEnabled();
    expect(screen.queryByRole('heading', { name: 'Go VIP' })).toBeNull();
  });

  test('a plan that was given costs nothing and is not the member’s to change', async () => {
    await showPlan({ current: GRANTED_PLAN, member: { planStatus: 'CANCELED' } });
    expect(screen.getByText(/This plan is complimentary\. It ends on Dec 20/)).toBeVisible();
    expect(screen.getByText('No charge')).toBeVisible();
    expect(dates()[0]?.[0]).toBe('Access ends');
    expect(screen.queryByRole('link', { name: 'Change Plan' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Cancel|Reactivate|Click to Upgrade/ })).toBeNull();
  });
});

describe('a change that succeeded', () => {
  const message = (text: string) => screen.findByText(text);
  const focused = () => document.activeElement?.textContent;

  test('a card that pays what is due: the amount and the new end, focused', async () => {
    const frames = new CardFrames();
    const answers = new Answers()
      .to(PaymentClientTokenDocument, { paymentClientToken: 'token' })
      .to(UpdatePaymentMethodDocument, { updatePaymentMethod: { subscription: samplePlan() } });
    await showPlan({ answers, member: { planStatus: 'PAST_DUE' }, current: samplePlan({ pastDue: true }) });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Update Payment Method' }));
    const pay = await screen.findByRole('button', { name: 'Pay $79.00 and save card' });
    await waitFor(() => expect(pay).toBeEnabled());
    await act(async () => frames.fill());
    fireEvent.click(pay);
    const paid = '$79.00 is paid. Your Plus Plan is active until Dec 20, 2026, 1:00 PM ET.';
    expect(await message(paid)).toBeVisible();
    await waitFor(() => expect(focused()?.replaceAll('\u00a0', ' ')).toBe(paid));
  });

  test('a cancellation is said once, and one click undoes it', async () => {
    const cancelled = { cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeCents: null };
    const answers = new Answers()
      .to(CancelSubscriptionDocument, { cancelSubscription: { subscription: samplePlan(cancelled) } })
      .to(ReactivateSubscriptionDocument, 'unreachable', {
        reactivateSubscription: { subscription: samplePlan() },
      });
    await showPlan({ answers });
    answers.to(SubscriptionDocument, { subscription: samplePlan(cancelled) });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText(/^Your plan is canceled\. You keep it until Dec 20/)).toBeVisible();
    expect(screen.queryByText(/^Your Plus Plan ends on/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to reactivate subscription')).toBeVisible();
    answers.to(SubscriptionDocument, { subscription: samplePlan() });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your plan is active again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Your plan is canceled/)).toBeNull();
  });
});

test('another price is said before it counts, and how not to pay it', async () => {
  const announcedPrice = { monthlyCents: 8_900, appliesAt: '2026-12-20T18:00:00.000Z' };
  await showPlan({ current: samplePlan({ announcedPrice }) });
  expect(
    screen.getByText(
      /^From Dec 20, 2026, 1:00.PM ET on your Plus Plan costs \$89\.00 a month; until then it costs \$79\.00\./,
    ),
  ).toHaveTextContent('If you cancel before, nothing more is charged.');
});

describe('the way to VIP', () => {
  test.each(['PLUS', 'PREMIUM'] as const)('%s is offered it with its price', async (subscription) => {
    givePlanPrices({ ...PRICES, VIP: { monthlyCents: 24_900, earlierCents: 29_900 } });
    const answers = new Answers().to(PlanChangeDocument, samplePreview());
    await showPlan({ answers, member: { subscription }, current: samplePlan({ tier: subscription }) });
    expect(screen.getByText('$299', { selector: 's' })).toBeVisible();
    expect(screen.getByText('$249/month')).toBeVisible();
    expect(screen.getByText('Save $50/month')).toBeVisible();
    const adds = screen.getByText('Everything in Premium, and:').nextElementSibling;
    expect(adds).toHaveTextContent(/picks a day.*VIP-only picks.*2-hour early access$/);
    fireEvent.click(screen.getByRole('button', { name: 'Click to Upgrade' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to VIP' })).toBeVisible();
  });

  test('a free member is not', async () => {
    await showPlan({ member: { subscription: 'FREE' }, current: null });
    expect(screen.queryByRole('heading', { name: 'Go VIP' })).toBeNull();
  });
});
