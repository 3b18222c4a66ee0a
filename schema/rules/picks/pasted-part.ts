import { folded } from '#schema/rules/market/reading/game-part.ts';
import { type PartWords, partWordsIn, withoutPartWords } from '#schema/rules/market/reading/part-words.ts';
import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { readPart } from '#schema/rules/market/reading/read-market.ts';
import type { NamedTeams } from '#schema/rules/market/reading/read-teams.ts';
import { oneReadingOf } from '#schema/rules/market/reading/wager-questions.ts';
import { type PastedLine, withPick } from './pasted-line.ts';

const WHOLE = 'Whole game';
/** The columns whose names may say of which part of the game all of their cells are: 'Pick (1H)'. */
const OF_BET = ['game', 'pick', 'market', 'line', 'odds'] as const;

/**
 * The line with the part of the game in the words of its bet, wherever it is said: in a column of its own, in the name of another, beside
 * the teams or with the market. Undefined where it is wrong, or where two places say two and nobody has said which is meant.
 */
export function withPart(line: PastedLine, named: NamedTeams | undefined): PastedLine | undefined {
  const { cells, take, nameOf } = line;
  const part = take('part', readPart(cells.part));
  if (part === undefined) return undefined;
  const beside = [part, named?.part, ...OF_BET.map(nameOf)].flatMap(
    (words) => partWordsIn(words ?? '') ?? [],
  );
  const ofMarket = partWordsIn(cells.market);
  const isWhole = part === null && !isBlank(cells.part);
  if (beside.length === 0 && !ofMarket && !isWhole) return line;
  const own = partWordsIn(cells.pick);
  const stretches = [...beside, ofMarket, own].map((words) => words?.stretch ?? null);
  const meant = meantStretch(line, [isWhole ? WHOLE : null, ...stretches]);
  return meant === undefined ? undefined : withPick(line, wordsOn(meant, { pick: cells.pick, own, beside }));
}

/** The stretch that all places name, or that is meant; null where they name none. */
function meantStretch({ cells, take }: PastedLine, named: (string | null)[]): string | null | undefined {
  const stretches = exactOf(named);
  if (stretches.length === 0) return null;
  const place = [cells.part, cells.game, cells.market, cells.pick].filter((cell) => !isBlank(cell));
  return take('part', oneReadingOf('words', stretches, String), place.join(' / '));
}

interface PartedWords {
  pick: string;
  own: PartWords | null;
  beside: readonly PartWords[];
}

/** The words of a bet on a stretch, without another one of their own. */
function wordsOn(stretch: string | null, { pick, own, beside }: PartedWords): string {
  const isOther = own?.stretch && own.stretch !== stretch;
  const more = beside.filter((each) => each.stretch === null || each.stretch === stretch);
  return more.reduce(withWords, isOther ? withoutPartWords(pick, own) : pick);
}

/** Without those that say less than another one: 'H' beside '1H'. */
function exactOf(stretches: readonly (string | null)[]): string[] {
  const known = stretches.filter((stretch) => stretch !== null);
  return known.filter((one) => !known.some((other) => other !== one && other.endsWith(one)));
}

function withWords(pick: string, { written, stretch }: PartWords): string {
  const isSaid = stretch ? partWordsIn(pick)?.stretch === stretch : folded(pick).includes(folded(written));
  return isSaid ? pick : `${pick} ${written.replaceAll(/[()[\]:]/g, '')}`;
}
