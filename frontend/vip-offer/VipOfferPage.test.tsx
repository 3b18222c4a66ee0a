import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givePlanPrices } from '#frontend/app/plan-prices.ts';
import { giveScannerCount } from '#frontend/app/scanner-count.ts';
import { ChangePlanDocument, PlanChangeDocument, SubscriptionDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { GRANTED_PLAN, samplePlan, samplePreview } from '#frontend/testing/plan-samples.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { PRICES } from '#schema/testing/samples.ts';
import { VipOfferPage } from './VipOfferPage.tsx';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

const TODAY = '$249.00 today, then $249.00 every month until you cancel.';

const preview = samplePreview({
  lines: [
    { description: 'VIP Plan, prorated to Dec 20, 2026', cents: 24_900 },
    { description: 'Credit for Premium', cents: -12_900 },
  ],
  totalCents: 12_000,
  sentence: '$120.00 now for the rest of the period, then $249.00 every month.',
  nextChargeCents: 24_900,
});

function open(answers: Answers, given: Parameters<typeof sampleMember>[0] = {}) {
  return show(<VipOfferPage />, { at: '/vip-offer', answers, member: sampleMember(given) });
}

test('the offer in its words, and what it costs this member at this moment', async () => {
  givePlanPrices({ ...PRICES, VIP: { monthlyCents: 24_900, earlierCents: 29_900 } });
  open(new Answers().to(PlanChangeDocument, preview));
  expect(screen.getByText('$299', { selector: 's' })).toBeVisible();
  expect(screen.getByText('$249', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('Save $50/month')).toBeVisible();
  for (const line of ['VIP-only picks', '2-hour early access'])
    expect(screen.getByText(new RegExp(line, 'i'))).toBeVisible();
  for (const [words, figure] of [
    ['sportsbooks', '10+'],
    ['early access', '2hrs'],
    ['VIP support', '24/7'],
  ] as const)
    expect(screen.getByText(words).nextElementSibling).toHaveTextContent(figure);
  const count = Number(screen.getByText(/smart bettors/).querySelector('strong')?.textContent);
  expect(count).toBeGreaterThanOrEqual(700);
  expect(count).toBeLessThanOrEqual(900);
  expect(within(screen.getByText(/smart bettors/)).getByText('(made up)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByText(/^\$120\.00 now for the rest of the period/)).toBeVisible();
  expect(screen.getByText(/^Next charge:/)).toHaveTextContent('$249.00 on Dec 20, 2026');
  const pays = screen.getByText('You pay $120.00 now, to Visa ending in 1111.');
  expect(pays.nextElementSibling).toHaveTextContent('Upgrade to VIP');
});

test('where odds are read the sportsbooks are counted, and the scanner is sold once it has proven itself', () => {
  giveScannerCount({ books: 8, found: 23, days: 6 });
  open(new Answers().to(PlanChangeDocument, preview));
  const books = screen.getByText('sportsbooks');
  expect(books.nextElementSibling).toHaveTextContent(/^8$/);
  expect(within(books).queryByText('(made up)')).toBeNull();
  expect(screen.queryByText(/arbitrage scanner/)).toBeNull();
  cleanup();
  giveScannerCount({ books: 8, found: 23, days: 7 });
  open(new Answers().to(PlanChangeDocument, preview));
  expect(screen.getByText('Line arbitrage scanner: 23 found last week')).toBeVisible();
});

test('the count of a browser stays as it is', () => {
  const count = () => screen.getByText(/smart bettors/).querySelector('strong')?.textContent;
  localStorage.setItem('smartBettors', '811');
  open(new Answers().to(PlanChangeDocument, preview));
  expect(count()).toBe('811');
  cleanup();
  localStorage.setItem('smartBettors', '9000');
  open(new Answers().to(PlanChangeDocument, preview));
  const drawn = count();
  expect(Number(drawn)).toBeLessThanOrEqual(900);
  cleanup();
  open(new Answers().to(PlanChangeDocument, preview));
  expect(count()).toBe(drawn);
});

async function openDialog() {
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade to VIP' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to VIP' }));
  return { dialog, accept: await dialog.findByRole('button', { name: 'Upgrade for $120.00' }) };
}

const posted = (tier: Tier, pending: number) => ({
  tier,
  tally: { wins: 0, losses: 0, pushes: 0, voids: 0, pending },
});
/** The picks of 28 days: Premium has 9 a day and VIP 12. */
const POSTED = [posted('FREE', 56), posted('PLUS', 84), posted('PREMIUM', 112), posted('VIP', 84)];

test('it lists what VIP adds to Premium, and counts picks from the reader’s own plan', async () => {
  // As a visitor's: without Apollo.
  globalThis.fetch = (async () => ({
    json: async () => ({ data: { record: { to: '2026-11-20', firstDay: '2026-07-21', byTier: POSTED } } }),
  })) as unknown as typeof fetch;
  open(new Answers().to(PlanChangeDocument, preview));
  expect(await screen.findByText('About 12 picks a day instead of 5')).toBeVisible();
  const included = screen.getByText('Everything in Premium, and:').nextElementSibling as HTMLElement;
  expect(
    within(included)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['About 12 picks a day instead of 5', 'VIP-only picks', '2-hour early access']);
  expect(screen.queryByText(/Line arbitrage scanner|not part of a plan/)).toBeNull();
  expect(screen.getAllByText(/^Demo content: anything marked/)).toHaveLength(1);
});

test('accepting it names card and amount first, charges what was shown, and says so at the picks', async () => {
  const answers = new Answers()
    .to(PlanChangeDocument, preview)
    .to(ChangePlanDocument, { changePlan: { subscription: samplePlan({ tier: 'VIP' }) } });
  const router = open(answers);
  const { dialog, accept } = await openDialog();
  expect(answers.timesSent(ChangePlanDocument)).toBe(0);
  expect(dialog.getByText('VIP Plan, prorated to Dec 20, 2026').nextElementSibling).toHaveTextContent(
    '$249.00',
  );
  expect(dialog.getByText('Credit for Premium').nextElementSibling).toHaveTextContent('−$129.00');
  expect(dialog.getByText('Charged now, to Visa ending in 1111')).toBeVisible();
  fireEvent.click(accept);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(router.state.location.state).toEqual({
    message: 'You are now on the VIP Plan. $120.00 was charged. The receipt is in your email.',
    billing: true,
  });
  expect(answers.variablesOf(ChangePlanDocument)).toEqual([
    { input: { tier: 'VIP', expectedTotalCents: 12_000, expectedNextChargeCents: 24_900 } },
  ]);
});

describe('a failure leaves everything as it was', () => {
  test.each([
    ['CARD_DECLINED', /^Your card was declined\. Please verify your card .* You were not charged\.$/],
    ['PAYMENT_PENDING', /^Your payment is being confirmed/],
    ['unreachable', 'Failed to upgrade'],
  ] as const)('%s', async (failure, sentence) => {
    const answers = new Answers().to(PlanChangeDocument, preview).to(ChangePlanDocument, failure);
    const router = open(answers);
    const { accept } = await openDialog();
    fireEvent.click(accept);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(router.state.location.pathname).toBe('/vip-offer');
    expect(accept).toBeEnabled();
  });
});

describe('who cannot accept it here reads what comes first', () => {
  test.each([
    ['free', { subscription: 'FREE' as const, planStatus: 'EXPIRED' as const }, null, '/checkout/vip', TODAY],
    [
      'past due',
      { planStatus: 'PAST_DUE' as const },
      samplePlan({ pastDue: true }),
      '/subscription',
      'Your payment of $79.00 did not go through. Update your card first, then change to VIP.',
    ],
    [
      'canceled',
      { planStatus: 'CANCELED' as const },
      samplePlan({ cancelAtPeriodEnd: true }),
      '/subscription',
      'Your plan is canceled. Reactivate it first, then change to VIP.',
    ],
  ])('%s', async (_name, given, subscription, to, sentence) => {
    open(new Answers().to(SubscriptionDocument, { subscription }), given);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade to VIP' })).toHaveAttribute('href', to);
  });

  test('a plan that was given ends first', async () => {
    const answers = new Answers().to(SubscriptionDocument, { subscription: GRANTED_PLAN });
    open(answers, { planStatus: 'CANCELED' });
    expect(
      await screen.findByText(
        'Your complimentary plan runs until Dec 20, 2026, 1:00 PM ET. You can buy VIP after that.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade to VIP' })).toBeNull();
  });

  test('a visitor signs in first', () => {
    show(<VipOfferPage />, { at: '/vip-offer', answers: new Answers(), session: VISITOR });
    expect(screen.getByRole('link', { name: 'Upgrade to VIP' })).toHaveAttribute(
      'href',
      '/signin?returnTo=%2Fvip-offer',
    );
    expect(screen.getByText(`Sign in first. ${TODAY}`)).toBeVisible();
  });

  test('a VIP sees that they are VIP already, and no offer', () => {
    open(new Answers(), { subscription: 'VIP' });
    expect(screen.getByRole('heading', { name: 'You have VIP' })).toBeVisible();
    expect(screen.queryByText('Go VIP')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade to VIP' })).toBeNull();
    for (const words of [/Save \$50/, /smart bettors/, /sportsbooks/])
      expect(screen.queryByText(words)).toBeNull();
  });
});
