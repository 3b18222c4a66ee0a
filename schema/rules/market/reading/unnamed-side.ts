import { lineText } from '#schema/rules/picks/odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { otherBet } from './other-bet.ts';
import { plainText } from './plain-text.ts';
import { question, type Reading, value } from './reading.ts';
import type { Renamed } from './team-words.ts';

interface LinedPick {
  pick: string;
  teamOne: string;
  teamTwo: string;
  market?: Market | null;
  line?: number | null;
}

/** The words in full where they name no side of their market: 'Lakers' in a game of two others, a total without over or under. Null: as written. */
export function readUnnamedSide(given: LinedPick): Reading<Renamed | null> {
  const { market = null, line = null, ...words } = given;
  const isDecided = market === null || market === 'PROP' || selectionOf({ ...words, market, line });
  // A part of the game has a question of its own.
  return isDecided || otherBet(words) ? value(null) : sideQuestion(market, line, words);
}

/** Which side of a market is meant. */
export function sideQuestion(
  market: Exclude<Market, 'PROP'>,
  line: number | null,
  { pick, teamOne, teamTwo }: LinedPick,
): Reading<Renamed | null> {
  const points = line === null ? '' : ` ${lineText(market, line)}`;
  const sides =
    market === 'TOTAL'
      ? [`Over${points}`, `Under${points}`]
      : [teamOne, teamTwo].map((team) => plainText(team) + (market === 'MONEYLINE' ? ' ML' : points));
  const named = sides.map((name, at) => ({
    ...{ key: at === 0 ? 'one' : 'two', label: withMinus(name) },
    value: { written: pick, name },
  }));
  const asks = `“${pick}” names neither ${market === 'TOTAL' ? 'over nor under' : 'team of the game'}. Which bet is meant?`;
  return question('side', asks, [
    ...named,
    { key: 'written', label: 'As written: its result is entered by hand', value: null },
  ]);
}
