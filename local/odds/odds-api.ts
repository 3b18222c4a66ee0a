import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { oddsCost, SCORES_COST } from '#schema/rules/market/feed-budget.ts';
import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import { eventJson, oddsJson, scoreJson } from './answers.ts';
import { createFaults, type Faults, withArbitrage } from './faults.ts';
import { BOOKS, quotesAt } from './quotes.ts';
import { gamesAround, type LocalGame, leagueOfSport } from './schedule.ts';
import { scoreAt } from './scores.ts';

/** The only key that it takes. */
export const LOCAL_ODDS_KEY = 'local-odds-key';
/** Where the gateway of the local world finds it. */
export const ODDS_PATH = '/local/odds';
/** Snapshots of history are so far apart. */
const SNAPSHOTS = 5 * MINUTE;

export interface OddsStandIn {
  now: () => Date;
  faults: Faults;
  /** Every game that the provider has now, faults included. */
  games(): LocalGame[];
}

/** The provider of odds of the local world: the demo's games with their prices and scores, by its clock. */
export function createOddsStandIn(now: () => Date): OddsStandIn {
  const faults = createFaults(now);
  return { now, faults, games: () => faults.shown(gamesAround(now())) };
}

type Request = FastifyRequest<{ Params: { sport: string }; Querystring: Record<string, string | undefined> }>;

/** The Odds API, version 4: the same paths, parameters, headers and errors, below `prefix`. */
export function installOddsApi(app: FastifyInstance, standIn: OddsStandIn, prefix: string): void {
  const route = (
    path: string,
    cost: (query: Request['query']) => number,
    answer: (games: LocalGame[], request: Request) => unknown,
  ) =>
    app.get(`${prefix}/v4${path}`, async (request: Request, reply: FastifyReply) => {
      if (standIn.faults.lasts('silence')) return untilGone(request);
      const refusal = refusalOf(standIn, request);
      if (refusal) return reply.code(refusal.status).send(errorJson(refusal.code));
      const price = cost(request.query);
      const credits = standIn.faults.pay(price);
      const { used, remaining } = credits ?? standIn.faults.credits();
      reply.headers({ 'x-requests-used': used, 'x-requests-remaining': remaining, 'x-requests-last': price });
      if (!credits) return reply.code(401).send(errorJson('OUT_OF_USAGE_CREDITS'));
      if (standIn.faults.isBroken()) return reply.type('application/json').send('[{"id": "');
      const league = leagueOfSport(request.params.sport);
      return reply.send(
        answer(
          standIn.games().filter((game) => game.league === league),
          request,
        ),
      );
    });
  const perRegion = ({ bookmakers = '' }: Request['query']) => oddsCost(bookmakers.split(',').length);
  route(
    '/sports/:sport/events',
    () => 0,
    (games) => games.filter((game) => isListed(game, standIn.now())).map(eventJson),
  );
  route('/sports/:sport/odds', perRegion, (games, { query }) => {
    const arbitrage = arbitrageGame(standIn);
    return games
      .filter((game) => isListed(game, standIn.now()))
      .map((game) => oddsOf(standIn, game, query, standIn.now(), game.id === arbitrage));
  });
  route(
    '/sports/:sport/scores',
    () => SCORES_COST,
    (games, { query }) => scoresOf(standIn, games, Number(query.daysFrom ?? 0)),
  );
  route(
    '/historical/sports/:sport/odds',
    (query) => 10 * perRegion(query),
    (games, { query }) => {
      const at = new Date(Math.floor(Date.parse(query.date ?? '') / SNAPSHOTS) * SNAPSHOTS);
      const soon = (game: LocalGame) => game.startsAt.getTime() - at.getTime() < DAY;
      const listed = games.filter((game) => soon(game) && isListed(game, at));
      return { timestamp: at.toISOString(), data: listed.map((game) => oddsOf(standIn, game, query, at)) };
    },
  );
}

/** Those to come and those that are being played. */
function isListed(game: LocalGame, moment: Date): boolean {
  return !scoreAt(game, moment).completed;
}

function oddsOf(
  { faults }: OddsStandIn,
  game: LocalGame,
  query: Request['query'],
  moment: Date,
  hasArbitrage = false,
) {
  const stoppedAt = faults.stoppedAt();
  const at = (book: string) =>
    stoppedAt && book === BOOKS[0].title && stoppedAt < moment ? stoppedAt : moment;
  const quotes = quotesAt(game, moment);
  const stopped = stoppedAt ? quotesAt(game, stoppedAt) : [];
  const current = quotes.map((quote) =>
    at(quote.book) === moment
      ? quote
      : (stopped.find((old) => old.book === quote.book && old.market === quote.market) ?? quote),
  );
  const shown = hasArbitrage ? withArbitrage(current) : current;
  const listOf = (text: string | undefined) => (text ?? '').split(',');
  return oddsJson(game, shown, { books: listOf(query.bookmakers), markets: listOf(query.markets), at });
}

/** The game with the arbitrage, while there is one: the first that begins after it. */
function arbitrageGame({ faults, games }: OddsStandIn): string | undefined {
  const until = faults.arbitrageUntil();
  if (until === null) return undefined;
  const later = games().filter(({ startsAt }) => startsAt.getTime() > until);
  return later.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0]?.id;
}

function scoresOf({ now, faults }: OddsStandIn, games: LocalGame[], daysFrom: number) {
  const oldest = now().getTime() - daysFrom * DAY;
  return games
    .filter((game) => !scoreAt(game, now()).completed || game.startsAt.getTime() >= oldest)
    .map((game) => scoreJson(game, now(), faults.isWrong(game.id)));
}

function refusalOf(
  { faults }: OddsStandIn,
  { query, params }: Request,
): { status: number; code: string } | null {
  if (faults.lasts('rate')) return { status: 429, code: 'EXCEEDED_FREQ_LIMIT' };
  if (!query.apiKey) return { status: 401, code: 'MISSING_KEY' };
  if (query.apiKey !== LOCAL_ODDS_KEY) return { status: 401, code: 'INVALID_KEY' };
  return leagueOfSport(params.sport) ? null : { status: 404, code: 'UNKNOWN_SPORT' };
}

function errorJson(code: string) {
  return { message: code.toLowerCase().replaceAll('_', ' '), error_code: code };
}

/** Nothing is answered; the caller gives up. */
function untilGone({ raw }: Request): Promise<never> {
  return new Promise((_, reject) => raw.once('close', () => reject(new Error('gone'))));
}
