import { createHash } from 'node:crypto';
import type { Clock } from '#gateway/integrations/clock.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import { fetchLimited } from './fetch-limited.ts';
import type { FeedCredits, FeedFailure, FeedGame, FeedRequest, OddsFeed, Round } from './odds-feed.ts';
import type { Asked } from './read-form.ts';
import { type ReadGames, readOddsAnswer, readSchedule, readScores } from './read-games.ts';
import { failureKind, retryAt } from './retry-at.ts';

export const THE_ODDS_API = 'https://api.the-odds-api.com';
const SPORTS: Record<League, string> = {
  NFL: 'americanfootball_nfl',
  NCAAF: 'americanfootball_ncaaf',
  NBA: 'basketball_nba',
  NCAAB: 'basketball_ncaab',
  MLB: 'baseball_mlb',
  NHL: 'icehockey_nhl',
};
/** Finals of the last three days come with the scores. */
const DAYS_FROM = '3';

const MOST_BYTES = 8_000_000;

interface Options {
  /** The provider, or in development the stand-in; without a slash at its end. */
  origin: string;
  key: string;
  books: readonly string[];
  reference: string | null;
  clock: Clock;
}

/** The Odds API, version 4. The key is part of every address, so no address is logged, traced or thrown. */
export function openTheOddsApi({ origin, key, books, reference, clock }: Options): OddsFeed {
  const prices = { bookmakers: books.join(','), markets: 'h2h,spreads,totals', oddsFormat: 'american' };

  async function ask<Game extends FeedGame>(
    { league, failures = 0 }: FeedRequest,
    [before, after]: [before: string, after: string],
    query: Record<string, string>,
    read: (body: unknown, asked: Asked) => Promise<ReadGames<Game> & { at?: Date }>,
  ): Promise<Round<Game> | FeedFailure> {
    const at = clock.now();
    const failed = (kind: FeedFailure['kind'], reason?: string): FeedFailure => ({
      ...{ kind, retryAt: retryAt(clock.now(), failures) },
      ...(reason && { reason }),
    });
    const sport = SPORTS[league];
    const url = new URL(`${origin}/v4${before}/${sport}/${after}`);
    url.search = new URLSearchParams({ apiKey: key, dateFormat: 'iso', ...query }).toString();
    const answer = await fetchLimited(url, { deadline: 10 * SECOND, mostBytes: MOST_BYTES });
    if (answer === 'SILENT') return failed('SILENT');
    if (answer === 'BROKEN') return failed('BROKEN', `It is longer than ${MOST_BYTES} bytes`);
    const { status, body, headers } = answer;
    if (status !== 200) return failed(failureKind(status, body), `Its status is ${status}`);
    try {
      const hash = createHash('sha256').update(body).digest('hex');
      const found = await read(JSON.parse(body), { sport, at });
      return { kind: 'ROUND', at, hash, credits: creditsIn(headers), ...found };
    } catch (failure) {
      return failed('BROKEN', String(failure));
    }
  }

  return {
    ...{ name: 'the-odds-api.com', reference, books },
    schedule: (request) => ask(request, ['/sports', 'events'], {}, readSchedule),
    odds: (request) => ask(request, ['/sports', 'odds'], prices, readOddsAnswer),
    scores: (request) => ask(request, ['/sports', 'scores'], { daysFrom: DAYS_FROM }, readScores),
    history: (request) => {
      const date = request.at.toISOString().replace(/\.\d+Z$/, 'Z');
      return ask(request, ['/historical/sports', 'odds'], { ...prices, date }, readHistory);
    },
  };
}

/** A snapshot says of which moment it is. Throws RangeError when it does not. */
async function readHistory(body: unknown, { sport }: Asked) {
  const { timestamp, data } = body as { timestamp?: unknown; data?: unknown };
  const at = new Date(String(timestamp));
  if (Number.isNaN(at.getTime()) || at.getTime() < DAY) throw new RangeError('The snapshot has no moment');
  return { ...(await readOddsAnswer(data, { sport, at })), at };
}

/** What a column of credits keeps; more than any plan has. */
const MOST_CREDITS = 2 ** 31 - 1;

/** Unknown where the provider says anything but two whole numbers. */
function creditsIn(headers: Headers): FeedCredits | null {
  const [remaining, used] = ['x-requests-remaining', 'x-requests-used'].map(creditsOf(headers));
  return remaining == null || used == null ? null : { remaining, used };
}

function creditsOf(headers: Headers): (name: string) => number | null {
  return (name) => {
    const text = headers.get(name);
    const credits = Number(text);
    return text && Number.isInteger(credits) && credits >= 0 && credits <= MOST_CREDITS ? credits : null;
  };
}
