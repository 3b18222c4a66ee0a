import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  ApprovePriceMoveDocument,
  ChangePlanPriceDocument,
  PlanPricePreviewDocument,
  type PlanPriceRowFragment,
  PlanPricesDocument,
  type PriceMoveFragment,
  ProblemsDocument,
  ProposePriceMoveDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { PAID_TIERS } from '#schema/rules/access/tiers.ts';
import { FIRST_PRICES } from '#schema/rules/money/plan-prices.ts';
import { priced } from '#schema/testing/samples.ts';

afterEach(() => sessionStorage.clear());

const row = (id: number, more: Partial<PlanPriceRowFragment> = {}): PlanPriceRowFragment => ({
  ...{ __typename: 'PlanPrice' as const, id, tier: 'PLUS' as const, months: 1, cents: 7_900 },
  ...{ startsAt: '1970-01-01T00:00:00.000Z', byEmail: null, reason: 'The documented price' },
  ...{ createdAt: '2026-11-01T12:00:00.000Z', ...more },
});
const FIRST = PAID_TIERS.map((tier, at) => row(at + 1, { tier, cents: FIRST_PRICES[tier] })).reverse();
const RAISED = row(4, {
  ...{ cents: 8_900, startsAt: '2027-01-01T05:00:00.000Z' },
  ...{ byEmail: 'owner@chalkline.test', reason: 'More picks' },
});
const PREVIEW = {
  planPricePreview: {
    ...{ __typename: 'PlanPricePreview' as const, beforeCents: 7_900, afterCents: 8_950 },
    ...{ startsAt: '2026-11-20T18:00:00.000Z', runningPlans: 1_234, plannedChanges: 2 },
  },
};
const plans = PAID_TIERS.map((tier) => ({
  ...{ __typename: 'Plan' as const, tier, name: priced(tier).name, priceCents: FIRST_PRICES[tier] },
}));

function open(answers: Answers, rows = FIRST, moves: PriceMoveFragment[] = []) {
  answers
    .or(ProblemsDocument, { problems: [] })
    .or(PlanPricesDocument, { planPrices: rows, planPriceMoves: moves, plans });
  show(<AdminPage />, { at: '/admin?tab=prices', answers, member: sampleOwner() });
  return userEvent.setup();
}

const formOf = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Change Price of Plus' }));
  return within(screen.getByRole('dialog', { name: 'Change the price of Plus' }));
};

test('shows what plans cost, what they will cost, and every price with who wrote it and why', async () => {
  open(new Answers(), [RAISED, ...FIRST]);
  expect(await screen.findByText('$79')).toBeVisible();
  expect(screen.getByText(/^\$89 from Jan 1, 2027/)).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'All prices' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'PlanA monthFromChanged byReason',
    expect.stringMatching(/^Plus\$89\.00Jan 1, 2027, 12:00.AM.ETowner@chalkline\.testMore picks$/),
    'VIP$249.00The beginningNobodyThe documented price',
    'Premium$129.00The beginningNobodyThe documented price',
    'Plus$79.00The beginningNobodyThe documented price',
  ]);
});

test('says whom a new price reaches before it is saved, and saves it once', async () => {
  const answers = new Answers().or(PlanPricePreviewDocument, PREVIEW).to(ChangePlanPriceDocument, {
    changePlanPrice: { planPrices: FIRST },
  });
  const user = open(answers);
  const form = await formOf(user);
  await user.type(form.getByLabelText(/^A month/), '89.50');
  expect(await form.findByText('$79.00 → $89.50')).toBeVisible();
  expect(form.getByText('1,234 running plans')).toBeVisible();
  await user.type(form.getByLabelText(/^Reason/), 'More picks');
  await user.click(form.getByRole('button', { name: 'Change Price' }));
  expect(await screen.findByText('Plus costs $89.50 a month from now on.')).toBeVisible();
  expect(answers.variablesOf(ChangePlanPriceDocument)).toEqual([
    {
      input: {
        ...{ tier: 'PLUS', months: 1, cents: 8_950, startsAt: null, version: 3 },
        ...{ reason: 'More picks', requestId: expect.any(String) },
      },
    },
  ]);
});

test('needs an amount and a reason, and says when somebody was faster', async () => {
  const answers = new Answers().or(PlanPricePreviewDocument, PREVIEW).to(ChangePlanPriceDocument, 'CONFLICT');
  const user = open(answers);
  const form = await formOf(user);
  await user.click(form.getByRole('button', { name: 'Change Price' }));
  expect(form.getByText('Enter an amount, such as 89 or 89.50')).toBeVisible();
  expect(form.getByText('A reason is required')).toBeVisible();
  await user.type(form.getByLabelText(/^A month/), '$1,089');
  await user.type(form.getByLabelText(/^Reason/), 'More picks');
  await user.click(form.getByRole('button', { name: 'Change Price' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Someone changed this in the meantime.');
  expect(answers.timesSent(PlanPricesDocument)).toBe(2);
});

const MOVE: PriceMoveFragment = {
  ...{
    __typename: 'PlanPriceMove' as const,
    id: 'move_1',
    tier: 'PLUS' as const,
    cents: 8_900,
    reason: 'Costs',
  },
  ...{ proposedByEmail: 'other@chalkline.test', proposedAt: '2026-11-20T17:00:00.000Z' },
  ...{ approvedByEmail: null, approvedAt: null, endedAt: null, mayApprove: true, told: 0, left: 12 },
};

test('running plans are moved by two owners: one proposes, another approves', async () => {
  const answers = new Answers()
    .to(ProposePriceMoveDocument, { proposePriceMove: { planPriceMoves: [MOVE] } })
    .to(ApprovePriceMoveDocument, { approvePriceMove: { planPriceMoves: [MOVE] } });
  const user = open(answers, FIRST, [MOVE]);
  await user.click(await screen.findByRole('button', { name: 'Move Running Plans of Plus' }));
  const form = within(screen.getByRole('dialog', { name: 'Move running Plus plans' }));
  expect(
    form.getByText(/exactly 30 days before the renewal from which a month costs \$79\.00/),
  ).toBeVisible();
  await user.type(form.getByLabelText(/^Reason/), 'Costs');
  await user.click(form.getByRole('button', { name: 'Propose Move' }));
  expect(await screen.findByText(/^Proposed\. Another owner has to approve it/)).toBeVisible();
  expect(answers.variablesOf(ProposePriceMoveDocument)).toEqual([
    { input: { tier: 'PLUS', cents: 7_900, reason: 'Costs', requestId: expect.any(String) } },
  ]);
  expect(screen.getByText('Waits for your approval')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve the move of Plus' }));
  expect(
    await screen.findByText('Members with Plus will be notified, each 30 days before a renewal.'),
  ).toBeVisible();
  expect(answers.variablesOf(ApprovePriceMoveDocument)).toEqual([{ input: { id: 'move_1' } }]);
});
