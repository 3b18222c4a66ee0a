import { describe, expect, test } from '@jest/globals';
import type { Bet } from '#record/leaf/bet.ts';
import { type Grade, type GradeLeaf, parseLeaf } from '#record/leaf/leaf.ts';
import { SampleLog } from '#record/testing/sample-log.ts';
import { RulesCheck } from './rules-check.ts';

const NOON = '2026-11-01T17:00:00.000Z';
const EVENING = '2026-11-01T22:00:00.000Z';

type Given = [bet: Partial<Bet>, result: Grade, grade: Partial<GradeLeaf>];

function check(write: (log: SampleLog) => void) {
  const log = new SampleLog();
  log.policy('2026-10-31T12:00:00.000Z');
  write(log);
  const rules = new RulesCheck();
  for (const [index, { leaf, opening }] of log.entries.entries()) rules.take(index, parseLeaf(leaf), opening);
  const { scores } = rules.provenRecord(Date.parse('2026-11-02T06:00:00.000Z'));
  return { scores, broken: rules.findings.map(({ leaf, rule, says }) => `${leaf} ${rule}: ${says}`) };
}

function ofOne(...[bet, result, grade]: Given) {
  return check((log) => {
    log.pick({ pick: 'pick_a', at: NOON, bet });
    log.grade('pick_a', result, EVENING, grade);
  });
}

const spread = (selection: string, line: string): Partial<Bet> => ({ selection, line });
const total = (side: string, line: string): Partial<Bet> => ({
  market: 'TOTAL',
  selection: `${side} ${Number(line)}`,
  line,
});
const moneyline = { market: 'MONEYLINE', selection: 'Jets moneyline', line: null } as const;

describe('a result follows from its score', () => {
  test.each<Given>([
    [spread('Bills -3.5', '-3.50'), 'WIN', { score: '24-20' }],
    [spread('Bills -3', '-3.00'), 'PUSH', { score: '23–20' }],
    [spread('Jets +3.5', '3.50'), 'LOSS', { score: '24 : 20' }],
    [total('Over', '43.50'), 'WIN', { score: '24–20' }],
    [total('Under', '44.00'), 'PUSH', { score: '24–20' }],
    [moneyline, 'LOSS', { score: '24–20' }],
    [moneyline, 'PUSH', { score: '20–20' }],
  ])('%j %s %j', (...given) =>
    expect(ofOne(...given)).toEqual({
      scores: { follow: 1, contradicted: 0, unchecked: 0, first: null },
      broken: [],
    }),
  );
});

describe('what the words or the score leave open is counted', () => {
  test.each<Given>([
    [{}, 'WIN', { score: null }],
    [{}, 'WIN', { score: '24-20 after overtime' }],
    [{ market: 'PROP', selection: 'Bills team total over 20.5', line: '20.50' }, 'WIN', { score: '24-20' }],
    [{ market: null }, 'WIN', { score: '24-20' }],
    [spread('Bills -3.25', '-3.25'), 'WIN', { score: '24-20' }],
    [spread('Giants -3.5', '-3.50'), 'WIN', { score: '24-20' }],
    [spread('Bills first half -4.5', '-4.50'), 'WIN', { score: '24-20' }],
    [total('Over 1H', '45.50'), 'WIN', { score: '24-20' }],
  ])('%j %s %j', (...given) =>
    expect(ofOne(...given)).toEqual({
      scores: { follow: 0, contradicted: 0, unchecked: 1, first: null },
      broken: [],
    }),
  );

  test('and what is void, withdrawn, late or still without a result is not', () => {
    const { scores } = check((log) => {
      for (const pick of ['pick_a', 'pick_b', 'pick_c']) log.pick({ pick, at: NOON });
      log.pick({ pick: 'pick_d', at: EVENING });
      const of = (pick: string) => ({ v: 1, pick, author: null }) as const;
      log.add({ ...of('pick_b'), kind: 'withdraw', at: NOON, reason: 'Injury' });
      log.grade('pick_a', 'WIN', EVENING, { score: '0-30' });
      log.add({ ...of('pick_a'), kind: 'void', at: EVENING, reason: 'POSTPONED', note: null });
      log.grade('pick_d', 'WIN', EVENING);
      log.grade('pick_c', 'PENDING', EVENING, { score: '24-20' });
    });
    expect(scores).toEqual({ follow: 0, contradicted: 0, unchecked: 0, first: null });
  });
});

describe('a result that its score contradicts', () => {
  test.each<Given>([
    [total('Over', '45.50'), 'WIN', { score: '24-20' }],
    [spread('Bills -4.5', '-4.50'), 'WIN', { score: '24-20' }],
    [spread('Bills -3.5', '-3.50'), 'PUSH', { score: '24-20' }],
  ])('breaks the record where no order of the teams explains it: %j %s %j', (...given) => {
    const { scores, broken } = ofOne(...given);
    expect(scores).toMatchObject({ follow: 0, contradicted: 1, first: { leaf: 2, result: given[1] } });
    expect(broken).toEqual([expect.stringMatching(/^2 grade-by-score: It says (WIN|PUSH); its score says/)]);
  });

  const over = total('Over', '45.50');
  test.each<[why: string, ...Given]>([
    ['the other team first', {}, 'WIN', { score: '20-24' }],
    ['a reason', over, 'WIN', { score: '24-20', reason: 'Overtime: 27–20' }],
    ['another bet', spread('Bills at the next window -4.5', '-4.50'), 'WIN', { score: '24-20' }],
    ['a bet of three ways', { ...moneyline }, 'LOSS', { score: '20-20' }],
  ])('is printed, and breaks nothing where %s may explain it', (_, ...given) => {
    const { scores, broken } = ofOne(...given);
    expect(scores).toMatchObject({ contradicted: 1, first: { leaf: 2 } });
    expect(broken).toEqual([]);
  });

  test('is corrected by a further grade', () => {
    const { scores, broken } = check((log) => {
      log.pick({ pick: 'pick_a', at: NOON, bet: over });
      log.grade('pick_a', 'WIN', EVENING, { score: '24-20' });
      log.grade('pick_a', 'LOSS', EVENING, { score: '24-20' });
    });
    expect([scores.follow, broken]).toEqual([1, []]);
  });
});
