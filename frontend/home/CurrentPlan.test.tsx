import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { showHome } from '#frontend/testing/home-page.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { NOW, sampleMember } from '#frontend/testing/samples.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the current plan', () => {
  const plan = () => {
    const heading = screen.getByRole('heading', { name: 'Current Plan' });
    return within(heading.closest('section') as HTMLElement);
  };

  test.each<[string, Parameters<typeof sampleMember>[0], string, string]>([
    ['plus', {}, 'Active', 'Upgrade Plan'],
    ['vip', { subscription: 'VIP' }, 'Active', 'See your plan'],
    ['a cancelled plan', { planStatus: 'CANCELED' }, 'Expiring Soon', 'Upgrade Plan'],
    [
      'a plan granted until a distant day',
      { planStatus: 'CANCELED', currentPeriodEndsAt: '2099-11-02T04:00:00.000Z' },
      'Active',
      'Upgrade Plan',
    ],
    ['a failed payment', { planStatus: 'PAST_DUE' }, 'Payment Due', 'Update Payment Method'],
    [
      'a free day that is over',
      { subscription: 'FREE', planStatus: 'EXPIRED', trialEndDate: '2026-11-19T18:00:00.000Z' },
      'Expired',
      'Upgrade Plan',
    ],
    [
      'a free day',
      { subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: '2026-11-21T17:59:00.000Z' },
      '23h 59m remaining',
      'Upgrade Plan',
    ],
    [
      'a trial of a plan',
      { subscription: 'PREMIUM', planStatus: 'TRIALING', trialEndDate: '2026-11-21T18:00:30.000Z' },
      '1d 0h 0m remaining',
      'See your plan',
    ],
  ])('%s', async (_name, given, badge, link) => {
    await showHome(given);
    expect(plan().getByText(badge)).toBeVisible();
    expect(plan().getByRole('link', { name: link })).toBeVisible();
  });

  test('leaves a failed payment to the notice above the page, which says it once', async () => {
    await showHome({ planStatus: 'PAST_DUE', subscription: 'FREE' });
    expect(plan().getByText('Past picks stay open to you.')).toBeVisible();
    expect(screen.queryByText(/payment failed|did not go through|paused/)).toBeNull();
  });

  test('a plan that ended is named with its day and price, and nothing is said of a free day', async () => {
    const endedPlan = { tier: 'VIP', endedAt: '2025-12-23T16:00:00.000Z', closedUntil: null } as const;
    const trialEndDate = '2025-11-20T16:00:00.000Z';
    await showHome({ subscription: 'FREE', planStatus: 'EXPIRED', trialEndDate, endedPlan });
    const sentence = 'VIP ended Dec 23, 2025. Restart it for $249 a month. Past picks stay open.';
    expect(plan().getByText(sentence)).toBeVisible();
    expect(plan().getByRole('link', { name: 'Restart VIP' })).toHaveAttribute('href', '/checkout/vip');
    expect(document.body).not.toHaveTextContent(/trial|free day/i);
  });

  test('a cancelled plan says until when it is there', async () => {
    await showHome({ planStatus: 'CANCELED' });
    expect(plan().getByText(/Your plan ends on Dec 20, 2026, 1:00 PM ET\.$/)).toBeVisible();
  });

  test('the countdown goes on, and ends as Expired', async () => {
    const end = new Date(new Date(NOW).getTime() + 60_000).toISOString();
    await showHome({ subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: end });
    expect(plan().getByText('1m remaining')).toBeVisible();
    await pass(1_000);
    expect(plan().getByText('0m remaining')).toBeVisible();
    await pass(65_000);
    expect(plan().getByText('Expired')).toBeVisible();
  });
});
