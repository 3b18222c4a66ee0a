import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { setSession } from '#frontend/app/session/session.ts';
import {
  CancelSubscriptionDocument,
  ChangePlanDocument,
  PlanChangeDocument,
  PricingDocument,
  ReactivateSubscriptionDocument,
  SubscriptionDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { GIVEN_PLAN, PRICING, samplePlan, samplePreview } from '#frontend/testing/plan-samples.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { VISITOR } from '#frontend/testing/show-to.tsx';
import { Comparison } from './Comparison.tsx';
import { PlanCards } from './PlanCards.tsx';

interface Reader {
  member?: Parameters<typeof sampleMember>[0];
  held?: ReturnType<typeof samplePlan> | null;
}

async function showTo({ member, held }: Reader, answers = new Answers()) {
  const subscription = held === undefined ? samplePlan() : held;
  answers.to(PricingDocument, PRICING).to(SubscriptionDocument, { subscription });
  const router = show(<PlanCards />, { at: '/pricing', answers, member: sampleMember(member) });
  await screen.findAllByRole('article');
  return { answers, router };
}

async function showToVisitor() {
  const answers = new Answers().to(PricingDocument, PRICING);
  show(<PlanCards />, { at: '/pricing', answers });
  act(() => setSession(VISITOR));
  await screen.findAllByRole('article');
}

/** A member of a tier who holds it and is in no trouble. */
const payerOf = (tier: 'PLUS' | 'PREMIUM' | 'VIP'): Reader => ({
  member: { subscription: tier },
  held: samplePlan({ tier }),
});
/* Long, because each dialog that opens from a card is walked to its end here. */
const FREE: Reader = { member: { subscription: 'FREE', planStatus: 'EXPIRED' }, held: null };

const PAST_DUE: Reader = { member: { planStatus: 'PAST_DUE' }, held: samplePlan({ pastDue: true }) };
const CANCELLED: Reader = {
  member: { planStatus: 'CANCELED' },
  held: samplePlan({ cancelAtPeriodEnd: true, nextChargeAt: null }),
};

const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const cardButtons = () => names().map((name) => card(name ?? '').getByRole('button'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('which plans, and what their buttons say', () => {
  test('a visitor: Plus and Premium, each with its trial, straight to the checkout', async () => {
    await showToVisitor();
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
    ['plus', payerOf('PLUS'), ['Current Plan', 'Upgrade to Premium', 'Upgrade to VIP']],
    ['premium', payerOf('PREMIUM'), ['Downgrade to Plus', 'Current Plan', 'Upgrade to VIP']],
    ['vip', payerOf('VIP'), ['Downgrade to Plus', 'Downgrade to Premium', 'Current Plan']],
    ['cancelled', CANCELLED, ['Reactivate Plan', 'Upgrade to Premium', 'Upgrade to VIP']],
    [
      'downgrade on its way',
      { member: { subscription: 'PREMIUM' }, held: samplePlan({ tier: 'PREMIUM', pendingTier: 'PLUS' }) },
      ['Begins Sun, Dec 20', 'Keep Premium', 'Upgrade to VIP'],
    ],
    ['past due', PAST_DUE, ['Update Payment Method', 'Get Premium', 'Get VIP']],
  ] as [string, Reader, string[]][])('%s', async (_name, reader, labels) => {
    await showTo(reader);
    expect(names()).toEqual(['Plus', 'Premium', 'VIP']);
    const buttons = cardButtons();
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    for (const button of buttons)
      expect(button.hasAttribute('disabled')).toBe(/^(Current|Begins)/.test(button.textContent ?? ''));
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' }) !== null).toBe(
      reader.member?.planStatus !== 'CANCELED',
    );
  });

  test('a plan that was given is not changed: another can be bought when it is over', async () => {
    await showTo({ member: { planStatus: 'CANCELED' }, held: GIVEN_PLAN });
    const labels = ['Current Plan', 'From Sun, Dec 20', 'From Sun, Dec 20'];
    const buttons = cardButtons();
    expect(buttons.map((button) => button.textContent)).toEqual(labels);
    for (const button of buttons) expect(button).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
  });
});

test.each([
  ['plus', payerOf('PLUS'), 'Premium'],
  ['vip', payerOf('VIP'), null],
  ['cancelled', CANCELLED, 'Plus'],
  ['past due', PAST_DUE, 'Plus'],
] as [string, Reader, string | null][])(
  '%s: what is most urgent is loud, and never a downgrade',
  async (_name, reader, loud) => {
    await showTo(reader);
    const buttons = cardButtons();
    const loudOnes = buttons.filter(
      (button) => button.className.includes('primary') && !button.hasAttribute('disabled'),
    );
    expect(loudOnes).toEqual(loud ? [card(loud).getByRole('button')] : []);
  },
);

const forNothing = (kind: 'DOWNGRADE' | 'NONE') =>
  samplePreview({ kind, totalCents: 0, lines: [], nextChargeCents: 7_900 });

describe('dialogs say the amount and the date before anything happens', () => {
  test('an upgrade sends the total that was shown, and the plan is asked for anew', async () => {
    const answers = new Answers()
      .to(PlanChangeDocument, samplePreview())
      .to(ChangePlanDocument, { changePlan: { subscription: samplePlan({ tier: 'PREMIUM' }) } });
    await showTo(payerOf('PLUS'), answers);
    press('Upgrade to Premium');
    const dialog = within(screen.getByRole('dialog', { name: 'Upgrade to Premium' }));
    expect(await dialog.findByText(/^\$41\.67 now for the rest/)).toBeVisible();
    expect(dialog.getByText('Charged now, to Visa ending in 1111')).toBeVisible();
    expect(dialog.getByText('$129.00 on Sunday, December 20, 2026 at 1:00 PM ET')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Upgrade for $41.67' }));
    expect(await screen.findByText('You are on the Premium Plan now.')).toBeVisible();
    expect(answers.variablesOf(ChangePlanDocument)).toEqual([
      { input: { tier: 'PREMIUM', expectedTotalCents: 4_167 } },
    ]);
    expect(answers.timesAsked(SubscriptionDocument)).toBe(2);
  });

  test('past due, another plan asks for a card first and says why', async () => {
    await showTo(PAST_DUE);
    press('Get Premium');
    const dialog = within(screen.getByRole('dialog', { name: 'Update Payment Method' }));
    expect(dialog.getByText(/^Your last payment failed\..* you can change to Premium\.$/)).toBeVisible();
    await dialog.findByText('Failed to load the card form. Please try again.');
  });

  test('a downgrade costs nothing and says when it begins', async () => {
    const answers = new Answers()
      .to(PlanChangeDocument, forNothing('DOWNGRADE'))
      .to(ChangePlanDocument, { changePlan: { subscription: samplePlan() } });
    await showTo(payerOf('PREMIUM'), answers);
    press('Downgrade to Plus');
    const dialog = within(screen.getByRole('dialog', { name: 'Downgrade to Plus' }));
    expect(await dialog.findByText('$0.00')).toBeVisible();
    expect(dialog.getByText('Takes effect').nextElementSibling).toHaveTextContent(
      'Sunday, December 20, 2026 at 1:00 PM ET',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Downgrade to Plus' }));
    expect(await screen.findByText(/You keep the Premium Plan until/)).toBeVisible();
  });

  test.each([
    ['CARD_DECLINED', /^Your card was declined\. Please verify your card information/],
    ['PRICE_CHANGED', /^The price has changed\./],
    ['CONFLICT', 'Somebody changed this in the meantime. Please reload and try again.'],
    ['unreachable', 'Failed to upgrade plan'],
  ] as const)('%s is said in the dialog', async (failure, sentence) => {
    const answers = new Answers().to(PlanChangeDocument, samplePreview()).to(ChangePlanDocument, failure);
    await showTo(payerOf('PLUS'), answers);
    press('Upgrade to Premium');
    fireEvent.click(await screen.findByRole('button', { name: 'Upgrade for $41.67' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upgrade for $41.67' })).toBeEnabled();
    if (failure === 'PRICE_CHANGED') expect(answers.timesAsked(PlanChangeDocument)).toBe(2);
  });

  test('without a card the card comes first', async () => {
    const preview = { ...samplePreview(), paymentMethod: null };
    await showTo(payerOf('PLUS'), new Answers().to(PlanChangeDocument, preview));
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
    const { router } = await showTo(payerOf('PLUS'), answers);
    press('Cancel Subscription');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/You keep Plus until Sunday, December 20, 2026 at 1:00 PM ET/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  test('a cancellation that fails says so, and leads to the start page', async () => {
    const answers = new Answers().to(CancelSubscriptionDocument, 'INTERNAL_SERVER_ERROR');
    const { router } = await showTo(payerOf('PLUS'), answers);
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
    expect(await dialog.findByText('$79.00 on Sunday, December 20, 2026 at 1:00 PM ET')).toBeVisible();
    expect(dialog.getByText('$0.00')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Reactivate Plan' }));
    expect(await screen.findByText('Your plan goes on as before.')).toBeVisible();
  });
});

test('each card has its price, the struck one, the price of a day, and what is in it', async () => {
  await showTo(payerOf('VIP'));
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

test('a failure says so, and Retry asks again', async () => {
  const answers = new Answers()
    .to(PricingDocument, 'INTERNAL_SERVER_ERROR', PRICING)
    .to(SubscriptionDocument, { subscription: samplePlan() });
  show(<PlanCards />, { at: '/pricing', answers });
  expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plans. Please try again.');
  press('Retry');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});

test('nothing is asked before it is known who is reading', () => {
  const answers = new Answers();
  show(<PlanCards />, { at: '/pricing', answers: answers.to(PricingDocument, PRICING) });
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
