import { describe, expect, test } from '@jest/globals';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { SampleLog } from '#record/testing/sample-log.ts';
import { RulesCheck } from './rules-check.ts';

const MORNING = '2026-11-01T13:00:00.000Z';
const NOON = '2026-11-01T17:00:00.000Z';
const START = '2026-11-01T18:00:00.000Z';
const EVENING = '2026-11-01T22:00:00.000Z';
const MIDNIGHT = '2026-11-02T05:00:00.000Z';

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

describe('what counts', () => {
  test('a pick that was posted before its start', () => {
    const { tally, late, rules } = checked((log) => {
      log.day([log.pick({ pick: 'pick_a', at: NOON }), log.grade('pick_a', 'WIN', EVENING)], MIDNIGHT);
    });
    expect({ tally, late, rules }).toMatchObject({ tally: { wins: 1, units: 1.82 }, late: 0, rules: [] });
  });

  test.each([START, EVENING])('one posted at %s is late, and never counts', (at) => {
    const { tally, late, rules } = checked((log) => {
      log.pick({ pick: 'pick_a', at });
      log.grade('pick_a', 'WIN', EVENING);
    });
    expect({ tally, late, rules }).toMatchObject({ tally: { wins: 0, units: null }, late: 1, rules: [] });
  });

  test('the last words from before the start', () => {
    const { tally, lateEdits, rules } = checked((log) => {
      log.pick({ pick: 'pick_a', at: MORNING, bet: { units: '1.00' } });
      log.pick({ pick: 'pick_a', at: NOON, version: 2, bet: { units: '3.00' } });
      log.pick({ pick: 'pick_a', at: EVENING, version: 3, bet: { units: '5.00', startsAt: MIDNIGHT } });
      log.grade('pick_a', 'LOSS', EVENING);
    });
    expect({ tally, lateEdits }).toMatchObject({ tally: { losses: 1, units: -3 }, lateEdits: 1 });
    expect(rules).toEqual([]);
  });

  test('both sides, when both were sealed', () => {
    const { tally } = checked((log) => {
      log.pick({ pick: 'pick_a', at: NOON });
      log.pick({ pick: 'pick_b', at: NOON, bet: { selection: 'Jets +3.5' } });
      log.grade('pick_a', 'WIN', EVENING);
      log.grade('pick_b', 'LOSS', EVENING);
    });
    expect(tally).toMatchObject({ wins: 1, losses: 1 });
  });

  test('the last grade, and each change of it is counted', () => {
    const { tally, regraded, regrades } = checked((log) => {
      log.pick({ pick: 'pick_a', at: NOON });
      for (const result of ['WIN', 'LOSS', 'PUSH'] as const) log.grade('pick_a', result, EVENING);
    });
    expect({ tally, regraded, regrades }).toMatchObject({ tally: { pushes: 1 }, regraded: 1, regrades: 2 });
  });

  test('withdrawn, cancelled and void picks do not, and are counted apart', () => {
    const { tally, cancelled, rules } = checked((log) => {
      for (const pick of ['pick_a', 'pick_b', 'pick_c'])
        log.pick({ pick, at: MORNING, bet: { readableAt: START } });
      log.add({ ...ofPick(NOON), kind: 'withdraw', reason: 'Injury', author: null });
      log.add({ ...ofPick(NOON), kind: 'cancel', pick: 'pick_b' });
      const reason = { reason: 'POSTPONED', note: null, author: null };
      log.add({ ...ofPick(EVENING), kind: 'void', pick: 'pick_c', ...reason });
    });
    expect({ tally, cancelled }).toMatchObject({
      tally: { wins: 0, losses: 0, voids: 1, withdrawn: 1 },
      cancelled: 1,
    });
    expect(rules).toEqual([]);
  });

  const YEARS_LATER = '2027-01-01T00:00:00.000Z';
  /** A pick from before the log, entered with its opening after its game. */
  const imported = (log: SampleLog, pick: string, version = 1) => {
    const index = log.pick({ pick, version, at: EVENING });
    const entry = log.entries[index];
    if (!entry) throw new Error('no leaf');
    entry.leaf = entry.leaf.replace('"kind":"pick"', '"kind":"import"').replace(/}$/, ',"postedAt":null}');
  };
  const withdraw = (log: SampleLog, pick: string) =>
    log.add({ ...ofPick(EVENING), pick, kind: 'withdraw', reason: 'Before the log began', author: null });
  const makeVoid = (log: SampleLog, pick: string) =>
    log.add({ ...ofPick(EVENING), pick, kind: 'void', reason: 'BEFORE_THE_LOG', note: null, author: null });

  test('imported picks stand apart, are never overdue, and what became of them before the log is taken as it is', () => {
    const record = checkedFromTheFirst((log) => {
      for (const pick of ['pick_a', 'pick_b', 'pick_c']) imported(log, pick);
      log.grade('pick_a', 'WIN', EVENING);
      makeVoid(log, 'pick_b');
      withdraw(log, 'pick_c');
      log.policy(MIDNIGHT);
    }, YEARS_LATER);
    expect(record).toMatchObject({
      ...{ picks: 0, rules: [], tally: { wins: 0 } },
      imported: { picks: 3, tally: { wins: 1, voids: 1, withdrawn: 1 } },
    });
  });

  test('once the log has begun nothing is imported, and imported picks keep to the rules', () => {
    const { rules } = checkedFromTheFirst((log) => {
      imported(log, 'pick_a');
      log.policy(EVENING);
      withdraw(log, 'pick_a');
      makeVoid(log, 'pick_a');
      imported(log, 'pick_b');
      imported(log, 'pick_a', 2);
    }, YEARS_LATER);
    expect(rules).toEqual(['2 withdraw-after-start', '3 void-reason', '4 import-first', '5 import-first']);
  });
});

describe('prices', () => {
  test('are open with their picks, and each replacement is counted', () => {
    const { prices, pricesReplaced, rules } = checked((log) => {
      log.pick({ pick: 'pick_a', at: NOON });
      log.price('pick_a', 'POSTED', NOON);
      log.price('pick_a', 'CLOSE', EVENING);
      log.price('pick_a', 'CLOSE', MIDNIGHT);
    });
    expect({ prices, pricesReplaced, rules }).toEqual({ prices: 3, pricesReplaced: 1, rules: [] });
  });

  test('stay sealed as long as their picks, and no longer', () => {
    const sealedPrice = (isSealed: boolean) =>
      checked((log) => {
        log.pick({ pick: 'pick_a', at: NOON, isSealed });
        const entry = log.entries[log.price('pick_a', 'POSTED', NOON)];
        if (entry) entry.opening = null;
      }).rules;
    expect([sealedPrice(true), sealedPrice(false)]).toEqual([[], ['2 opening-withheld']]);
  });
});

describe('overdue', () => {
  const sealed = (log: SampleLog) => log.pick({ pick: 'pick_a', at: NOON, isSealed: true });

  test('sealed until a day after its deadline; then lost at the most units', () => {
    expect(checked(sealed, '2026-11-03T05:00:00.000Z')).toMatchObject({ sealed: 1, overdue: 0, rules: [] });
    expect(checked(sealed, '2026-11-03T05:00:00.001Z')).toMatchObject({
      sealed: 0,
      overdue: 1,
      tally: { losses: 1, units: -5, unitsStaked: 5 },
      rules: ['1 overdue'],
    });
  });

  test('opened too late stays lost, whatever the result', () => {
    const { tally, overdue } = checked((log) => {
      const index = log.pick({ pick: 'pick_a', at: NOON });
      log.grade('pick_a', 'WIN', EVENING);
      log.day([index], '2026-11-03T05:00:00.001Z');
    });
    expect({ tally, overdue }).toMatchObject({ tally: { wins: 0, losses: 1, units: -5 }, overdue: 1 });
  });

  test('an earlier version that is not opened, too', () => {
    const { overdue, rules } = checked((log) => {
      log.pick({ pick: 'pick_a', at: MORNING, isSealed: true });
      log.day([log.pick({ pick: 'pick_a', at: NOON, version: 2 })], MIDNIGHT);
    }, '2026-11-05T00:00:00.000Z');
    expect({ overdue, rules }).toEqual({ overdue: 1, rules: ['1 overdue'] });
  });

  test('an earlier version is due with the last one: it does not stay sealed by the result, whatever it named', () => {
    const [far, then] = ['2098-11-01T18:00:00.000Z', '2098-11-02T05:00:00.000Z'];
    const lost = (write: (log: SampleLog) => void) =>
      checked((log) => {
        log.pick({ pick: 'pick_a', at: MORNING, revealBy: then, bet: { startsAt: far }, isSealed: true });
        const second = log.pick({ pick: 'pick_a', at: NOON, version: 2 });
        log.grade('pick_a', 'LOSS', EVENING);
        write(log);
        log.day([second], MIDNIGHT);
      }, '2026-11-20T00:00:00.000Z');
    expect(lost(() => {})).toMatchObject({ sealed: 0, overdue: 1, rules: ['1 overdue'] });
    expect(
      lost((log) => log.add({ ...ofPick(EVENING), kind: 'move', revealBy: then, reason: null })).rules,
    ).toEqual(['4 move', '1 overdue']);
    expect(
      lost((log) =>
        log.pick({ pick: 'pick_a', at: EVENING, version: 3, revealBy: then, bet: { startsAt: far } }),
      ).rules,
    ).toEqual(['4 move', '1 overdue', '4 overdue']);
  });

  test('a day that came nearer may be put off again, within 14 days of the earliest', () => {
    const back = (revealBy: string) =>
      checked((log) => {
        const starts = { startsAt: '2026-11-19T18:00:00.000Z' };
        log.pick({ pick: 'pick_a', at: MORNING, revealBy: '2026-11-20T05:00:00.000Z', bet: starts });
        log.pick({ pick: 'pick_a', at: MORNING, version: 2 });
        log.add({ ...ofPick(MORNING), kind: 'move', revealBy, reason: null });
      }).rules;
    expect(back('2026-11-16T05:00:00.000Z')).toEqual([]);
    expect(back('2026-11-20T05:00:00.000Z')).toEqual(['3 move']);
  });

  test('a deadline moves before it has passed, 14 days in all', () => {
    const moved = (at: string, revealBy: string) =>
      checked((log) => {
        sealed(log);
        log.add({ ...ofPick(at), kind: 'move', revealBy, reason: 'Postponed' });
      }, '2026-11-10T00:00:00.000Z');
    expect(moved(EVENING, '2026-11-16T05:00:00.000Z')).toMatchObject({ moved: 1, sealed: 1, rules: [] });
    for (const [at, revealBy] of [
      [MIDNIGHT, '2026-11-16T05:00:00.000Z'],
      [EVENING, '2026-11-16T05:00:00.001Z'],
      [EVENING, '2026-11-01T05:00:00.000Z'],
    ] as const)
      expect(moved(at, revealBy)).toMatchObject({ moved: 0, overdue: 1, rules: ['2 move', '1 overdue'] });
  });
});

test('a pick without a result a week after its start is counted, so that no loss is left ungraded unseen', () => {
  const ungraded = (asOf: string, write: (log: SampleLog) => void = () => {}) =>
    checked((log) => {
      log.day([log.pick({ pick: 'pick_a', at: NOON })], MIDNIGHT);
      write(log);
    }, asOf).ungraded;
  const [week, then] = ['2026-11-08T18:00:00.000Z', '2026-11-08T18:00:00.001Z'];
  expect([ungraded(week), ungraded(then)]).toEqual([0, 1]);
  expect(ungraded(then, (log) => log.grade('pick_a', 'LOSS', MIDNIGHT))).toBe(0);
});

describe('what an honest desk does breaks no rule', () => {
  test('a pick whose opening was put off in time is deleted before anyone could read it', () => {
    const deleted = (editedAt: string) =>
      checked((log) => {
        const [start, opens] = ['2026-11-01T23:00:00.000Z', '2026-11-01T20:00:00.000Z'];
        log.pick({ pick: 'pick_a', at: MORNING, bet: { startsAt: start, readableAt: NOON } });
        log.pick({ pick: 'pick_a', at: editedAt, version: 2, bet: { startsAt: start, readableAt: opens } });
        log.add({ ...ofPick(START), kind: 'cancel' });
      });
    expect(deleted('2026-11-01T16:59:59.999Z')).toMatchObject({ rules: [], cancelled: 1 });
    expect(deleted(NOON)).toMatchObject({ rules: ['3 cancel-after-readable'], cancelled: 0 });
  });

  test('a game that was moved twice is graded after the start that was corrected', () => {
    const graded = (at: string) =>
      checked((log) => {
        log.pick({ pick: 'pick_a', at: MORNING });
        log.pick({ pick: 'pick_a', at: NOON, version: 2, bet: { startsAt: '2026-11-02T00:00:00.000Z' } });
        log.pick({
          ...{ pick: 'pick_a', at: '2026-11-01T19:00:00.000Z', version: 3 },
          bet: { startsAt: '2026-11-01T21:00:00.000Z' },
        });
        log.grade('pick_a', 'WIN', at);
      });
    expect(graded(EVENING)).toMatchObject({ rules: [], lateEdits: 1, tally: { wins: 1 } });
    expect(graded('2026-11-01T20:59:59.999Z').rules).toEqual(['4 grade-before-start']);
  });
});
