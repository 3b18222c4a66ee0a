import { afterAll, describe, expect, test } from '@jest/globals';
import { verifierFolder } from '#record/testing/run-verifier.ts';
import { honestLog } from '#record/testing/sample-log.ts';

const { check, remove } = verifierFolder();
afterAll(remove);

describe('results and their scores', () => {
  /** An honest record, and a total that was graded as won at 24–20. */
  const withTotal = (line: string) => {
    const log = honestLog();
    const bet = { market: 'TOTAL', selection: `Over ${line}`, line } as const;
    const starts = { startsAt: '2026-11-02T18:00:00.000Z', readableAt: '2026-11-02T13:00:00.000Z' };
    const revealBy = '2026-11-03T05:00:00.000Z';
    const sealed = log.pick({
      pick: 'total',
      at: '2026-11-02T13:00:00.000Z',
      revealBy,
      bet: { ...bet, ...starts },
    });
    log.sign('2026-11-02T13:01:00.000Z');
    log.grade('total', 'WIN', '2026-11-02T22:00:00.000Z', { score: '24–20' });
    log.day([sealed], revealBy);
    log.sign('2026-11-03T05:01:00.000Z');
    return log;
  };

  test('those that follow are counted in a line', async () => {
    const { code, says } = await check(withTotal('43.5'));
    expect(says).toContain(
      '  Scores          3 results follow from their scores, 0 do not, 0 cannot be checked\n',
    );
    expect(code).toBe(0);
  });

  test('one that contradicts its score is named, and breaks the record', async () => {
    const { code, says } = await check(withTotal('45.5'));
    expect(says).toContain(
      '  Scores          2 results follow from their scores, 1 does not (leaf 7: graded WIN, the score says LOSS), 0 cannot be checked\n',
    );
    expect(says).toContain('Leaf 7, rule grade-by-score: It says WIN; its score says LOSS.');
    expect(code).toBe(1);
  });
});
