import { describe, expect, test } from '@jest/globals';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { findGame, type ListedGame, type SoughtGame } from './find-game.ts';

const START = new Date('2031-11-21T00:30:00.000Z');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const TEAMS = ['Boston Celtics', 'Los Angeles Lakers', 'Miami Heat', 'Boston Bruins'].map((name) => ({
  ...{ league: name.endsWith('Bruins') ? ('NHL' as const) : ('NBA' as const), name },
  keys: [name.toLowerCase(), ...(name === 'Boston Celtics' ? ['celts'] : [])],
}));
const game = (given: Partial<ListedGame> = {}): ListedGame => ({
  ...{ id: 'g1', league: 'NBA', day: '2031-11-20', number: 1, startsAt: START, status: 'SCHEDULED' },
  ...{ away: 'Los Angeles Lakers', home: 'Boston Celtics' },
  ...{ awayKeys: ['los angeles lakers'], homeKeys: ['boston celtics', 'celts'] },
  ...given,
});
const PICK: SoughtGame = {
  ...{ league: 'NBA', teamOne: 'Los Angeles Lakers', teamTwo: 'Boston Celtics' },
  ...{ date: '2031-11-20', startsAt: START },
};
const find = (pick: Partial<SoughtGame>, ...games: ListedGame[]) =>
  findGame({ ...PICK, ...pick }, { games, teams: TEAMS });
const SECOND = game({ id: 'g2', number: 2, startsAt: later(4 * HOUR) });

describe('exactly one certain game', () => {
  const earlier = ' There it starts 90 minutes earlier than in this pick.';
  const turned = ' This pick has its teams the other way round.';
  test.each<[string, Partial<SoughtGame>, string]>([
    ['the same words and time', {}, ''],
    ['the home team first', { teamOne: 'Boston Celtics', teamTwo: 'Los Angeles Lakers' }, turned],
    ['a name that somebody confirmed', { teamTwo: 'Celts' }, ''],
    ['a few minutes later', { startsAt: later(5 * MINUTE) }, ''],
    ['90 minutes earlier', { startsAt: later(-90 * MINUTE) }, earlier.replace('earlier', 'later')],
    ['90 minutes later', { startsAt: later(90 * MINUTE) }, earlier],
  ])('%s, and what is otherwise is said', (_, pick, more) => {
    expect(find(pick, game(), game({ id: 'other', awayKeys: ['miami heat'] }))).toMatchObject({
      ...{ kind: 'LINKED', game: { id: 'g1' }, choices: [] },
      says: `Linked to Los Angeles Lakers @ Boston Celtics, 7:30 PM ET.${more}`,
    });
  });

  test('of a doubleheader by its time, and by its number where that is said', () => {
    expect(find({ startsAt: later(3.5 * HOUR) }, game(), SECOND).game?.id).toBe('g2');
    const close = game({ id: 'g2', number: 2, startsAt: later(HOUR) });
    expect(find({ gameNumber: 2 }, game(), close).game?.id).toBe('g2');
  });
});

describe('what is asked', () => {
  test('two games within 90 minutes', () => {
    const close = game({ id: 'g2', number: 2, startsAt: later(HOUR) });
    expect(find({}, game(), close)).toMatchObject({
      ...{ kind: 'ASKED', game: null, choices: [{ id: 'g1' }, { id: 'g2' }] },
      says: 'Not linked yet: the schedule has 2 games of these teams that day, game 1 at 7:30 PM ET, game 2 at 8:30 PM ET. Which one is it?',
    });
  });

  test('two that are both far, and a number that is far from its time', () => {
    expect(find({ startsAt: later(2 * HOUR) }, game(), SECOND).kind).toBe('ASKED');
    expect(find({ gameNumber: 2 }, game(), SECOND).kind).toBe('ASKED');
  });

  test('one at another time of the day', () =>
    expect(find({ startsAt: later(-91 * MINUTE) }, game())).toMatchObject({
      ...{ kind: 'ASKED', choices: [{ id: 'g1' }] },
      says: 'Not linked yet: the schedule has this game at 7:30 PM ET. Is it this one?',
    }));
});

describe('none, and why', () => {
  const so = 'so this pick gets no closing price and no score by itself.';
  test.each<[string, Partial<SoughtGame>, ListedGame[], string]>([
    ['a league without a schedule', { league: 'MLB' }, [game()], 'The schedule has no games of MLB'],
    [
      'a team that is none of the league',
      { teamTwo: 'Boston Celtic' },
      [game()],
      '“Boston Celtic” is no team of NBA in the schedule (is it Boston Celtics, Los Angeles Lakers or Miami Heat?)',
    ],
    ['a team of another league', { teamTwo: 'Boston Bruins' }, [game()], '“Boston Bruins” is no team of NBA'],
    [
      'no such game that day',
      { date: '2031-11-21' },
      [game()],
      'The schedule has no game of these teams on Fri, Nov 21',
    ],
    [
      'one that was postponed',
      {},
      [game({ status: 'POSTPONED' })],
      'The schedule has no game of these teams',
    ],
    ['one that is gone', {}, [game({ status: 'GONE' })], 'The schedule has no game of these teams'],
  ])('%s', (_, pick, games, why) => {
    const found = find(pick, ...games);
    expect(found).toMatchObject({ kind: 'NONE', game: null, choices: [] });
    expect(found.says).toContain(why);
    expect(found.says.endsWith(so)).toBe(true);
  });
});
