import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Session } from '#frontend/app/session/session.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { TrialPage } from './TrialPage.tsx';

const memberOf = (given: Parameters<typeof sampleMember>[0]): Session => ({
  status: 'member',
  member: sampleMember(given),
});

test.each<[string, Session, string, string, string]>([
  [
    'a visitor to sign up',
    VISITOR,
    'Your first day is free.',
    'Start your free day',
    '/signup?returnTo=%2Fdashboard',
  ],
  [
    'a member in the free day to the board',
    memberOf({ subscription: 'FREE', planStatus: 'TRIALING' }),
    'Your first day is free.',
    'Go to today’s picks',
    '/dashboard',
  ],
  [
    'a member whose free day is over to the plans',
    memberOf({ subscription: 'FREE', planStatus: 'EXPIRED' }),
    'Your free day is over.',
    'Compare the plans',
    '/pricing',
  ],
  [
    'a member whose plan ended to the plans',
    memberOf({
      subscription: 'FREE',
      planStatus: 'EXPIRED',
      endedPlan: { tier: 'PREMIUM', endedAt: '2026-10-23T16:00:00.000Z', closedUntil: null },
    }),
    'Premium ended Oct 23.',
    'Compare the plans',
    '/pricing',
  ],
  [
    'a VIP to the board',
    memberOf({ subscription: 'VIP' }),
    'Your VIP plan is active.',
    'Go to today’s picks',
    '/dashboard',
  ],
  [
    'a member whose payment failed to the card',
    memberOf({ planStatus: 'PAST_DUE' }),
    'You have a payment due.',
    'Update Payment Method',
    '/subscription',
  ],
])('/trial leads %s', (_name, session, heading, words, href) => {
  showTo(session, <TrialPage />, '/trial');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', href);
});
