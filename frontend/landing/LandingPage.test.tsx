import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SamplesShown } from '#frontend/app/Providers.tsx';
import type { Session } from '#frontend/app/session/session.ts';
import { pass } from '#frontend/testing/pass.ts';
import { sampleMember } from '#frontend/testing/samples.ts';
import { MEMBER, showTo, VISITOR } from '#frontend/testing/show-to.tsx';
import { LandingPage } from './LandingPage.tsx';
import { QUESTIONS } from './landing-text.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { DEMO_PICKS, RECENT_WINNERS, TESTIMONIALS, TICKER, TOASTS } from './samples.ts';

const FREE: Session = { status: 'member', member: sampleMember({ subscription: 'FREE' }) };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The one line of the ticker that is shown. */
function news(): string | null | undefined {
  return screen.getByRole('complementary', { name: 'News' }).querySelector('[data-shown]')?.textContent;
}

function voice(): string {
  const at = TESTIMONIALS.findIndex(
    ({ name }) => screen.getByText(name).closest('figure')?.hasAttribute('inert') === false,
  );
  return TESTIMONIALS[at]?.name ?? '';
}

const demo = () => screen.getByRole('region', { name: "Today's Picks" });
const demoPicks = () =>
  DEMO_PICKS.map((set) => set.filter(({ pick }) => within(demo()).queryByText(pick)).length);
const toast = () => screen.queryByRole('complementary', { name: 'Member activity' });

describe('the ticker', () => {
  test('shows the next line every 3 s and begins again', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    expect(news()).toBe(TICKER[0]);
    await pass(2_999);
    expect(news()).toBe(TICKER[0]);
    await pass(1);
    expect(news()).toBe(TICKER[1]);
    await pass(3_000 * (TICKER.length - 1));
    expect(news()).toBe(TICKER[0]);
  });

  test('can be paused and played', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    press('Pause news');
    await pass(60_000);
    expect(news()).toBe(TICKER[0]);
    press('Play news');
    await pass(3_000);
    expect(news()).toBe(TICKER[1]);
  });
});

describe('the demo board', () => {
  test('loads for 1.5 s, shows three picks, and three others every 4 s', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    expect(screen.getByText('All times EST')).toBeVisible();
    expect(screen.getByText('New York time, EDT in summer')).toBeVisible();
    expect(
      screen.getByText("These are demo picks. Sign up to access today's real premium picks!"),
    ).toBeVisible();
    await pass(1_499);
    expect(demoPicks()).toEqual([0, 0, 0]);
    await pass(1);
    expect(demoPicks()).toEqual([3, 0, 0]);
    expect(within(demo()).getByText('Knicks @ Bulls')).toBeVisible();
    await pass(3_999);
    expect(demoPicks()).toEqual([3, 0, 0]);
    await pass(1);
    expect(demoPicks()).toEqual([0, 3, 0]);
    await pass(8_000);
    expect(demoPicks()).toEqual([3, 0, 0]);
  });

  test('can be paused, and holds still under the pointer', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    await pass(1_500);
    fireEvent.pointerEnter(within(demo()).getByRole('list'));
    await pass(20_000);
    expect(demoPicks()).toEqual([3, 0, 0]);
    fireEvent.pointerLeave(within(demo()).getByRole('list'));
    press('Pause demo picks');
    await pass(20_000);
    expect(demoPicks()).toEqual([3, 0, 0]);
  });
});

describe('the testimonials', () => {
  test('there are three, one at a time, 5 s each', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    const names = TESTIMONIALS.map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(voice()).toBe(names[0]);
    await pass(4_999);
    expect(voice()).toBe(names[0]);
    await pass(1);
    expect(voice()).toBe(names[1]);
    await pass(10_000);
    expect(voice()).toBe(names[0]);
  });

  test('stay on the one that was chosen', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    press('Show testimonial 3 of 3');
    await pass(30_000);
    expect(voice()).toBe(TESTIMONIALS[2]?.name);
    expect(screen.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  });
});

describe('the social toast', () => {
  test('hides 7 s, shows 3 s, and says something else each time', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    await pass(6_999);
    expect(toast()).toBeNull();
    await pass(1);
    expect(toast()).toHaveTextContent(TOASTS[0] ?? '');
    await pass(2_999);
    expect(toast()).not.toBeNull();
    await pass(1);
    expect(toast()).toBeNull();
    await pass(7_000);
    expect(toast()).toHaveTextContent(TOASTS[1] ?? '');
  });

  test('stays under the pointer, and once sent away does not come back', async () => {
    showTo(VISITOR, <LandingPage />, '/start');
    await pass(7_000);
    fireEvent.pointerEnter(toast() as HTMLElement);
    await pass(30_000);
    expect(toast()).toHaveTextContent(TOASTS[0] ?? '');
    press('Stop showing member activity');
    await pass(60_000);
    expect(toast()).toBeNull();
  });
});

test('for readers who prefer reduced motion nothing moves', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  showTo(VISITOR, <LandingPage />, '/start');
  await pass(60_000);
  expect(news()).toBe(TICKER[0]);
  expect(voice()).toBe(TESTIMONIALS[0]?.name);
  expect(demoPicks()).toEqual([3, 0, 0]);
  expect(toast()).toBeNull();
  press('Play news');
  await pass(3_000);
  expect(news()).toBe(TICKER[1]);
});

test.each<[string, Session, string]>([
  ['a visitor', VISITOR, '/pricing'],
  ['a free member', FREE, '/pricing'],
  ['a payer', MEMBER, '/dashboard'],
])('Get Our Picks leads %s to the right page', (_name, session, href) => {
  showTo(session, <LandingPage />, '/start');
  expect(screen.getByRole('link', { name: 'Get Our Picks' })).toHaveAttribute('href', href);
});

test.each<[string, Session, number]>([
  ['a visitor', VISITOR, 2],
  ['a free member', FREE, 0],
  ['a payer', MEMBER, 0],
])('the free day is offered to %s %#', (_name, session, times) => {
  showTo(session, <LandingPage />, '/start');
  const links = screen.queryAllByRole('link', { name: 'First day free, no card' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(times).fill('/trial'));
});

test('a price is named to those who may buy, not to payers', () => {
  showTo(FREE, <LandingPage />, '/start');
  expect(screen.getByText(/^Plans from \$79 a month/)).toBeVisible();
  cleanup();
  showTo(MEMBER, <LandingPage />, '/start');
  expect(screen.queryByText(/^Plans from/)).toBeNull();
});

test('has its parts: steps, five questions, rating, winners, and Become a Member', async () => {
  showTo(VISITOR, <LandingPage />, '/start');
  for (const name of ['How It Works', 'Model', 'Review', 'Posting', 'Tracking', 'Let’s Get Started'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(QUESTIONS).toHaveLength(5);
  for (const { question } of QUESTIONS) expect(screen.getByText(question)).toBeVisible();
  expect(screen.getByText(/not a sportsbook.*Betting laws differ from state to state/)).toBeInTheDocument();
  jest.useRealTimers();
  await waitFor(() => expect(screen.getAllByText(/from 552 reviews/)).toHaveLength(2));
  expect(screen.getAllByText(/from 552 reviews/)[0]).toHaveTextContent('4.85/5 from 552 reviews');
  for (const { initials } of RECENT_WINNERS) expect(screen.getByText(initials)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('link', { name: 'check it yourself' })).toHaveAttribute('href', '/record/verify');
});

describe('with MARKETING_SAMPLES=off', () => {
  const honest = (
    <SamplesShown value={false}>
      <LandingPage />
    </SamplesShown>
  );

  test('nothing invented is shown, and what is true stays', async () => {
    showTo(VISITOR, honest, '/start');
    await pass(8_000);
    for (const name of ['News', 'Member activity'])
      expect(screen.queryByRole('complementary', { name })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Testimonials' })).toBeNull();
    const page = document.body.textContent ?? '';
    const invented = [
      ...TICKER,
      ...TOASTS,
      ...TESTIMONIALS.flatMap(({ words, name }) => [words, name]),
      ...RECENT_WINNERS.map(({ initials }) => initials),
      '552',
      '4.85',
    ];
    expect(invented.filter((words) => page.includes(words))).toEqual([]);
    expect(page).not.toContain('Demo content:');
    expect(screen.getByRole('heading', { name: 'The record is open' })).toBeVisible();
    expect(screen.getByText(/The demo picks on this page are invented/)).toBeVisible();
    for (const { question } of QUESTIONS) expect(screen.getByText(question)).toBeVisible();
  });
});

test.each([
  ['nothing was graded yet', null, true],
  ['that is not known yet', undefined, false],
])('where %s', (_when, found, says) => {
  showTo(VISITOR, <OpenRecord picks={found} leagues={found} />, '/start');
  expect(screen.queryByText('Results appear here when games have been graded.') !== null).toBe(says);
});

test('its end offers signing up and in to visitors, signing out to members, and says what is invented', () => {
  showTo(VISITOR, <LandingPage />, '/start');
  expect(screen.getByRole('link', { name: 'Sign Up Now' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/signin');
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  expect(screen.getByRole('link', { name: 'support@chalkline.test' })).toHaveAttribute(
    'href',
    'mailto:support@chalkline.test',
  );
  expect(screen.getByText(/typically reply within 24 hours/)).toBeVisible();
  expect(screen.getByText(/on this page are invented/)).toBeVisible();
  expect(screen.getAllByText(/^Demo content: anything marked/)).toHaveLength(1);
  expect(screen.queryByText('Sample')).toBeNull();
});

test('members are offered to sign out', () => {
  showTo(MEMBER, <LandingPage />, '/start');
  expect(screen.getByRole('link', { name: 'Go to your board' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
});

test.each([
  ['Privacy Policy', 'Effective November 15, 2024'],
  ['Terms & Conditions', 'Effective February 10, 2025'],
])('%s opens over the page', async (name, dated) => {
  jest.useRealTimers();
  showTo(VISITOR, <LandingPage />, '/start');
  fireEvent.click(screen.getByRole('link', { name }));
  expect(await screen.findByText(dated, {}, { timeout: 10_000 })).toBeVisible();
  const dialog = screen.getByRole('dialog', { name });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(dated)).toBeNull();
});
