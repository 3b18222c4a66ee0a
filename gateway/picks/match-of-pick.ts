import type { Context } from '#gateway/auth/context.ts';
import { gameById, gamesById } from '#gateway/games/named-games.ts';
import { type FoundGame, linkedText, type SoughtGame } from '#schema/rules/market/find-game.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { FindGameInput, GameMatchType } from '#schema/types/games/game-match.type.ts';
import { findGames } from './find-games.ts';
import { linkOfPick } from './link-game.sql.ts';
import type { PickRecord } from './pick-rows.ts';

const MOST_CHOICES = 10;
const SAID: GameMatchType = {
  ...{ kind: 'NONE', game: null, choices: [] },
  says: 'On no game of the schedule, as somebody said.',
};

/** The game that a pick is on, or why it is on none yet. */
export async function matchOfPick(context: Context, pick: PickRecord): Promise<GameMatchType> {
  const { em } = context.database;
  const said = context.hasGames ? await linkOfPick.first(em, { pickId: pick.id }) : null;
  const game = said?.gameId ? await gameById(em, said.gameId) : null;
  if (game) return { kind: 'LINKED', game, choices: [], says: linkedText(game) };
  return said ? SAID : matchOf(context, pick);
}

/** The game that a pick with these words would be linked to. */
export function matchOfWords(context: Context, { sport, ...words }: FindGameInput): Promise<GameMatchType> {
  const startsAt = easternInstant(words.date, words.time);
  return matchOf(context, { ...words, league: sport, startsAt });
}

async function matchOf(context: Context, sought: SoughtGame): Promise<GameMatchType> {
  const { em } = context.database;
  const [found] = await findGames(context, em, [sought]);
  return found ? withGames(em, found) : SAID;
}

async function withGames(
  em: Context['database']['em'],
  { kind, game, choices, says }: FoundGame,
): Promise<GameMatchType> {
  const ids = [...(game ? [game] : []), ...choices.slice(0, MOST_CHOICES)].map(({ id }) => id);
  const games = ids.length > 0 ? await gamesById(em, ids) : new Map();
  return {
    ...{ kind, says },
    game: (game && games.get(game.id)) ?? null,
    choices: choices.flatMap(({ id }) => games.get(id) ?? []),
  };
}
