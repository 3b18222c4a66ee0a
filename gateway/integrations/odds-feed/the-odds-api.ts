import { createHash } from 'node:crypto';
import type { Clock } from '#gateway/integrations/clock.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY, SECOND } from '#schema/rules/time/durations.ts';
import { fetchLimited } from './fetch-limited.ts';
import type { FeedCredits, FeedFailure, FeedGame, FeedRequest, OddsFeed, Round } from './odds-feed.ts';
import { type ReadGames, readOdds, readSchedule, readScores } from './read-games.ts';
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
    { failures = 0 }: FeedRequest,
    path: string,
    query: Record<string, string>,
    read: (body: unknown) => ReadGames<Game> & { at?: Date },
  ): Promise<Round<Game> | FeedFailure> {
    const at = clock.now();
    const failed = (kind: FeedFailure['kind']) => ({ kind, retryAt: retryAt(clock.now(), failures) });
    const url = new URL(`${origin}/v4${path}`);
    url.search = new URLSearchParams({ apiKey: key, dateFormat: 'iso', ...query }).toString();
    const answer = await fetchLimited(url, { deadline: 10 * SECOND, mostBytes: 16_000_000 });
    if (answer === 'SILENT' || answer === 'BROKEN') return failed(answer);
    const { status, body, headers } = answer;
    if (status !== 200) return failed(failureKind(status, body));
    try {
      const hash = createHash('sha256').update(body).digest('hex');
      return { kind: 'ROUND', at, hash, credits: creditsIn(headers), ...read(JSON.parse(body)) };
    } catch {
      return failed('BROKEN');
    }
  }

  return {
    ...{ name: 'the-odds-api.com', reference, books },
    schedule: (request) => ask(request, `/sports/${SPORTS[request.league]}/events`, {}, readSchedule),
    odds: (request) => ask(request, `/sports/${SPORTS[request.league]}/odds`, prices, readOdds),
    scores: (request) =>
      ask(request, `/sports/${SPORTS[request.league]}/scores`, { daysFrom: DAYS_FROM }, readScores),
    history: (request) => {
      const date = request.at.toISOString().replace(/\.\d+Z$/, 'Z');
      return ask(
        request,
        `/historical/sports/${SPORTS[request.league]}/odds`,
        { ...prices, date },
        readHistory,
      );
    },
  };
}

/** A snapshot says of which moment it is. Throws RangeError when it does not. */
function readHistory(body: unknown) {
  const { timestamp, data } = body as { timestamp?: unknown; data?: unknown };
  const at = new Date(String(timestamp));
  if (Number.isNaN(at.getTime()) || at.getTime() < DAY) throw new RangeError('The snapshot has no moment');
  return { ...readOdds(data), at };
}

function creditsIn(headers: Headers): FeedCredits | null {
  const [remaining, used] = ['x-requests-remaining', 'x-requests-used'].map((name) => headers.get(name));
  if (!remaining || !used || Number.isNaN(Number(remaining)) || Number.isNaN(Number(used))) return null;
  return { remaining: Number(remaining), used: Number(used) };
}
