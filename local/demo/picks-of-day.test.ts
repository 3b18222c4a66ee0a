import { describe, expect, test } from '@jest/globals';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { pickProblems } from '#schema/rules/picks/pick-rules.ts';
import { netUnits } from '#schema/rules/picks/pick-values.ts';
import { gradingProposal } from '#schema/rules/stats/grading-proposal.ts';
import { percentText } from '#schema/rules/text/numbers.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import type { DemoPick } from './demo-pick.ts';
import { picksOfDay } from './picks-of-day.ts';

/** One day in each month of a year, so that every season is looked at. */
const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-20`);
const sixtyDaysTo = (day: string) =>
  Array.from({ length: 60 }, (_, back) => picksOfDay(addDays(day, -back))).flat();

const isOfRunsOrGoals = ({ league, market }: DemoPick) =>
  (league === 'MLB' || league === 'NHL') && (market === 'TOTAL' || market === 'PROP');
const isOfPriceOnly = ({ league, market }: DemoPick) =>
  market === 'MONEYLINE' || (market === 'SPREAD' && (league === 'MLB' || league === 'NHL'));
const isOfOneTeam = ({ market }: DemoPick) => market === 'PROP';

const unitsOf = (picks: readonly DemoPick[]) =>
  picks.reduce(
    (sum, { result, odds, units }) =>
      sum + (netUnits(result, { staked: units, returned: units * odds }) ?? 0),
    0,
  );

describe('the demo picks', () => {
  test('are the same each time', () => {
    expect(picksOfDay('2026-11-20')).toEqual(picksOfDay('2026-11-20'));
    expect(picksOfDay('2026-11-20')).not.toEqual(picksOfDay('2026-11-21'));
  });

  test.each(DAYS)('of %s are twelve, in all four tiers, and nobody plays twice', (day) => {
    const picks = picksOfDay(day);
    expect(picks).toHaveLength(12);
    expect(new Set(picks.map(({ tier }) => tier))).toEqual(new Set(TIERS));
    const teams = picks.flatMap(({ league, home, away }) => [`${league} ${home}`, `${league} ${away}`]);
    expect(new Set(teams).size).toBe(24);
  });

  test.each(DAYS)('of the sixty days to %s are of all six leagues', (day) => {
    expect(new Set(sixtyDaysTo(day).map(({ league }) => league))).toEqual(new Set(LEAGUES));
  });

  test.each(DAYS)(
    'of the season to %s win a little more than their prices, at most what luck does',
    (day) => {
      const picks = Array.from({ length: 125 }, (_, back) => picksOfDay(addDays(day, -back))).flat();
      const bets = picks.filter(({ result }) => result !== 'PUSH');
      const z =
        bets.reduce((sum, { result, odds }) => sum + (result === 'WIN' ? odds - 1 : -1), 0) /
        Math.sqrt(bets.reduce((sum, { odds }) => sum + odds - 1, 0));
      expect(Math.abs(z)).toBeLessThan(3);
      expect(picks).toHaveLength(1_500);
      expect(picks.filter(({ result }) => result === 'PUSH').length).toBeGreaterThan(20);
    },
  );

  test('of any month, on whatever day it begins, bring what an ordinary month does', () => {
    const days = Array.from({ length: 900 }, (_, at) => unitsOf(picksOfDay(addDays('2026-07-01', at))));
    const sumsOf = (length: number) =>
      days.slice(length).map((_, at) => days.slice(at, at + length).reduce((sum, units) => sum + units, 0));
    const [months, quarters] = [sumsOf(30), sumsOf(90)];
    expect(Math.min(...months)).toBeGreaterThan(-40);
    expect(Math.max(...months)).toBeLessThan(70);
    expect(Math.min(...quarters)).toBeGreaterThan(-25);
    // Good and bad ones, as luck has them.
    expect(months.filter((units) => units < 0).length / months.length).toBeGreaterThan(0.1);
  });

  test('end as their score says, and have a close', () => {
    for (const pick of sixtyDaysTo('2026-11-20')) {
      const words = { ...pick, teamOne: pick.away, teamTwo: pick.home };
      const proposal = gradingProposal(words, pick.score);
      if (pick.market === 'PROP') expect(proposal).toBeNull();
      else expect([pick.id, proposal?.result]).toEqual([pick.id, pick.result]);
      expect(pick.prices.map(({ moment }) => moment)).toContain('CLOSE');
      expect(Math.min(pick.score.one, pick.score.two)).toBeGreaterThanOrEqual(0);
    }
  });

  test('beat the close by a little on average, most by little and few by much', () => {
    const values = sixtyDaysTo('2026-11-20').flatMap(({ line, odds, prices }) => {
      const close = prices.find(({ moment }) => moment === 'CLOSE');
      if (!close?.odds || !close.oddsOther || close.line !== line) return [];
      return [(odds * close.oddsOther) / (close.odds + close.oddsOther) - 1];
    });
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const within = (share: number) =>
      values.filter((value) => Math.abs(value - mean) < share).length / values.length;
    expect(mean).toBeGreaterThan(0.005);
    expect(mean).toBeLessThan(0.03);
    expect(within(0.02)).toBeGreaterThan(0.4);
    expect(within(0.06)).toBeGreaterThan(0.85);
  });

  test('would pass the rules of the form', () => {
    const wrong = sixtyDaysTo('2026-11-20').filter((pick) => {
      const { away: teamOne, home: teamTwo, day: date, details: pickDetails } = pick;
      return Object.keys(pickProblems({ ...pick, teamOne, teamTwo, date, pickDetails })).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  test('push only where a whole-number line can be met', () => {
    const pushes = sixtyDaysTo('2026-11-20').filter(({ result }) => result === 'PUSH');
    expect(pushes.filter(({ line }) => line === null || !Number.isInteger(line))).toEqual([]);
  });

  test('read as sentences, with no name left open', () => {
    const picks = sixtyDaysTo('2026-11-20');
    expect(picks.filter(({ details }) => /[{}]|undefined|null/.test(details))).toEqual([]);
    expect(picks.filter(({ details }) => (details.match(/[.:]( |$)/g) ?? []).length < 2)).toEqual([]);
    expect(new Set(picks.map(({ details }) => details)).size).toBeGreaterThan(picks.length * 0.5);
  });

  test.each(DAYS)('of the sixty days to %s say of no pick what they say of another of its day', (last) => {
    const alike = sixtyDaysTo(last).filter((pick, _, picks) =>
      picks.some(
        ({ id, day, details }) => id !== pick.id && day === pick.day && details.includes(pick.details),
      ),
    );
    expect(alike).toEqual([]);
  });

  test.each(DAYS)('of the sixty days to %s say no sentence twice on one day', (last) => {
    const sentences = sixtyDaysTo(last).flatMap(({ day, details }) =>
      details.split(/(?<=(?<!\bSt)\.) /).map((each) => `${day} ${each}`),
    );
    expect(sentences.filter((each, index) => sentences.indexOf(each) < index)).toEqual([]);
  });

  test('give reasons that follow from their numbers', () => {
    const picks = sixtyDaysTo('2026-11-20');
    const stated = picks.filter(({ probability }) => probability !== null);
    expect(stated.filter(({ probability, odds }) => Number(probability) <= 1 / odds)).toEqual([]);
    const named = picks.flatMap(({ details, probability }) =>
      [...details.matchAll(/covers in ([\d.]+%)/g)].map(([, chance]) => [
        chance,
        percentText(probability ?? 0),
      ]),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const [chance, own] of named) expect(chance).toBe(own);
  });

  /** Words that are wrong under some bets, and those bets. */
  test.each<[string, RegExp, (pick: DemoPick) => boolean]>([
    ['a moneyline', /stay close|bigger margin|covers in/, ({ market }) => market === 'MONEYLINE'],
    ['a moneyline, a run line or a puck line', /half point|number moves|at this number/, isOfPriceOnly],
    ['a total of runs or goals', /\bpoints?\b|\b[Pp]ace\b|defense has an answer/, isOfRunsOrGoals],
    ['the total of one team', /\bBoth (sides|offenses|starters)\b|\bNeither\b|this total comes/, isOfOneTeam],
    ['a favorite', /closer game|underdog/, ({ line }) => (line ?? 0) < 0],
    [
      'an underdog',
      /bigger margin|the favorite/,
      ({ market, line }) => market === 'SPREAD' && (line ?? 0) > 0,
    ],
  ])('say nothing of %s that fits another bet', (_, wrong, isSuch) => {
    const such = DAYS.flatMap(sixtyDaysTo).filter(isSuch);
    expect(such.length).toBeGreaterThan(0);
    expect(such.map(({ details }) => details).filter((each) => wrong.test(each))).toEqual([]);
  });

  test('send only visitors on the road', () => {
    const traveling = sixtyDaysTo('2026-11-20').filter(({ details }) => /\b(road|trip)\b/.test(details));
    expect(traveling.length).toBeGreaterThan(0);
    expect(traveling.filter(({ side, home }) => side !== home)).toEqual([]);
  });

  test('of a Thursday hold at most one game of the NFL, at night', () => {
    const games = picksOfDay('2026-11-19').filter(({ league }) => league === 'NFL');
    expect(games.map(({ time }) => time)).toEqual(['20:15']);
  });
});
