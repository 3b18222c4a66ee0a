import { describe, expect, test } from '@jest/globals';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { SampleLog } from '#record/testing/sample-log.ts';
import { RULES } from './rules.ts';
import { RulesCheck } from './rules-check.ts';

const MORNING = '2026-11-01T13:00:00.000Z';
const NOON = '2026-11-01T17:00:00.000Z';
const START = '2026-11-01T18:00:00.000Z';
const EVENING = '2026-11-01T22:00:00.000Z';
const MIDNIGHT = '2026-11-02T05:00:00.000Z';
const LATER_START = '2026-11-03T18:00:00.000Z';

/** A log with house rules, and what is done to it. */
function checked(write: (log: SampleLog) => void, asOf = '2026-11-02T06:00:00.000Z') {
  return checkedFromTheFirst((log) => {
    log.policy('2026-10-31T12:00:00.000Z');
    write(log);
  }, asOf);
}

function checkedFromTheFirst(write: (log: SampleLog) => void, asOf: string) {
  const log = new SampleLog();
  write(log);
  const check = new RulesCheck();
  for (const [index, { leaf, opening, result }] of log.entries.entries())
    check.take(index, parseLeaf(leaf), opening, result ?? undefined);
  const record = check.provenRecord(Date.parse(asOf));
  return { ...record, rules: check.findings.map(({ leaf, rule }) => `${leaf} ${rule}`) };
}

const ofPick = (at: string) => ({ v: 1, pick: 'pick_a', at }) as const;

describe('what breaks a rule is named, and has no effect', () => {
  const posted = (write: (log: SampleLog) => void) =>
    checked((log) => {
      log.pick({ pick: 'pick_a', at: NOON });
      write(log);
    });

  test.each<[string, (log: SampleLog) => void]>([
    ['2 grade-before-start', (log) => log.grade('pick_a', 'WIN', '2026-11-01T17:59:59.999Z')],
    [
      '2 withdraw-after-start',
      (log) => log.add({ ...ofPick(START), kind: 'withdraw', reason: 'Lost', author: null }),
    ],
    ['2 cancel-after-readable', (log) => log.add({ ...ofPick(NOON), kind: 'cancel' })],
    [
      '2 void-reason',
      (log) => log.add({ ...ofPick(EVENING), kind: 'void', reason: 'LOST', note: null, author: null }),
    ],
    ['2 version-order', (log) => log.pick({ pick: 'pick_a', at: NOON, version: 1 })],
    ['2 unknown-pick', (log) => log.grade('pick_z', 'WIN', EVENING)],
    ['2 unknown-pick', (log) => log.price('pick_z', 'CLOSE', EVENING)],
    ['2 price-moment', (log) => log.price('pick_a', 'NOON', EVENING)],
    ['2 opening', (log) => log.price('pick_a', 'CLOSE', EVENING, '1.9100001')],
    ['2 time-order', (log) => log.policy(MORNING)],
    ['2 most-units', (log) => log.pick({ pick: 'pick_b', at: NOON, bet: { units: '5.01' } })],
    [
      '2 reveal-deadline',
      (log) => log.pick({ pick: 'pick_b', at: NOON, revealBy: '2026-11-03T18:00:00.001Z' }),
    ],
    ['2 opening', (log) => log.pick({ pick: 'pick_b', at: NOON, bet: { odds: '1.9100001' } })],
  ])('%s', (rule, write) => {
    const { rules, tally } = posted(write);
    expect(rules).toEqual([rule]);
    expect(tally).toMatchObject({ wins: 0, losses: 0, withdrawn: 0, voids: 0 });
  });

  test.each<[string, (log: SampleLog) => void]>([
    [
      'withdraw-after-start',
      (log) => log.add({ ...ofPick(EVENING), kind: 'withdraw', reason: 'Lost', author: null }),
    ],
    ['cancel-after-readable', (log) => log.add({ ...ofPick(EVENING), kind: 'cancel' })],
  ])('%s: a later start, named before the first one, takes no loss back', (rule, takeBack) => {
    const { rules, tally, cancelled } = checked((log) => {
      log.pick({ pick: 'pick_a', at: MORNING, bet: { readableAt: LATER_START } });
      log.pick({
        pick: 'pick_a',
        at: NOON,
        version: 2,
        bet: { startsAt: LATER_START, readableAt: LATER_START },
      });
      takeBack(log);
    });
    expect({ rules, withdrawn: tally.withdrawn, cancelled }).toEqual({
      rules: [`3 ${rule}`],
      withdrawn: 0,
      cancelled: 0,
    });
  });

  test('a version that puts the deadline off without a move: both are overdue by the first one', () => {
    const { rules, sealed } = checked((log) => {
      log.pick({ pick: 'pick_a', at: MORNING, isSealed: true });
      log.pick({
        pick: 'pick_a',
        at: NOON,
        version: 2,
        revealBy: '2036-11-02T05:00:00.000Z',
        isSealed: true,
      });
    }, '2026-11-05T00:00:00.000Z');
    expect({ rules, sealed }).toEqual({ rules: ['2 move', '1 overdue', '2 overdue'], sealed: 0 });
  });

  test('a result at the start breaks no rule, as its sentence says', () => {
    const found = (at: string) => posted((log) => log.grade('pick_a', 'WIN', at)).rules;
    expect({
      before: found('2026-11-01T17:59:59.999Z'),
      at: found(START),
      says: RULES['grade-before-start'],
    }).toEqual({
      before: ['2 grade-before-start'],
      at: [],
      says: 'There is no result before the start.',
    });
  });

  test('a void before the start, and for a reason that was published after the pick was sealed', () => {
    const makeVoid = (at: string, reason: string) => (log: SampleLog) => {
      log.add({ ...ofPick(NOON), pick: 'pick_a', kind: 'void', reason, note: null, author: null, at });
    };
    expect(posted(makeVoid(NOON, 'POSTPONED')).rules).toEqual(['2 grade-before-start']);
    const { rules, tally } = posted((log) => {
      const rulesText = '0'.repeat(64);
      const late = { v: 1, kind: 'policy', at: EVENING, mostUnits: '5.00', rules: rulesText } as const;
      log.add({ ...late, voidReasons: ['POSTPONED', 'LOST'] });
      makeVoid(EVENING, 'LOST')(log);
    });
    expect({ rules, voids: tally.voids }).toEqual({ rules: ['3 void-reason'], voids: 0 });
  });

  test('a void for a reason of the first policy, where the pick was sealed before it', () => {
    const voided = (reason: string) => {
      const { rules, tally } = checkedFromTheFirst((log) => {
        log.pick({ pick: 'pick_a', at: NOON });
        const policy = {
          v: 1,
          kind: 'policy',
          at: EVENING,
          mostUnits: '5.00',
          rules: '0'.repeat(64),
        } as const;
        log.add({ ...policy, voidReasons: ['POSTPONED', 'LOST'] });
        log.add({ ...ofPick(EVENING), kind: 'void', reason, note: null, author: null });
      }, MIDNIGHT);
      return { rules, voids: tally.voids };
    };
    expect(voided('LOST')).toEqual({ rules: ['2 void-reason'], voids: 0 });
    expect(voided('POSTPONED')).toEqual({ rules: [], voids: 1 });
  });

  test('a stake that a later policy forbids stays right in an edit, and is wrong in a new pick', () => {
    const { rules } = checked((log) => {
      log.pick({ pick: 'pick_a', at: MORNING, bet: { units: '5.00' } });
      log.policy(MORNING, '3.00');
      log.pick({ pick: 'pick_a', at: NOON, version: 2, bet: { units: '5.00', odds: '2.000000' } });
      log.pick({ pick: 'pick_b', at: NOON, bet: { units: '5.00' } });
    });
    expect(rules).toEqual(['4 most-units']);
  });

  test('a version after the withdrawal', () => {
    const { rules, tally } = posted((log) => {
      log.add({ ...ofPick(NOON), kind: 'withdraw', reason: 'Injury', author: null });
      log.pick({ pick: 'pick_a', at: NOON, version: 2 });
    });
    expect({ rules, tally }).toMatchObject({ rules: ['3 after-withdrawal'], tally: { withdrawn: 1 } });
  });
});
