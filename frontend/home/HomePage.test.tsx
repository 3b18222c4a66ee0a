import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { HomeDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { counted, showHome } from '#frontend/testing/home-page.tsx';
import { pass } from '#frontend/testing/pass.ts';
import { NOW, sampleScore, TODAY, YESTERDAY } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { HomePage } from './HomePage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

const opening = (id: string, opensAt: string | null, locked = true) => ({
  ...{ __typename: 'Pick' as const, id, locked, opensAt },
  lockReason: locked ? ('NOT_RELEASED' as const) : null,
  ...{ status: 'PUBLISHED' as const, result: 'PENDING' as PickResult, odds: 2, units: 1, late: false },
  ...{ teamOne: 'Heat', teamTwo: 'Knicks' },
  ...{ date: TODAY, time: '19:30', startsAt: '2026-11-21T00:30:00.000Z' },
});

/** Locked by its tier, and its game has started. */
const started = { ...opening('started', '2026-11-21T05:00:00.000Z'), lockReason: 'TIER' as const };

describe('today', () => {
  test('says how many picks there are and leads to them', async () => {
    await showHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
    expect(screen.getByText('12').parentElement).toHaveTextContent('12 picks on the board');
    expect(screen.getByText('Friday, November 20, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Picks' })).toHaveAttribute('href', '/dashboard');
  });

  test('says what opens next, and in how long', async () => {
    const picks = [
      opening('one', '2026-11-20T19:15:00.000Z'),
      opening('two', '2026-11-20T19:15:00.000Z'),
      opening('three', '2026-11-20T21:00:00.000Z'),
      opening('four', null, false),
    ];
    await showHome({}, counted(4, { picks }));
    expect(screen.getByText('2 more at 2:15 PM ET, in 1h 15m.')).toBeVisible();
    await pass(75 * 60_000);
    expect(screen.getByText('1 more at 4:00 PM ET, in 1h 45m.')).toBeVisible();
    cleanup();
    await showHome({}, counted(1, { picks: picks.slice(2, 3) }));
    expect(screen.getByText(/^1 open at 4:00 PM ET, in /)).toBeVisible();
  });

  test('says how the evening stands: the next game, then what is settled so far', async () => {
    const settled = {
      ...opening('one', null, false),
      result: 'WIN' as const,
      units: 1.2,
      startsAt: '2026-11-20T18:30:00.000Z',
    };
    const late = { ...opening('two', null, false), time: '21:00', startsAt: '2026-11-21T02:00:00.000Z' };
    await showHome({}, counted(2, { picks: [opening('three', null, false), late] }));
    expect(screen.getByText(/First game/)).toHaveTextContent('First game 7:30 PM ETHeat @ Knicks');
    act(() => setServerNow('2026-11-21T00:30:00.000Z'));
    expect(screen.getByText('1 under way')).toBeVisible();
    expect(screen.getByText(/Next game/)).toHaveTextContent('Next game 9:00 PM ETHeat @ Knicks');
    cleanup();
    await showHome({}, counted(2, { picks: [settled, late] }));
    expect(screen.getByText(/of 2 settled/)).toHaveTextContent('1 of 2 settled, +1.2 units so far');
    expect(screen.getByText(/Next game/)).toHaveTextContent('Next game 9:00 PM ET');
  });

  test.each([
    ['VIP', ', 2 hours before Plus'],
    ['PREMIUM', ', an hour before Plus'],
    ['PLUS', ''],
  ] as const)('says to %s how early that is%s', async (subscription, early) => {
    await showHome({ subscription }, counted(1, { picks: [opening('one', '2026-11-20T19:15:00.000Z')] }));
    expect(screen.getByText(`1 open at 2:15 PM ET${early}, in 1h 15m.`)).toBeVisible();
  });

  test('says how many are open once nothing else opens, and before the first pick when picks come', async () => {
    await showHome({}, counted(2, { picks: [opening('one', null, false), started] }));
    expect(screen.getByText('1 open to you.')).toBeVisible();
    cleanup();
    await showHome({}, counted(0));
    expect(screen.getByText('Picks come by 3:00 PM ET, in 2h 0m.')).toBeVisible();
    expect(screen.getByText('No picks on the board yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the Board' })).toHaveAttribute('href', '/dashboard');
  });

  test('welcomes a new member, and back from the second visit on', async () => {
    localStorage.clear();
    const createdAt = '2026-11-20T17:59:00.000Z';
    await showHome({ createdAt });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    cleanup();
    await showHome({ createdAt });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  });

  test('waits in the shape of what comes', async () => {
    const answers = new Answers();
    const release = answers.delayed(HomeDocument, counted(1));
    show(<HomePage />, { at: '/home', answers });
    expect(screen.getByRole('status')).toHaveTextContent('Loading picks...');
    release();
    await pass();
    expect(screen.getByText('1').parentElement).toHaveTextContent('1 pick on the board');
  });

  test('a failure says so, and Retry asks again', async () => {
    const answers = new Answers().to(HomeDocument, 'INTERNAL_SERVER_ERROR', counted(3));
    show(<HomePage />, { at: '/home', answers });
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load picks. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass();
    expect(screen.getByText('3')).toBeVisible();
  });
});

describe('yesterday', () => {
  const results = [
    { result: 'WIN' as const, odds: 1.9, score: sampleScore(101, 99) },
    { result: 'LOSS' as const, units: 2 },
    { result: 'PUSH' as const },
    { result: 'VOID' as const },
    { result: 'WIN' as const, status: 'WITHDRAWN' as const },
  ];

  test('shows losses as large as wins, and the units', async () => {
    await showHome({}, counted(12, { results }));
    const squares = within(screen.getByRole('list', { name: 'Results of yesterday' })).getAllByRole(
      'listitem',
    );
    expect(squares.map(({ title }) => title)).toEqual([
      'Win: Heat @ Knicks, 101–99',
      'Loss: Heat @ Knicks',
      'Push: Heat @ Knicks',
      'Void: Heat @ Knicks',
    ]);
    expect(new Set(squares.map(({ className }) => className)).size).toBe(1);
    expect(screen.getByText('1–1–1')).toBeVisible();
    expect(screen.getByText('4 picks of all plans')).toBeVisible();
    expect(screen.getByText('−1.1 units')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See yesterday’s picks' })).toHaveAttribute(
      'href',
      `/dashboard?date=${YESTERDAY}`,
    );
  });

  test('leads admins, and only them, to what they have to do', async () => {
    const pending = { results: [{ result: 'PENDING' as const }, {}] };
    await showHome({}, counted(12, pending));
    expect(screen.getByText('1 pending')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull();
    expect(screen.queryByRole('link', { name: /draft|pending|problem/ })).toBeNull();
    cleanup();
    await showHome({ scopes: ['PICKS'] }, counted(12, pending));
    expect(screen.getByText('Picks are due by 3:00 PM ET, in 2h 0m')).toBeVisible();
    const links = [
      ...['12 posted today', '2 drafts to post', '1 of yesterday without a result', '1 problem'],
      '1 pending',
    ];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/admin',
      '/admin',
      `/admin?date=${YESTERDAY}`,
      '/admin?tab=problems',
      `/admin?date=${YESTERDAY}`,
    ]);
  });

  test('without picks says so', async () => {
    await showHome();
    expect(screen.getByText('No picks yesterday.')).toBeVisible();
  });
});

test('quick actions: the subscription, and support with its address and its 24 hours', async () => {
  await showHome();
  expect(screen.getByRole('link', { name: /^Subscription/ })).toHaveAttribute('href', '/subscription');
  fireEvent.click(screen.getByRole('button', { name: /^Contact Support/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Contact Support' }));
  expect(dialog.getByText('support@chalkline.test')).toBeVisible();
  expect(dialog.getByText(/within 24 hours/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Send an email' })).toHaveAttribute(
    'href',
    'mailto:support@chalkline.test',
  );
});
