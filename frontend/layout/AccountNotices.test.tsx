import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Member } from '#frontend/app/session/session.ts';
import { SubscriptionDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { samplePlan } from '#frontend/testing/plan-samples.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { AccountNotices } from './AccountNotices.tsx';

const GRACE_END = '2026-11-23T18:00:00.000Z';
const RETRY = '2026-11-25T18:00:00.000Z';
const OVER = '2026-11-20T17:00:00.000Z';

function showAt(at: string, answers: Answers, { mailRefused = false, ...given }: Partial<Member> = {}) {
  const member = { ...sampleMember(given), mailRefused };
  show(<AccountNotices member={member} />, { at, answers, member });
}

const due = (given: Parameters<typeof samplePlan>[0]) =>
  new Answers().to(SubscriptionDocument, { subscription: samplePlan({ pastDue: true, ...given }) });

test.each<[string, Parameters<typeof samplePlan>[0], string]>([
  [
    'in the days of grace',
    { graceEndsAt: GRACE_END, nextChargeAt: GRACE_END },
    'Your payment of $79.00 did not go through. You keep your picks until Nov 23, 2026, 1:00 PM ET.',
  ],
  [
    'after them, while the card is tried again',
    { graceEndsAt: OVER, nextChargeAt: RETRY },
    'Your payment of $79.00 did not go through. Your picks are paused. We will try this card again on Nov 25, 2026, 1:00 PM ET.',
  ],
  [
    'when the card is tried at this moment',
    { graceEndsAt: null, nextChargeAt: OVER },
    'Your payment of $79.00 did not go through. Your picks are paused.',
  ],
  [
    'after a decline for good',
    { graceEndsAt: null, nextChargeAt: null },
    'Your payment of $79.00 did not go through. Your picks are paused. We will not try this card again.',
  ],
])('a member whose payment failed reads what is owed and the deadline %s', async (_name, plan, words) => {
  showAt('/dashboard', due(plan), { planStatus: 'PAST_DUE' });
  expect(await screen.findByRole('alert')).toHaveTextContent(`${words}Update Payment Method`);
  expect(screen.getByRole('link', { name: 'Update Payment Method' })).toHaveAttribute(
    'href',
    '/subscription',
  );
});

test.each([
  ['PLUS', /A new card keeps your picks open/],
  ['FREE', /A new card opens your picks again/],
] as const)('when the plan cannot be loaded, a member of %s reads how to fix it', async (tier, words) => {
  const answers = new Answers().to(SubscriptionDocument, 'INTERNAL_SERVER_ERROR');
  showAt('/home', answers, { planStatus: 'PAST_DUE', subscription: tier });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test.each([
  ['/subscription', { planStatus: 'PAST_DUE' }],
  ['/dashboard', { planStatus: 'ACTIVE' }],
] as const)('at %s a member who is %j sees and asks nothing of it', (path, member) => {
  const answers = due({});
  showAt(path, answers, member);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(answers.timesSent(SubscriptionDocument)).toBe(0);
});

test('a member whose address refused our mail reads it on each page but the one that mends it', async () => {
  showAt('/dashboard', new Answers(), { mailRefused: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'plus@chalkline.test refused our last email, so we send it none, receipts included.',
  );
  expect(screen.getByRole('link', { name: 'Confirm Address' })).toHaveAttribute('href', '/account/alerts');
});

test('where the address is confirmed again nothing is said twice', () => {
  showAt('/account/alerts', new Answers(), { mailRefused: true });
  expect(screen.queryByRole('alert')).toBeNull();
});
