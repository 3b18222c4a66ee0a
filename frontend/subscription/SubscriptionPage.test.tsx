import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Session } from '#frontend/app/session/session.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { showTo } from '#frontend/testing/show-to.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';

function showPlan(given: Parameters<typeof sampleMember>[0]) {
  const session: Session = { status: 'member', member: sampleMember(given) };
  showTo(session, <SubscriptionPage />, '/subscription');
}

/** Label and words of each line about dates. */
function dates(): (string | null)[][] {
  return screen
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

describe('the plan, its badge and its date', () => {
  test('a paid plan is charged next', () => {
    showPlan({ currentPeriodEndsAt: '2026-12-14T17:00:00.000Z' });
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('$79/month')).toBeVisible();
    expect(dates()).toEqual([
      ['Next billing date', 'Monday, December 14, 2026'],
      ['Time left', '23d 22h 59m remaininguntil 12:00 PM ET'],
    ]);
    expect(screen.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/pricing');
  });

  test('a cancelled plan says when access ends', () => {
    showPlan({ planStatus: 'CANCELED', currentPeriodEndsAt: '2026-11-22T18:00:00.000Z' });
    expect(screen.getByText('Expiring Soon')).toBeVisible();
    expect(dates()[0]).toEqual(['Access ends', 'Sunday, November 22, 2026']);
  });

  test('a trial counts down', () => {
    showPlan({
      subscription: 'PREMIUM',
      planStatus: 'TRIALING',
      trialEndDate: '2026-11-21T12:00:30.000Z',
    });
    expect(screen.getAllByText('0d 18h 0m remaining')).toHaveLength(2);
    expect(dates()[0]).toEqual(['Trial ends', 'Saturday, November 21, 2026']);
  });

  test('a free day that is over', () => {
    showPlan({
      subscription: 'FREE',
      planStatus: 'EXPIRED',
      trialEndDate: '2026-11-17T18:00:00.000Z',
      currentPeriodEndsAt: null,
    });
    expect(screen.getByText('Expired')).toBeVisible();
    expect(dates()).toEqual([['Trial ended', 'Tuesday, November 17, 2026']]);
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
  });

  test('a failed payment says what was due', () => {
    showPlan({ planStatus: 'PAST_DUE', currentPeriodEndsAt: '2026-11-19T18:00:00.000Z' });
    expect(screen.getByText('Payment Due')).toBeVisible();
    expect(dates()).toEqual([['Payment was due', 'Thursday, November 19, 2026']]);
  });
});

describe('the way to VIP', () => {
  test.each(['PLUS', 'PREMIUM'] as const)('%s is offered it with its price', (subscription) => {
    showPlan({ subscription });
    expect(screen.getByText('$299', { selector: 's' })).toBeVisible();
    expect(screen.getByText('$249/month')).toBeVisible();
    expect(screen.getByText('Save $50/month')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Click to Upgrade' })).toHaveAttribute('href', '/pricing');
  });

  test.each(['FREE', 'VIP'] as const)('%s is not', (subscription) => {
    showPlan({ subscription });
    expect(screen.queryByRole('heading', { name: 'Go VIP' })).toBeNull();
  });
});
