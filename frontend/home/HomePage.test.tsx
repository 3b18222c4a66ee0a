import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { HomeDocument, type HomeQuery } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { NOW, sampleMember, TODAY, today } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import { HomePage } from './HomePage.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

function pass(ms = 1): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

function counted(totalCount: number): HomeQuery {
  const board = { __typename: 'Board' as const, date: TODAY, totalCount };
  return { board, today: today() };
}

async function showHome(given: Parameters<typeof sampleMember>[0] = {}, answers = new Answers()) {
  answers.to(HomeDocument, counted(12));
  show(<HomePage />, { at: '/home', answers, member: sampleMember(given) });
  await pass();
}

describe('today', () => {
  test('says how many picks there are and leads to them', async () => {
    await showHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
    expect(screen.getByText('12').parentElement).toHaveTextContent('12 picks on the board');
    expect(screen.getByText('Friday, November 20, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Picks' })).toHaveAttribute('href', '/dashboard');
  });

  test('waits in the shape of what comes', async () => {
    const answers = new Answers();
    const letGo = answers.held(HomeDocument, counted(1));
    show(<HomePage />, { at: '/home', answers });
    expect(screen.getByRole('status')).toHaveTextContent('Loading picks...');
    letGo();
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

describe('the current plan', () => {
  const plan = () => {
    const heading = screen.getByRole('heading', { name: 'Current Plan' });
    return within(heading.closest('section') as HTMLElement);
  };

  test.each<[string, Parameters<typeof sampleMember>[0], string, string]>([
    ['plus', {}, 'Active', 'Upgrade plan'],
    ['vip', { subscription: 'VIP' }, 'Active', 'See your plan'],
    ['a cancelled plan', { planStatus: 'CANCELED' }, 'Expiring Soon', 'Upgrade plan'],
    ['a failed payment', { planStatus: 'PAST_DUE' }, 'Payment Due', 'Upgrade plan'],
    [
      'a free day that is over',
      { subscription: 'FREE', planStatus: 'EXPIRED', trialEndDate: '2026-11-19T18:00:00.000Z' },
      'Expired',
      'Upgrade plan',
    ],
    [
      'a free day',
      { subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: '2026-11-21T17:59:00.000Z' },
      '23h 59m left',
      'Upgrade plan',
    ],
    [
      'a trial of a plan',
      { subscription: 'PREMIUM', planStatus: 'TRIALING', trialEndDate: '2026-11-21T18:00:30.000Z' },
      '1d 0h 0m remaining',
      'See your plan',
    ],
  ])('%s', async (_name, given, badge, link) => {
    await showHome(given);
    expect(plan().getByText(badge)).toBeVisible();
    expect(plan().getByRole('link', { name: link })).toBeVisible();
  });

  test('a cancelled plan says until when it is there', async () => {
    await showHome({ planStatus: 'CANCELED' });
    expect(plan().getByText(/Your plan ends on Sunday, December 20, 2026 at 1:00 PM ET\.$/)).toBeVisible();
  });

  test('the countdown goes on, and ends as Expired', async () => {
    const end = new Date(new Date(NOW).getTime() + 60_000).toISOString();
    await showHome({ subscription: 'FREE', planStatus: 'TRIALING', trialEndDate: end });
    expect(plan().getByText('0h 1m left')).toBeVisible();
    await pass(1_000);
    expect(plan().getByText('0h 0m left')).toBeVisible();
    await pass(65_000);
    expect(plan().getByText('Expired')).toBeVisible();
  });
});

test('quick actions: the subscription, and support with its address and its 24 hours', async () => {
  await showHome();
  expect(screen.getByRole('link', { name: /^Subscription/ })).toHaveAttribute('href', '/subscription');
  fireEvent.click(screen.getByRole('button', { name: /^Contact Support/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Contact Support' }));
  expect(dialog.getByText('support@chalkline.test')).toBeVisible();
  expect(dialog.getByText(/within 24 hours/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
    'href',
    'mailto:support@chalkline.test',
  );
});
