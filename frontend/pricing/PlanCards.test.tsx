import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setSession } from '#frontend/app/session/session.ts';
import { PricingDocument, type PricingQuery } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { PLANS, perDayCents } from '#schema/rules/plans.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { Comparison } from './Comparison.tsx';
import { PlanCards } from './PlanCards.tsx';

/** As the server answers: from the same rules. */
const ANSWER: PricingQuery = {
  plans: PLANS.map((plan) => ({
    __typename: 'Plan' as const,
    tier: plan.tier,
    name: plan.name,
    code: plan.tier.toLowerCase(),
    priceCents: plan.monthlyCents,
    originalPriceCents: plan.originalCents,
    perDayCents: perDayCents(plan),
    mostPopular: plan.mostPopular,
    features: [...plan.features],
  })),
};

async function showTo(reader: Tier | 'visitor') {
  const answers = new Answers().to(PricingDocument, ANSWER);
  const member = sampleMember({ subscription: reader === 'visitor' ? 'FREE' : reader });
  show(<PlanCards />, { at: '/pricing', answers, member });
  if (reader === 'visitor') act(() => setSession(VISITOR));
  await screen.findAllByRole('article');
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('which plans, and what their buttons say', () => {
  test('a visitor: Plus and Premium, and an account first', async () => {
    await showTo('visitor');
    expect(names()).toEqual(['Plus', 'Premium']);
    expect(card('Plus').getByRole('link', { name: 'Get Plus' })).toHaveAttribute(
      'href',
      '/signup?returnTo=%2Fpricing',
    );
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });

  test.each<[Tier, string[]]>([
    ['FREE', ['Get Plus', 'Get Premium', 'Get VIP']],
    ['PLUS', ['Current Plan', 'Upgrade to Premium', 'Upgrade to VIP']],
    ['PREMIUM', ['Downgrade to Plus', 'Current Plan', 'Upgrade to VIP']],
    ['VIP', ['Downgrade to Plus', 'Downgrade to Premium', 'Current Plan']],
  ])('%s', async (tier, labels) => {
    await showTo(tier);
    expect(names()).toEqual(['Plus', 'Premium', 'VIP']);
    const buttons = names().map((name) => card(name ?? '').getByRole('button'));
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    for (const button of buttons)
      expect(button.hasAttribute('disabled')).toBe(button.textContent === 'Current Plan');
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' }) !== null).toBe(tier !== 'FREE');
  });
});

test('each card has its price, the struck one, the price of a day, and what is in it', async () => {
  await showTo('VIP');
  for (const [name, price, original, day] of [
    ['Plus', '$79', '$129', '$2.63 per day'],
    ['Premium', '$129', '$249', '$4.30 per day'],
    ['VIP', '$249', '$299', '$8.30 per day'],
  ] as const) {
    expect(card(name).getByText(price, { selector: 'strong' })).toBeVisible();
    expect(card(name).getByText(original, { selector: 's' })).toBeVisible();
    expect(card(name).getByText(day)).toBeVisible();
  }
  expect(card('Premium').getByText('Most Popular')).toBeVisible();
  expect(card('Premium').getByText('Up to 3x more picks')).toBeVisible();
  expect(card('VIP').getByText('Up to 2x more picks')).toBeVisible();
});

test.each([
  ['Upgrade to Premium', 'Your way to Premium'],
  ['Cancel Subscription', 'Cancel Subscription'],
])('%s leads to people who do it', async (button, title) => {
  await showTo('PLUS');
  fireEvent.click(screen.getByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  expect(dialog.getByText('support@chalkline.test')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('support@chalkline.test')).toBeNull();
});

test('a failure says so, and Retry asks again', async () => {
  const answers = new Answers().to(PricingDocument, 'INTERNAL_SERVER_ERROR', ANSWER);
  show(<PlanCards />, { at: '/pricing', answers });
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plans. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('nothing is asked before it is known who is reading', () => {
  const answers = new Answers();
  show(<PlanCards />, { at: '/pricing', answers: answers.to(PricingDocument, ANSWER) });
  act(() => setSession({ status: 'loading' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
});

test('Plus and Premium are compared in a table with headers both ways', () => {
  render(
    <MemoryRouter>
      <Comparison />
    </MemoryRouter>,
  );
  expect(document.getElementById('plan-comparison')).toContainElement(screen.getByRole('table'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Feature',
    'Plus',
    'Premium',
  ]);
  const row = within(
    screen.getByRole('rowheader', { name: 'Premium Package Picks' }).closest('tr') as HTMLElement,
  );
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '–Not included',
    'Included',
  ]);
});
