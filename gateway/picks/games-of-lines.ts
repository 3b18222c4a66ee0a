import type { Context } from '#gateway/auth/context.ts';
import { gameStartText } from '#schema/rules/market/find-game.ts';
import type { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { question } from '#schema/rules/market/reading/reading.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { PastedPick } from '#schema/rules/picks/pasted-line.ts';
import { easternClock, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { findGames } from './find-games.ts';

/** The game of a line of a sheet. */
export interface LineGame {
  row: number;
  /** Its id; null where a person says that it is on none, undefined where none was found or the question is open. */
  game: string | null | undefined;
  says: string;
}

const ON_NONE = { key: 'none', label: 'On no game of the schedule', value: null };

/** The games that the lines of a sheet are on. Where it may be another one, the reader asks. */
export async function gamesOfLines(
  context: Context,
  reader: SheetReader,
  picks: readonly PastedPick[],
): Promise<LineGame[]> {
  const sought = picks.map((pick) => ({
    ...pick,
    league: pick.sport,
    startsAt: easternInstant(pick.date, pick.time),
  }));
  const found = await findGames(context, context.database.em, sought);
  return picks.map((pick, at) => {
    const { kind, game, choices, says } = found[at] ?? { kind: 'NONE', game: null, choices: [], says: '' };
    const { row, date, time } = pick;
    if (kind !== 'ASKED') return { row, game: game?.id, says };
    const readings = choices.map((choice) => ({
      key: choice.id,
      label: gameStartText(choice),
      value: choice.id,
    }));
    const cell = `${gameText(pick)}, ${date} ${easternClock(easternInstant(date, time))}`;
    const asks = `Which game is ${cell}?`;
    const chosen = reader.take<string | null>(
      row,
      null,
      cell,
      question('game', asks, [...readings, ON_NONE]),
    );
    const label = readings.find(({ value }) => value === chosen)?.label;
    return { row, game: chosen, says: label ? `Linked to ${label}.` : says };
  });
}
