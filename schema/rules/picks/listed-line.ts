import { beforePrice, linelessMarket } from '#schema/rules/market/reading/price-behind.ts';
import { readPricedLine } from '#schema/rules/market/reading/read-line.ts';
import { isBareTeam, readWager } from '#schema/rules/market/reading/read-wager.ts';
import { question } from '#schema/rules/market/reading/reading.ts';
import { teamInGame } from '#schema/rules/market/reading/team-in-game.ts';
import { lineText } from './odds.ts';
import type { PastedLine } from './pasted-line.ts';

type Words = Parameters<typeof readWager>[0];

/** The line with the total that the game's cell lists, where the words are an over or under without one and it is said to be meant. */
export function withListedTotal(line: PastedLine, total: number | null): PastedLine | undefined {
  const { cells, take } = line;
  const [side] = beforePrice(cells.pick);
  if (total === null || cells.line !== '' || linelessMarket(side) !== 'TOTAL') return line;
  const meant = take(
    'pick',
    question('named-line', `The game names a total. Is ${side} ${total} meant?`, [
      { key: 'total', label: `${side} ${total}`, value: `${total}` },
      { key: 'none', label: `${side} without a line`, value: '' },
    ]),
    `${cells.game} / ${cells.pick}`,
  );
  return meant === undefined ? undefined : { ...line, cells: { ...cells, line: meant } };
}

/**
 * The line cell as the pick's own. A spread that stands before the pick is that of a listing, and may be either team's: whose it is, is asked
 * once for the sheet. Undefined while it is open.
 */
export function withOwnLine(line: PastedLine, words: Words): PastedLine | undefined {
  const { cells, sheet, take, nameOf } = line;
  const listed = sheet.isLineListed && cells.line !== '' ? readPricedLine(cells.line, 'SPREAD') : null;
  const points = listed?.kind === 'VALUE' ? listed.value.line : null;
  const picked = teamAlone(words);
  if (!points || !picked) return line;
  const name = nameOf('line');
  const whose = take(
    'line',
    question('whose', `“${name}” stands before the pick. Whose line is it?`, [
      { key: 'pick', label: 'That of the team that is picked', value: null },
      { key: 'one', label: 'That of the team named first', value: 'ONE' },
      { key: 'two', label: 'That of the team named second', value: 'TWO' },
    ]),
    name,
  );
  if (whose === undefined) return undefined;
  if (whose === null || picked === whose) return line;
  const turned = [lineText('SPREAD', -points), beforePrice(cells.line)[1]].join(' ').trim();
  return { ...line, cells: { ...cells, line: turned } };
}

const OF_SPREAD = /\s+(?:ats|spread|run ?line|puck ?line|rl|pl|(?:to )?covers?)$/i;

/** The team of words that name it and no line: 'Celtics', 'Celtics ATS -110'. Null for other words. */
function teamAlone(words: Words): 'ONE' | 'TWO' | null {
  const team = beforePrice(words.pick)[0].replace(OF_SPREAD, '');
  const wager = readWager({ ...words, pick: team });
  return wager.kind === 'VALUE' && isBareTeam(wager.value, team) ? teamInGame(team, words) : null;
}
