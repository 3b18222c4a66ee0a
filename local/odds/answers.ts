import { QUOTE_MARKETS, type Quote, type QuoteMarket } from '#schema/rules/market/quotes.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { BOOKS } from './quotes.ts';
import { type LocalGame, SPORT_KEYS } from './schedule.ts';
import { scoreAt } from './scores.ts';

const MARKET_KEYS: Record<QuoteMarket, string> = { MONEYLINE: 'h2h', SPREAD: 'spreads', TOTAL: 'totals' };

const instant = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z');

export function eventJson({ id, league, startsAt, away, home }: LocalGame) {
  const sport = { sport_key: SPORT_KEYS[league], sport_title: league };
  return { id, ...sport, commence_time: instant(startsAt), home_team: home, away_team: away };
}

/** With the books and markets that were requested, each as of its own moment. */
export function oddsJson(
  game: LocalGame,
  quotes: readonly Quote[],
  {
    books,
    markets,
    at,
  }: { books: readonly string[]; markets: readonly string[]; at: (book: string) => Date },
) {
  const shown = BOOKS.filter(({ key }) => books.includes(key));
  return {
    ...eventJson(game),
    bookmakers: shown.map(({ key, title }) => ({
      ...{ key, title, last_update: instant(at(title)) },
      markets: QUOTE_MARKETS.filter((market) => markets.includes(MARKET_KEYS[market])).flatMap((market) => {
        const quote = quotes.find((each) => each.book === title && each.market === market);
        return quote ? [marketJson(game, quote, instant(at(title)))] : [];
      }),
    })),
  };
}

function marketJson({ away, home }: LocalGame, { market, line, one, two }: Quote, last_update: string) {
  const [first, second] = market === 'TOTAL' ? ['Over', 'Under'] : [away, home];
  const point = (side: 1 | -1) => (line === null ? {} : { point: market === 'SPREAD' ? side * line : line });
  return {
    ...{ key: MARKET_KEYS[market], last_update },
    outcomes: [
      { name: first, price: Number(americanOdds(one)), ...point(1) },
      { name: second, price: Number(americanOdds(two)), ...point(-1) },
    ],
  };
}

/** Live and final scores; a wrong final has a point too many for the home team. */
export function scoreJson(game: LocalGame, moment: Date, isWrong: boolean) {
  const { score, completed } = scoreAt(game, moment);
  const extra = isWrong && completed ? 1 : 0;
  return {
    ...eventJson(game),
    completed,
    scores: score && [
      { name: game.home, score: String(score.home + extra) },
      { name: game.away, score: String(score.away) },
    ],
    last_update: score && instant(moment),
  };
}
