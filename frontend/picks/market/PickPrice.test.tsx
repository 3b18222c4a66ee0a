import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  BoardDocument,
  MarketOfDayDocument,
  MyBooksDocument,
  type PickCardFragment,
} from '#frontend/generated/graphql.ts';
import { PicksPage } from '#frontend/picks/PicksPage.tsx';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { lockedPick, NOW, sampleBoard, samplePick } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';
import './market-parts.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
});
afterEach(() => {
  jest.useRealTimers();
});

const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1_000).toISOString();
/** Of the home team, which is the pick's. */
const quote = (book: string, line: number, odds: number, seconds = 38) => ({
  __typename: 'MarketQuote' as const,
  ...{ book, market: 'SPREAD' as const, line: -line, one: 1.9, two: odds, draw: null, seenAt: ago(seconds) },
});
const QUOTES = [
  quote('FanDuel', -3.5, 1.952381),
  quote('DraftKings', -3.5, 1.87),
  quote('BetMGM', -4.5, 2.1),
];
const game = (given: object = {}) => ({
  __typename: 'Game' as const,
  ...{ id: 'g1', away: 'Memphis Grizzlies', home: 'Boston Celtics', status: 'SCHEDULED' as const },
  ...{ awayScore: null, homeScore: null },
  ...given,
});

async function showMarket(
  pick: Partial<PickCardFragment>,
  { quotes = QUOTES, books = null as string[] | null, of = game() } = {},
) {
  const marketOdds = [{ __typename: 'MarketOdds' as const, gameId: 'g1', quotes }];
  const answers = new Answers()
    .to(
      BoardDocument,
      sampleBoard([
        pick.locked ? lockedPick({ gameId: 'g1', ...pick }) : samplePick({ gameId: 'g1', ...pick }),
      ]),
    )
    .to(MarketOfDayDocument, { games: [of], marketOdds })
    .to(MyBooksDocument, { me: { id: 'demo-plus', books } });
  show(<PicksPage />, { at: '/dashboard', answers });
  await pass();
  await pass(20);
  return answers;
}
const card = () => screen.getByRole('article');

describe('beside a pick that can still be bet', () => {
  test('is the best price at its line with its age', async () => {
    await showMarket({ odds: 1.9 });
    expect(card()).toHaveTextContent('Now −105 at FanDuel ▲6 better than the pick’s price38 s ago');
    expect(card()).not.toHaveTextContent('Line now');
  });

  test('is the price at the books of the member alone', async () => {
    await showMarket({}, { books: ['DraftKings'] });
    expect(card()).toHaveTextContent('Now −115 at DraftKings ▼5 worse than the pick’s price');
  });

  test('is said when none of those shows the bet', async () => {
    await showMarket({}, { books: ['Bet365'] });
    expect(card()).toHaveTextContent('None of your books shows this bet');
  });

  test('is where the line has gone', async () => {
    await showMarket({}, { quotes: [quote('FanDuel', -4.5, 1.9), quote('BetMGM', -4.5, 2.1)] });
    expect(card()).toHaveTextContent('Line now −4.5, was −3.5');
    expect(card()).not.toHaveTextContent(/Now −\d{3}/);
  });

  test('old prices are never shown as new', async () => {
    await showMarket({}, { quotes: [quote('FanDuel', -3.5, 1.952381, 12 * 60)] });
    expect(card()).toHaveTextContent('Was −105 at FanDuel');
    expect(card()).toHaveTextContent('Prices are 12 minutes old');
  });

  test('prices are asked for again while it is on screen', async () => {
    const answers = await showMarket({});
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(answers.variablesOf(MarketOfDayDocument)).toEqual([
      { date: '2026-11-20', gameIds: ['g1'] },
      { date: '2026-11-20', gameIds: ['g1'] },
    ]);
  });
});

describe('once a game has started', () => {
  const started = { startsAt: ago(3_600), time: '12:00' };
  const live = game({ status: 'LIVE', awayScore: 45, homeScore: 38 });

  test('its card shows the score, and no price', async () => {
    await showMarket(started, { of: live });
    expect(card()).toHaveTextContent('Live 45–38');
    expect(card()).not.toHaveTextContent(/Now [−+]|Was [−+]/);
  });

  test('the pick that names the home team first has its points first', async () => {
    const turned = { ...started, teamOne: 'Boston Celtics', teamTwo: 'Memphis Grizzlies' };
    await showMarket(turned, { of: game({ status: 'FINAL', awayScore: 99, homeScore: 101 }) });
    expect(card()).toHaveTextContent('Final 101–99');
  });

  test('a locked pick shows the score as well, and odds are asked for none', async () => {
    const answers = await showMarket({ ...started, locked: true }, { of: live });
    expect(card()).toHaveTextContent('Live 45–38');
    expect(answers.variablesOf(MarketOfDayDocument)[0]).toEqual({ date: '2026-11-20', gameIds: [] });
  });
});

test('a locked pick shows no price, and nobody asks for it', async () => {
  const answers = await showMarket({ locked: true });
  expect(answers.variablesOf(MarketOfDayDocument)[0]).toEqual({ date: '2026-11-20', gameIds: [] });
  expect(card()).not.toHaveTextContent(/Now [−+]|Line now/);
});

test('without a game nothing is downloaded or asked', async () => {
  const answers = await showMarket({ gameId: null });
  expect(answers.timesSent(MarketOfDayDocument)).toBe(0);
});
