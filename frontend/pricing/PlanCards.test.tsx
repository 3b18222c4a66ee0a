import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/Providers.tsx';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import { setSession } from '#frontend/app/session/session.ts';
import { SubscriptionDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { GRANTED_PLAN, samplePlan } from '#frontend/testing/plan-samples.ts';
import {
  CANCELLED,
  FREE,
  PAST_DUE,
  type PlanViewer,
  payingViewer,
  press,
  showTo,
} from '#frontend/testing/plan-viewers.tsx';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { PRICES } from '#schema/testing/samples.ts';
import { MemberPlans } from './MemberPlans.tsx';
import { PlanCards } from './PlanCards.tsx';

const PER_DAY = { FREE: 2, PLUS: 5, PREMIUM: 9, VIP: 12 };

function showToVisitor(perDay: typeof PER_DAY | null = null) {
  show(<PlanCards perDay={perDay} />, { at: '/pricing', answers: new Answers(), session: VISITOR });
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const cardButtons = () => names().map((name) => card(name ?? '').getByRole('button'));

describe('which plans, and what their buttons say', () => {
  test('a visitor: Plus and Premium, each with its trial, straight to the checkout', async () => {
    showToVisitor();
    expect(names()).toEqual(['Plus', 'Premium']);
    expect(card('Plus').getByRole('link', { name: 'Get Plus' })).toHaveAttribute('href', '/checkout/plus');
    expect(card('Premium').getByRole('link', { name: /1 day for \$0/ })).toHaveAttribute(
      'href',
      '/checkout/premium_with_trial',
    );
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });

  test('a free member: VIP too, and the trial checkout of members', async () => {
    await showTo(FREE);
    expect(names()).toEqual(['Plus', 'Premium', 'VIP']);
    expect(card('VIP').getByRole('link', { name: 'Get VIP' })).toHaveAttribute('href', '/checkout/vip');
    expect(card('VIP').queryByRole('link', { name: /1 day/ })).toBeNull();
    expect(card('Premium').getByRole('link', { name: /1 day/ })).toHaveAttribute('href', '/trial-checkout');
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });

  test.each([
    ['plus', payingViewer('PLUS'), ['Current Plan', 'Upgrade to Premium', 'Upgrade to VIP']],
    ['premium', payingViewer('PREMIUM'), ['Downgrade to Plus', 'Current Plan', 'Upgrade to VIP']],
    ['vip', payingViewer('VIP'), ['Downgrade to Plus', 'Downgrade to Premium', 'Current Plan']],
    ['cancelled', CANCELLED, ['Reactivate Plan', 'Upgrade to Premium', 'Upgrade to VIP']],
    [
      'downgrade on its way',
      { member: { subscription: 'PREMIUM' }, current: samplePlan({ tier: 'PREMIUM', pendingTier: 'PLUS' }) },
      ['Starts Sun, Dec 20', 'Keep Premium', 'Upgrade to VIP'],
    ],
    ['past due', PAST_DUE, ['Update Payment Method', 'Upgrade to Premium', 'Upgrade to VIP']],
  ] as [string, PlanViewer, string[]][])('%s', async (_name, viewer, labels) => {
    await showTo(viewer);
    expect(names()).toEqual(['Plus', 'Premium', 'VIP']);
    const buttons = cardButtons();
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    for (const button of buttons)
      expect(button.hasAttribute('disabled')).toBe(/^(Current|Starts)/.test(button.textContent ?? ''));
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' }) !== null).toBe(
      viewer.member?.planStatus !== 'CANCELED',
    );
  });

  test('a plan that was given is not changed: another can be bought when it is over', async () => {
    await showTo({ member: { planStatus: 'CANCELED' }, current: GRANTED_PLAN });
    const labels = ['Current Plan', 'From Sun, Dec 20', 'From Sun, Dec 20'];
    const buttons = cardButtons();
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    for (const button of buttons) expect(button).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });
});

test.each([
  ['plus', payingViewer('PLUS'), 'Premium'],
  ['vip', payingViewer('VIP'), null],
  ['cancelled', CANCELLED, 'Plus'],
  ['past due', PAST_DUE, 'Plus'],
] as [string, PlanViewer, string | null][])(
  '%s: what is most urgent is loud, and never a downgrade',
  async (_name, viewer, emphasized) => {
    await showTo(viewer);
    const buttons = cardButtons();
    const emphasizedButtons = buttons.filter(
      (button) => button.className.includes('primary') && !button.hasAttribute('disabled'),
    );
    expect(emphasizedButtons).toEqual(emphasized ? [card(emphasized).getByRole('button')] : []);
  },
);

test.each([
  ['plus', payingViewer('PLUS'), 'Plus'],
  ['premium', payingViewer('PREMIUM'), 'Premium'],
  ['vip', payingViewer('VIP'), 'VIP'],
  ['cancelled', CANCELLED, 'Plus'],
  ['past due', PAST_DUE, 'Plus'],
  [
    'past due, after the days of grace',
    { ...PAST_DUE, member: { planStatus: 'PAST_DUE', subscription: 'FREE' } },
    'Plus',
  ],
] as [string, PlanViewer, string][])('%s: the own plan is marked and framed', async (_name, viewer, own) => {
  await showTo(viewer);
  expect(card(own).getByText('Your plan')).toBeVisible();
  expect(screen.getAllByText('Your plan')).toHaveLength(1);
  const framed = screen.getAllByRole('article').filter((article) => article.dataset.highlighted);
  expect(framed.map((article) => article.getAttribute('aria-label'))).toEqual([own]);
  expect(screen.queryAllByText('Most Popular')).toHaveLength(own === 'Premium' ? 0 : 1);
});

test('without a plan the most popular one is framed, and a trial names the card and its price', async () => {
  await showTo(FREE);
  expect(screen.queryByText('Your plan')).toBeNull();
  const framed = screen.getAllByRole('article').filter((article) => article.dataset.highlighted);
  expect(framed.map((article) => article.getAttribute('aria-label'))).toEqual(['Premium']);
  expect(card('Plus').getByText('Card needed. $79 a month afterward unless you cancel.')).toBeVisible();
  expect(card('Premium').getByText('Card needed. $129 a month afterward unless you cancel.')).toBeVisible();
});

test('each card has its price, a higher one of before struck, the price of a day, and what is in it', async () => {
  givePlanPrices({ ...PRICES, VIP: { monthlyCents: 24_900, earlierCents: 29_900 } });
  await showTo(payingViewer('VIP'));
  for (const [name, price, earlier, day] of [
    ['Plus', '$79', null, '$2.63 per day'],
    ['Premium', '$129', null, '$4.30 per day'],
    ['VIP', '$249', '$299', '$8.30 per day'],
  ] as const) {
    expect(card(name).getByText(price, { selector: 'strong' })).toBeVisible();
    const struck = card(name).queryByText(/^\$/, { selector: 's' });
    expect(struck?.textContent ?? null).toBe(earlier);
    expect(card(name).getByText(day)).toBeVisible();
  }
  expect(card('Premium').getByText('Most Popular')).toBeVisible();
});

test('a member sees the price of their own plan, and of the one chosen for later, as agreed', async () => {
  givePlanPrices({ ...PRICES, PLUS: { monthlyCents: 8_900, earlierCents: 9_900 } });
  const pending = { pendingTier: 'PLUS' as const, pendingMonthlyCents: 7_900 };
  await showTo({
    member: { subscription: 'PREMIUM' },
    current: samplePlan({ tier: 'PREMIUM', monthlyCents: 11_900, ...pending }),
  });
  for (const [name, price, day] of [
    ['Plus', '$79', '$2.63 per day'],
    ['Premium', '$119', '$3.97 per day'],
    ['VIP', '$249', '$8.30 per day'],
  ] as const) {
    expect(card(name).getByText(price, { selector: 'strong' })).toBeVisible();
    expect(card(name).getByText(day)).toBeVisible();
    expect(card(name).queryByText(/^\$/, { selector: 's' })).toBeNull();
  }
});

test('says what the real board has, and that VIP contains Premium', () => {
  showToVisitor(PER_DAY);
  expect(card('Plus').getByText('About 5 picks a day')).toBeVisible();
  expect(card('Premium').getByText('About 9 picks a day')).toBeVisible();
  expect(card('Premium').getByText('Includes:')).toBeVisible();
});

test('VIP contains Premium, in words and in numbers', async () => {
  const member = sampleMember();
  const answers = new Answers().to(SubscriptionDocument, { subscription: samplePlan() });
  show(<MemberPlans member={member} perDay={PER_DAY} />, { at: '/pricing', answers, member });
  await screen.findAllByRole('article');
  expect(card('VIP').getByText('About 12 picks a day')).toBeVisible();
  expect(card('VIP').getByText('Everything in Premium, and:')).toBeVisible();
  expect(card('VIP').getByText('Every pick; scheduled picks two hours early')).toBeVisible();
});

test('without sample content nothing is sold that does not exist', () => {
  const page = (
    <SamplesShown value={false}>
      <PlanCards perDay={null} />
    </SamplesShown>
  );
  show(page, { at: '/pricing', answers: new Answers(), session: VISITOR });
  expect(card('Premium').getByText('Support by email')).toBeVisible();
  for (const feature of ['Win Rate Guarantee', 'Up to 3x more picks', '24/7 Priority Support'])
    expect(card('Premium').queryByText(feature)).toBeNull();
});

test('a failure says so, and Retry asks again', async () => {
  const member = sampleMember();
  const answers = new Answers().to(SubscriptionDocument, 'INTERNAL_SERVER_ERROR', {
    subscription: samplePlan(),
  });
  show(<MemberPlans member={member} perDay={null} />, { at: '/pricing', answers, member });
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plans. Please try again.');
  press('Retry');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('plans are shown once it is known who is looking', () => {
  show(<PlanCards perDay={null} />, {
    at: '/pricing',
    answers: new Answers(),
    session: { status: 'loading' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
  act(() => setSession(VISITOR));
  expect(names()).toEqual(['Plus', 'Premium']);
});
