import { expect, test } from '@jest/globals';
import { readScheduledStart } from './read-scheduled-start.ts';

test('a game that the schedule has twice has one start', () => {
  const game = {
    ...{ league: 'NBA' as const, date: '2026-12-02', time: '19:30' },
    ...{ awayKeys: ['suns'], homeKeys: ['hawks'] },
  };
  const teams = { teamOne: 'Suns', teamTwo: 'Hawks', gameNumber: null, part: null, line: null, total: null };
  expect(readScheduledStart({ league: 'NBA', teams, date: game.date }, [game, { ...game }])).toEqual({
    kind: 'VALUE',
    value: { date: game.date, time: '19:30' },
  });
});
