import { expect, test } from '@jest/globals';
import { parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import { type Answer, SheetReader } from './questions.ts';
import type { ScheduledGame } from './read-scheduled-start.ts';

const game = (date: string, time: string, away: string, home: string): ScheduledGame => ({
  ...{ league: 'MLB', date, time },
  ...{ awayKeys: [away.toLowerCase()], homeKeys: [home.toLowerCase()] },
});
const NAMES = ['Chicago Cubs', 'Chicago White Sox', 'New York Mets', 'Atlanta Braves', 'Boston Red Sox'];
const TEAMS = NAMES.map((name) => ({ league: 'MLB' as const, name, keys: [name.toLowerCase()] }));
const GAMES = [
  game('2026-06-02', '13:05', 'Chicago Cubs', 'Atlanta Braves'),
  game('2026-06-02', '19:05', 'New York Mets', 'Chicago White Sox'),
  game('2026-06-03', '19:05', 'Boston Red Sox', 'Atlanta Braves'),
];

function read(teams: string, date = '', answers: Answer[] = []) {
  const reader = new SheetReader(answers);
  const text = `sport,tier,game,date,pick,details\nMLB,Plus,${teams},${date},Over 8,Why`;
  const { picks } = parsePastedPicks(text, { day: '2026-06-02', reader, teams: TEAMS, games: GAMES });
  const [asked] = reader.questions;
  return { picks, labels: asked?.choices.map(({ label }) => label), problems: reader.problems };
}

test.each([
  ['Chicago', '', ['Chicago Cubs @ Atlanta Braves', 'New York Mets @ Chicago White Sox']],
  ['Braves', '', ['Chicago Cubs @ Atlanta Braves']],
  ['Braves', '6/3', ['Boston Red Sox @ Atlanta Braves']],
])('a city or a team alone is asked about with the games of its day: %s %s', (teams, date, labels) => {
  expect(read(teams, date)).toMatchObject({ picks: [], labels });
  const answers = [{ question: `game:game-of-team:${teams}`, choice: labels[0] ?? '' }];
  const [teamOne, teamTwo] = labels[0]?.split(' @ ') ?? [];
  expect(read(teams, date, answers).picks).toMatchObject([{ teamOne, teamTwo }]);
});

test('and refused where the schedule has no such game', () => {
  for (const [teams, date] of [
    ['Seattle', ''],
    ['Mets', '6/3'],
  ])
    expect(read(teams ?? '', date).problems[0]?.reason).toMatch(/write the two teams as Away @ Home$/);
});
