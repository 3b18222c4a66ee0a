import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import { FigureMembersDocument, ProblemsDocument, RevenueDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { sampleFigureMember, sampleRevenue } from '#frontend/testing/revenue-samples.ts';
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

test('each figure is the link to its list, with its change; definition and parts are behind an i', async () => {
  const user = showMoney(answered());
  const [figure] = await screen.findAllByText('$1,290');
  const mrr = figure?.closest('div') as HTMLElement;
  expect(within(mrr).getByRole('link')).toHaveAttribute(
    'href',
    '/admin?tab=money&show=members&figure=PAYING',
  );
  expect(within(mrr).getByText('+$258 this month')).toBeVisible();
  expect(screen.queryByText(/at the price each member agreed to/)).toBeNull();
  await user.click(within(mrr).getByRole('button', { name: /^How it is counted/ }));
  expect(await within(mrr).findByText(/at the price each member agreed to/)).toBeInTheDocument();
  expect(within(mrr).getByText('$129 past due')).toBeInTheDocument();
  expect(screen.getByText('12.5% less upgrades')).toBeVisible();
  expect(screen.getAllByText('3 of 4, 1 open')).toHaveLength(2);
});

test('every figure, plot and table has its definition, and figures lead to their rows', async () => {
  showMoney(answered());
  const figures = (await screen.findByText('Paying members')).closest('dl') as HTMLElement;
  const names = within(figures)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  const parts = ['Monthly recurring revenue', 'Month by month', 'Retention', 'Why plans ended'];
  const explained = [...document.querySelectorAll('[aria-label^="How it is counted"]')].map((button) =>
    button.getAttribute('aria-label'),
  );
  for (const name of [...names, ...parts]) expect(explained).toContain(`How it is counted: ${name}`);
  const days = 'from=2026-10-01&to=2026-11-20';
  const october = 'from=2026-10-01&to=2026-10-31';
  const money = '/admin?tab=money&show';
  expect([...figures.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    ...['PAYING', 'COMMITTED', 'PAYING'].map((figure) => `${money}=members&figure=${figure}`),
    `/admin?tab=payments&cash=true&${days}`,
    `${money}=members&figure=GONE&${october}`,
    `${money}=movements&${october}&kind=CHURN`,
    `${money}=members&figure=TRIAL_PAID&${days}`,
    `/admin?tab=invoices&recovery=RECOVERED&${days}`,
  ]);
});

test('months before the business began are left out', async () => {
  const revenue = sampleRevenue();
  const [month] = revenue.months ?? [];
  const nothing = { ...month, month: '2026-09', startCents: 0, newCents: 0, endCents: 0, startPayers: 0 };
  const months = [nothing, ...(revenue.months ?? [])] as typeof revenue.months;
  const [day] = revenue.days ?? [];
  const days = [{ ...day, day: '2026-09-01', mrrCents: 0 }, ...(revenue.days ?? [])] as typeof revenue.days;
  showMoney(answered({ from: '2026-01-01', months, days }));
  expect(await screen.findByRole('heading', { name: 'Oct 1, 2026 to Nov 20, 2026' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '2026-10',
    '2026-11',
  ]);
});

test('a month is two waterfalls, and a table has all months', async () => {
  const user = showMoney(answered());
  const steps = async (name: string) => {
    const heading = await screen.findByRole('heading', { name });
    return [...(heading.closest('section')?.querySelectorAll('li') ?? [])].map(
      ({ textContent }) => textContent,
    );
  };
  expect(await steps('Recurring revenue, Nov 2026')).toEqual([
    'Start$1,032',
    'New+$387',
    'Ended−$129',
    'End$1,290',
  ]);
  expect(await steps('Cash, Nov 2026')).toEqual(['Charged+$258', 'Refunded−$10', 'Cash$248']);
  await user.click(screen.getByRole('radio', { name: 'Oct 2026' }));
  expect(await steps('Recurring revenue, Oct 2026')).toContain('New+$129');
  await user.click(screen.getAllByText('Show as table')[1] as HTMLElement);
  expect(screen.getByRole('row', { name: /^Nov 2026 .*\+\$387/ })).toBeVisible();
});

test('a month in which nothing moved begins and ends with a whole bar', async () => {
  const [month] = sampleRevenue().months ?? [];
  const quiet = { ...month, newCents: 0, churnCents: 0 } as NonNullable<typeof month>;
  showMoney(answered({ months: [quiet] }));
  const heading = await screen.findByRole('heading', { name: 'Recurring revenue, Oct 2026' });
  const bars = [...(heading.closest('section')?.querySelectorAll('i') ?? [])];
  expect(bars.map(({ style }) => [style.left, style.width])).toEqual([
    ['0%', '100%'],
    ['0%', '100%'],
  ]);
});

test('steps, cells, bars and folded rates lead to what they are made of', async () => {
  const user = showMoney(answered());
  await user.click(await screen.findByText('Show rates by month'));
  const links = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  const november = 'from=2026-11-01&to=2026-11-30';
  for (const link of [
    ['+$258', `/admin?tab=payments&cash=true&${november}`],
    ['−$10', `/admin?tab=refunds&cash=true&${november}`],
    ['−$129', `/admin?tab=money&show=movements&${november}&kind=CHURN`],
    [
      '78%: 7 of 9 who first paid in Oct 2026 paid on Nov 20, 2026, so far',
      '/admin?tab=money&show=members&figure=PAYING&to=2026-11-30&cohort=2026-10',
    ],
    ['It costs too much', '/admin?tab=money&show=movements&from=2026-10-01&to=2026-11-20&said=PRICE'],
    ['$129 ended in Nov 2026', `/admin?tab=money&show=movements&${november}&kind=CHURN`],
    ['3 paid in Nov 2026', `/admin?tab=money&show=members&figure=TRIAL_PAID&${november}`],
    ['1 members lost in Nov 2026', `/admin?tab=money&show=members&figure=GONE&${november}`],
  ])
    expect(links).toContainEqual(link);
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
