import { readLine } from '#schema/rules/market/reading/read-line.ts';
import { beforePrice, isBareTeam, readWager } from '#schema/rules/market/reading/read-wager.ts';
import { question } from '#schema/rules/market/reading/reading.ts';
import { teamInGame } from '#schema/rules/market/reading/team-in-game.ts';
import { lineText } from './odds.ts';
import type { PastedLine } from './pasted-line.ts';

type Words = Parameters<typeof readWager>[0];

/**
 * The line cell as the pick's own. A spread that stands before the pick is that of a listing, and may be either team's: whose it is, is asked
 * once for the sheet. Undefined while it is open.
 */
export function withOwnLine(line: PastedLine, words: Words): PastedLine | undefined {
  const { cells, sheet, take, nameOf } = line;
  const points = sheet.isLineListed && cells.line !== '' ? readLine(cells.line, 'SPREAD') : null;
  if (points?.kind !== 'VALUE' || !points.value || !isTeamAlone(words)) return line;
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
  const picked = teamInGame(beforePrice(cells.pick)[0], words);
  if (whose === null || picked === whose) return line;
  return { ...line, cells: { ...cells, line: lineText('SPREAD', -points.value) } };
}

function isTeamAlone(words: Words): boolean {
  const wager = readWager(words);
  return wager.kind === 'VALUE' && isBareTeam(wager.value, words.pick);
}
