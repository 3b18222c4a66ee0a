import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AdminPage } from '#frontend/admin/AdminPage.tsx';
import {
  BoardOfTodayDocument,
  type BoardOfTodayQuery,
  DeskTodayDocument,
  type DeskTodayQuery,
  ProblemsDocument,
} from '#frontend/generated/graphql.ts';
import { sampleProblem } from '#frontend/testing/admin-samples.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { type Sample, sampleStaff } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import type { StaffRole } from '#schema/rules/access/staff.ts';

type Board = BoardOfTodayQuery['adminBoard'];
type Pick = Board['picks'][number];
type League = NonNullable<DeskTodayQuery['deskToday']['picks']>['leagues'][number];

const DAY = { __typename: 'DeskToday' as const, date: '2026-11-20', picks: null, money: null, joined: null };
const PICKS = {
  __typename: 'DeskPicks' as const,
  ...{ posted: 2, drafts: 3, nextStartsAt: '2026-11-21T00:10:00.000Z', toGrade: 1 },
  leagues: [] as League[],
};
const MONEY = {
  __typename: 'DeskMoney' as const,
  ...{
    chargedCents: 129_00,
    refundedCents: 20_00,
    chargedBackCents: 0,
    returnedCents: 0,
    charges: 1,
    declined: 2,
  },
  week: [100_00, 200_50, 109_00].map((cents, at) => ({
    __typename: 'DeskCashDay' as const,
    day: `2026-11-${18 + at}`,
    cents,
  })),
};

function samplePick(given: Partial<Pick>): Sample<Pick, 'Pick'> {
  return {
    __typename: 'Pick',
    ...{ id: 'pick_1', sport: 'NBA', subscription: 'VIP', status: 'PUBLISHED', result: 'PENDING' },
    ...{ teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics', startsAt: '2026-11-21T00:10:00.000Z' },
    ...{ releaseAt: null, publishedAt: '2026-11-20T12:00:00.000Z', liveScore: null },
    ...given,
  };
}

function sampleLeague(given: Partial<League>): Sample<League, 'DeskLeague'> {
  return {
    __typename: 'DeskLeague',
    ...{ league: 'NBA', posted: 0, drafts: 0, games: 5 },
    ...{ firstStartsAt: '2026-11-21T00:10:00.000Z', lastStartsAt: '2026-11-21T03:30:00.000Z' },
    ...given,
  };
}

function showToday(
  given: Partial<DeskTodayQuery['deskToday']>,
  { problems = [] as object[], role = 'OWNER' as StaffRole, picks = [] as Pick[] } = {},
) {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: problems as never })
    .to(DeskTodayDocument, { deskToday: { ...DAY, ...given } as never })
    .to(BoardOfTodayDocument, {
      adminBoard: { __typename: 'AdminBoard', date: '2026-11-20', picks } as never,
    });
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff(role) });
}

test('an owner begins with what needs them, and with the ways to post and to grade', async () => {
  const approval = sampleProblem({ kind: 'APPROVAL', text: 'A refund waits.' });
  const problems = [sampleProblem(), sampleProblem(), approval, sampleProblem({ kind: 'GAME' })];
  showToday({ picks: PICKS, money: MONEY, joined: 1 }, { problems });
  const board = within(await screen.findByRole('region', { name: 'Tonight’s board' }));
  expect(board.getByText(/next game at 7:10 PM ET/)).toBeVisible();
  expect(board.getByRole('link', { name: 'Post 3 drafts' })).toHaveAttribute('href', '/admin?tab=picks');
  expect(board.getByRole('link', { name: 'Grade 1 pick' })).toHaveAttribute(
    'href',
    '/admin?tab=picks&show=grading',
  );
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(needs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin?tab=feed#game-questions',
    '/admin?tab=approvals',
    '/admin?tab=problems',
  ]);
  expect(needs.getByText(/And 1 more\.$/)).toBeVisible();
});

test('the money of seven days has its sum, and today its words', async () => {
  showToday({ money: MONEY, joined: 1 });
  const money = within(await screen.findByRole('region', { name: 'Money' }));
  expect(money.getByRole('link', { name: '$409.50' })).toHaveAttribute('href', '/admin?tab=money');
  expect(money.getByText(/in 1 charge, \$20\.00 refunded, 2 declined\./)).toHaveTextContent(
    'Today: $129.00 in 1 charge, $20.00 refunded, 2 declined. 1 member joined today.',
  );
});

test('the board counts its picks by state, what has to be graded first', async () => {
  const began = '2026-11-20T12:30:00.000Z';
  const picks = [
    samplePick({ id: 'a' }),
    samplePick({ id: 'b', releaseAt: '2026-11-20T22:00:00.000Z' }),
    samplePick({
      id: 'c',
      startsAt: began,
      liveScore: { __typename: 'LiveScore', status: 'FINAL', one: 99, two: 104 } as never,
    }),
    samplePick({ id: 'd', status: 'WITHDRAWN' }),
  ];
  showToday({ picks: PICKS }, { picks });
  const states = within(await screen.findByRole('list', { name: 'Picks by state' }));
  expect(states.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '0 Drafts',
    '1 Sealed',
    '1 Open',
    '0 Live',
    '1 Final, being graded',
    '0 Settled',
  ]);
  const [first, ...others] = within(screen.getByRole('table', { name: 'Picks of today' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent('Final 99–104');
  expect(others).toHaveLength(2);
});

test('leagues that play say what members have of them', async () => {
  const leagues = [
    sampleLeague({ posted: 2 }),
    sampleLeague({ league: 'NHL', drafts: 1 }),
    sampleLeague({ league: 'NFL', games: 1, lastStartsAt: '2026-11-21T00:10:00.000Z' }),
    sampleLeague({ league: 'MLB', lastStartsAt: '2026-11-20T01:00:00.000Z' }),
  ];
  showToday({ picks: { ...PICKS, leagues } });
  const due = within(await screen.findByRole('region', { name: 'Due by 3:00 PM ET' }));
  expect(due.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'NBA5 games, 7:10 PM to 10:30 PM2 posted',
    'NHL5 games, 7:10 PM to 10:30 PM1 draft',
    'NFL1 game, 7:10 PMNone so far',
    expect.stringMatching(/No pick$/),
  ]);
  expect(due.getByText('2 leagues without a pick')).toBeVisible();
});

test('an analyst sees picks alone, and a calm day says so', async () => {
  showToday({ picks: { ...PICKS, drafts: 0, nextStartsAt: null, toGrade: 0 } }, { role: 'ANALYST' });
  expect(await screen.findByText('Nothing to grade')).toBeVisible();
  expect(screen.getByText(/^Nothing right now\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
});

test('a day that cannot be loaded says so', async () => {
  const answers = new Answers().to(ProblemsDocument, { problems: [] }).to(DeskTodayDocument, 'FORBIDDEN');
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('OWNER') });
  expect(await screen.findByText('Failed to load today. Please try again.')).toBeVisible();
});

test('a board that cannot be loaded says so, and counts nothing', async () => {
  const answers = new Answers()
    .to(ProblemsDocument, { problems: [] })
    .to(DeskTodayDocument, { deskToday: { ...DAY, picks: PICKS } as never })
    .to(BoardOfTodayDocument, 'FORBIDDEN');
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('OWNER') });
  expect(await screen.findByText('Failed to load the board. Please try again.')).toBeVisible();
  expect(screen.queryByText(/^0 picks/)).toBeNull();
});

test('problems that cannot be loaded are no calm day', async () => {
  const answers = new Answers()
    .to(ProblemsDocument, 'FORBIDDEN')
    .to(DeskTodayDocument, { deskToday: { ...DAY, joined: 1 } as never });
  show(<AdminPage />, { at: '/admin', answers, member: sampleStaff('OWNER') });
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }));
  expect(needs.getByRole('alert')).toHaveTextContent('Failed to load problems. Please try again.');
});
