import { expect, test } from '@jest/globals';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import { readGameFile } from './game-file.ts';
import type { KnownWorld } from './game-line.ts';

const NOW = new Date('2026-12-02T17:00:00Z');
const columns = Object.entries({ league: 'NBA', book: 'Harbor' }).map(([of, value]) => ({
  ...{ column: '', of, value },
}));
const SCREEN = ['"Fri 12/4, 7:30 PM",Spread,Money', 'Bulls,+3.5 -110,+140', 'Celtics,-3.5 -105,-160'];

function read(
  lines: readonly string[],
  { games = [] as KnownWorld['games'], answers = [] as Answer[] } = {},
) {
  const file = readGameFile(lines.join('\n'), { now: NOW, teams: [], games }, { columns, answers });
  return {
    games: file.games.map(({ away, home, quotes }) => [
      ...[`${away} @ ${home}`, ...quotes.map(({ line, one, two }) => `${line} ${one} ${two}`)],
    ]),
    questions: file.questions.map(({ key, rows }) => [key, rows]),
    problems: file.problems,
  };
}
const known = (away: string, home: string) => ({
  ...{ ids: ['g1'], league: 'NBA' as const, away, home, startsAt: new Date('2026-12-05T00:30:00Z') },
  ...{ awayKeys: [away.toLowerCase()], homeKeys: [home.toLowerCase()] },
});
const BULLS_AWAY = ['Bulls @ Celtics', 'null 2.4 1.625', '3.5 1.909091 1.952381'];
const BULLS_HOME = ['Celtics @ Bulls', 'null 1.625 2.4', '-3.5 1.952381 1.909091'];

test('a screen without rotation numbers is asked once who is at home, and prices stay with their teams', () => {
  const lines = [...SCREEN, 'Suns,+2.5 -110,+120', 'Hawks,-2.5 -105,-140'];
  expect(read(lines)).toEqual({ games: [], questions: [[':home:two lines a game', [2, 4]]], problems: [] });
  const answered = (choice: string) =>
    read(SCREEN, { answers: [{ question: ':home:two lines a game', choice }] }).games;
  expect(answered('lower')).toEqual([BULLS_AWAY]);
  expect(answered('upper')).toEqual([BULLS_HOME]);
});

test.each([
  ['the schedule has the game', SCREEN, [known('Bulls', 'Celtics')], BULLS_AWAY],
  ['the schedule has it the other way round', SCREEN, [known('Celtics', 'Bulls')], BULLS_HOME],
  [
    'an @ stands before the team below',
    SCREEN.map((line) => line.replace('Celtics', '@ Celtics')),
    [],
    BULLS_AWAY,
  ],
  ['rotation numbers say it', SCREEN.map((line, at) => `${['Rot', 501, 502][at]},${line}`), [], BULLS_AWAY],
])('and is not where %s', (_what, lines, games, game) => {
  expect(read(lines, { games })).toEqual({ games: [game], questions: [], problems: [] });
});
