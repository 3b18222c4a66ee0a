import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  FigureMembersDocument,
  MrrMovementsDocument,
  ProblemsDocument,
  RevenueDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleFigureMember, sampleMovement, sampleRevenue } from '#frontend/testing/revenue-samples.ts';
import { sampleOwner } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

function showMoney(answers: Answers, at = '/admin?tab=money') {
  show(<AdminPage />, {
    at,
    answers: answers.to(ProblemsDocument, { problems: [] }),
    member: sampleOwner(),
  });
  return userEvent.setup();
}

const answered = (more: Parameters<typeof sampleRevenue>[0] = {}) =>
  new Answers().to(RevenueDocument, { revenue: sampleRevenue(more) });

test('each figure stands with what it is made of, and its definition one click behind it', async () => {
  const user = showMoney(answered());
  const mrr = (await screen.findAllByText('Monthly recurring revenue'))[0]?.closest('div') as HTMLElement;
  expect(within(mrr).getByText('$1,290')).toBeVisible();
  expect(within(mrr).getByRole('link', { name: '$129 past due' })).toBeVisible();
  const definition = within(mrr).getByText(/at the price each member agreed to/);
  expect(definition).not.toBeVisible();
  await user.click(within(mrr).getByText(/How it is counted/));
  expect(definition).toBeVisible();
  expect(screen.getByRole('link', { name: '10 in a trial' })).toBeVisible();
  expect(screen.getAllByText('12.5%')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: '8 paid at the start' })).toBeVisible();
});

test('every figure, plot and table has its definition, and figures lead to their rows', async () => {
  showMoney(answered());
  const figures = (await screen.findByText('Paying members')).closest('dl') as HTMLElement;
  const names = within(figures)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  const parts = ['Monthly recurring revenue', 'Movements by month', 'Rates by month', 'Cash by month'];
  for (const name of [...names, ...parts, 'Retention', 'Why plans ended'])
    expect(screen.getAllByText(`: ${name}`, { selector: 'summary span' })).not.toHaveLength(0);
  const days = 'from=2026-10-01&to=2026-11-20';
  const october = 'from=2026-10-01&to=2026-10-31';
  const money = '/admin?tab=money&show';
  expect(
    within(figures)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `${money}=members&figure=PAST_DUE`,
    `${money}=members&figure=PAYING`,
    `${money}=movements&${days}`,
    ...['COMMITTED', 'ENDING', 'PAYING', 'TRIALING', 'GRANTED'].map(
      (figure) => `${money}=members&figure=${figure}`,
    ),
    `/admin?tab=payments&cash=true&${days}`,
    `/admin?tab=refunds&cash=true&${days}`,
    `${money}=members&figure=GONE&${october}`,
    `${money}=members&figure=PAYING&to=2026-09-30`,
    `${money}=movements&${october}&kind=CHURN`,
    ...['TRIAL_PAID', 'TRIAL_LOST', 'TRIAL_OPEN'].map(
      (figure) => `${money}=members&figure=${figure}&${days}`,
    ),
    ...['RECOVERED', 'LOST', 'OPEN'].map((recovery) => `/admin?tab=invoices&recovery=${recovery}&${days}`),
  ]);
});

test('plots are read by keyboard, have a table, and lead to the members of a day', async () => {
  const user = showMoney(answered());
  const plot = await screen.findByRole('slider', { name: 'Month of Movements by month' });
  expect(plot).toHaveAttribute('aria-valuetext', 'Nov 2026: +$258, new +$387, ended −$129');
  expect(screen.getByRole('link', { name: 'Members of this month' })).toHaveAttribute(
    'href',
    '/admin?tab=money&show=movements&from=2026-11-01&to=2026-11-30',
  );
  plot.focus();
  await user.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Oct 2026: /));
  await user.click(screen.getAllByText('Show as table')[1] as HTMLElement);
  expect(screen.getByRole('row', { name: /^Nov 2026 .*\+\$387/ })).toBeVisible();
});

test.each([
  ['$258 in payments', '/admin?tab=payments&cash=true&from=2026-11-01&to=2026-11-30'],
  ['$10 refunded', '/admin?tab=refunds&cash=true&from=2026-11-01&to=2026-11-30'],
  ['$129 ended in Nov 2026', '/admin?tab=money&show=movements&from=2026-11-01&to=2026-11-30&kind=CHURN'],
  ['3 paid in Nov 2026', '/admin?tab=money&show=members&figure=TRIAL_PAID&from=2026-11-01&to=2026-11-30'],
  [
    /^1.*members lost in Nov 2026$/,
    '/admin?tab=money&show=members&figure=GONE&from=2026-11-01&to=2026-11-30',
  ],
  [
    /^78%.*: 7 of 9 who first paid in Oct 2026 paid on Nov 20, 2026, so far$/,
    '/admin?tab=money&show=members&figure=PAYING&to=2026-11-30&cohort=2026-10',
  ],
  ['It costs too much', '/admin?tab=money&show=movements&from=2026-10-01&to=2026-11-20&said=PRICE'],
])('cells and parts of bars lead to what they are made of: %s', async (name, href) => {
  showMoney(answered());
  const menu = await screen.findByRole('slider', { name: 'Month of Cash by month' });
  expect(menu).toBeVisible();
  expect(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toContain(href);
});

test('what is past due is hatched, said and in the table; without it there is no hatching', async () => {
  const user = showMoney(answered());
  const plot = await screen.findByRole('slider', { name: 'Day of Monthly recurring revenue' });
  expect(plot).toHaveAttribute('aria-valuetext', 'Nov 20, 2026: $1,290, $129 of it past due');
  expect(plot.querySelectorAll('pattern')).toHaveLength(1);
  // Three days from left to right along the whole, and back along the rest, which parts from it on the last day.
  expect(plot.querySelector('clipPath path')?.getAttribute('d')).toMatch(
    /^M0 [\d.]+L[\d.]+ [\d.]+L1 ([\d.]+)L1 (?!\1L)[\d.]+L[\d.]+ [\d.]+L0 [\d.]+Z$/,
  );
  expect(screen.getByRole('link', { name: 'Plans that are past due' })).toHaveAttribute(
    'href',
    '/admin?tab=money&show=members&figure=PAST_DUE',
  );
  await user.click(screen.getAllByText('Show as table')[0] as HTMLElement);
  expect(screen.getByRole('row', { name: 'Nov 20, 2026 $1,290 $129' })).toBeVisible();
});

test('days before what is past due was counted say so', async () => {
  const days = sampleRevenue().days?.map((day) => ({ ...day, pastDueCents: null })) ?? null;
  const user = showMoney(answered({ days }));
  const plot = await screen.findByRole('slider', { name: 'Day of Monthly recurring revenue' });
  expect(plot.querySelectorAll('pattern')).toHaveLength(0);
  await user.click(screen.getAllByText('Show as table')[0] as HTMLElement);
  expect(screen.getByRole('row', { name: 'Nov 20, 2026 $1,290 not counted yet' })).toBeVisible();
});

test('a cohort leads to the members who first paid in its month', async () => {
  showMoney(answered());
  const [cohort] = await screen.findAllByRole('link', { name: /: members who first paid$/ });
  expect(cohort).toHaveAttribute(
    'href',
    expect.stringMatching(/show=movements&from=\d{4}-\d{2}-01&to=.*&kind=NEW$/),
  );
});

test('the members behind a figure are listed with what happened', async () => {
  const answers = new Answers().to(MrrMovementsDocument, {
    mrrMovements: {
      nodes: [sampleMovement()],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  });
  showMoney(
    answers,
    '/admin?tab=money&show=movements&kind=CHURN&reason=payment-failed&from=2026-11-01&to=2026-11-30',
  );
  expect(
    await screen.findByRole('heading', { name: 'Ended: payment failed, Nov 1, 2026 to Nov 30, 2026' }),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'grace@chalkline.test' })).toHaveAttribute(
    'href',
    '/admin?tab=members&member=m1',
  );
  expect(screen.getByText('−$129')).toBeVisible();
});

test.each([
  [
    'figure=PAYING&to=2026-11-30&cohort=2026-10',
    'Members who first paid in Oct 2026 and paid on Nov 20, 2026, so far',
  ],
  [
    'figure=PAYING&to=2026-10-31&cohort=2026-10',
    'Members who first paid in Oct 2026 and paid at the end of Oct 31, 2026',
  ],
  ['figure=GONE&from=2026-10-01&to=2026-10-31', 'Members lost, Oct 1, 2026 to Oct 31, 2026'],
  ['figure=COMMITTED', 'What is committed'],
])('the members behind a figure are listed under its name, and saved: %s', async (asked, title) => {
  const page = { nodes: [sampleFigureMember()], pageInfo: { hasNextPage: false, endCursor: null } };
  const answers = new Answers().to(FigureMembersDocument, { figureMembers: page });
  showMoney(answers, `/admin?tab=money&show=members&${asked}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'grace@chalkline.test' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '$129' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save CSV' })).toBeVisible();
  expect(answers.variablesOf(FigureMembersDocument)[0]).toMatchObject(
    Object.fromEntries(new URLSearchParams(asked)),
  );
});

test('the retention table is one tab stop, read by arrows, and the focus comes back to the cell that led away', async () => {
  const page = { nodes: [sampleFigureMember()], pageInfo: { hasNextPage: false, endCursor: null } };
  const older = { __typename: 'RetentionRow' as const, cohort: '2026-09', members: 4, paying: [4, 3, 2] };
  const retention = [older, ...(sampleRevenue().retention ?? [])];
  const user = showMoney(answered({ retention }).to(FigureMembersDocument, { figureMembers: page }));
  const grid = await screen.findByRole('grid', { name: 'Retention' });
  const links = within(grid).getAllByRole('link');
  expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const [first] = links;
  act(() => first?.focus());
  const at = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(at()).toMatch(/^78%/);
  await user.keyboard('{ArrowRight}');
  expect(at()).toMatch(/^78%/);
  await user.keyboard('{ArrowDown}{End}');
  expect(at()).toMatch(/^50%/);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByRole('link', { name: 'grace@chalkline.test' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(at()).toMatch(/^89%: 8 of 9/));
  const back = screen.getByRole('grid', { name: 'Retention' });
  expect(
    within(back)
      .getAllByRole('link')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([document.activeElement]);
});

test('a figure without members says so, and those of a month lead to those who left', async () => {
  const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const answers = new Answers().to(FigureMembersDocument, { figureMembers: none });
  showMoney(answers, '/admin?tab=money&show=members&figure=PAYING&cohort=2026-10&to=2026-11-30');
  expect(await screen.findByText('Nobody paid')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Those who left' })).toHaveAttribute(
    'href',
    '/admin?tab=money&show=members&figure=LEFT&to=2026-11-30&cohort=2026-10',
  );
});

test('a failed check hides its figures and says so; before the first check nothing is shown', async () => {
  const checks = sampleRevenue().checks.map((each) => ({ ...each, passed: each.check !== 'SUM' }));
  showMoney(answered({ checks, now: null, months: null, days: null, retention: null, churnReasons: null }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A check of the figures failed');
  expect(screen.getByText('Differs')).toBeVisible();
  expect(screen.queryByText('Committed')).toBeNull();
});

test('a new ledger says that it is being counted', async () => {
  showMoney(answered({ checkedAt: null, checks: [] }));
  expect(await screen.findByText(/being counted for the first time/)).toBeVisible();
});
