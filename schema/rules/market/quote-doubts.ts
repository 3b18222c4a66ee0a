import { question, type Reading, value } from '#schema/rules/market/reading/reading.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { NamedTeams } from './game-line.ts';
import type { Quote } from './quotes.ts';

/** From this chance on a team is the favorite beyond doubt. */
const FAVORITE = 0.53;

interface SpreadContext {
  game: NamedTeams;
  /** Of the same book, or of another where spreads have no sign. */
  moneyline: Quote | undefined;
  /** Whether spreads of the file have signs. */
  hasSigns: boolean;
}

/**
 * The spread of a book: asked about where its moneyline has another favorite. Where no spread of the file has a sign, the moneyline has to
 * say which it is, and otherwise a person.
 */
export function readSpread(
  { book, line }: Quote,
  { game, moneyline, hasSigns }: SpreadContext,
): Reading<number | null> {
  if (!line) return value(line);
  const { away, home } = game;
  const text = (points: number) => withMinus(`${away} ${lineText('SPREAD', points)}`);
  const turned = { key: 'turned', label: text(-line), value: -line };
  const written = { key: 'written', label: text(line), value: line };
  const favorite = moneyline && favoriteOf(moneyline);
  if (favorite === (line < 0 ? 'ONE' : 'TWO') || (!favorite && hasSigns)) return value(line);
  if (!favorite)
    return question('no-sign', `No spread of the file has a sign. Is ${text(line)} meant?`, [
      written,
      turned,
    ]);
  const [favored, other] = favorite === 'ONE' ? [away, home] : [home, away];
  const asks = `The moneyline of ${moneyline.book} has ${favored} as favorites, and the spread of ${book} ${other}. Which line is meant?`;
  return question('favorite', asks, [turned, { ...written, label: `${written.label}, as written` }]);
}

/** Null where the two are about as likely to win, and where they can draw. */
function favoriteOf({ one, two, draw }: Quote): 'ONE' | 'TWO' | null {
  const chance = two / (one + two);
  if (draw !== null) return null;
  if (chance >= FAVORITE) return 'ONE';
  return chance <= 1 - FAVORITE ? 'TWO' : null;
}
