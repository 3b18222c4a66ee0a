import { afterAll, describe, expect, test } from '@jest/globals';
import { verifierFolder } from '#record/testing/run-verifier.ts';
import { honestLog, policy, pricedLog, SampleLog } from '#record/testing/sample-log.ts';

const { save, run, remove } = verifierFolder();
afterAll(remove);

/** The verifier on a record in a file that is not packed. */
const check = (record: string | SampleLog, trusted = policy) =>
  run(
    save('all.ndjson', typeof record === 'string' ? record : record.text()),
    '--policy',
    save('policy.txt', trusted),
  );
const checkReceipt = (receipt: string) =>
  run('--policy', save('policy.txt', policy), '--receipt', save('x.tlog-proof', receipt));

describe('whatever a file is cut down to or changed into, it proves nothing else', () => {
  /** Primes, so that each kind of place is met. */
  const places = (length: number, step: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, at) => at * step);
  const withOther = (text: string, at: number) => {
    const other =
      text[at] === 'A' ? 'B' : /\d/.test(text[at] ?? '') ? String((Number(text[at]) + 1) % 10) : 'A';
    return text.slice(0, at) + other + text.slice(at + 1);
  };
  /** But for when the file says that it ends: no signature holds that. */
  const facts = (says: string) => says.replace(/as of .* UTC/, '');

  test('a record', async () => {
    const text = honestLog().text();
    const honest = await check(text);
    expect(honest.code).toBe(0);
    for (const at of places(text.length, 31)) {
      const changed = await check(withOther(text, at));
      if (changed.code === 0) expect(facts(changed.says)).toBe(facts(honest.says));
      expect((await check(text.slice(0, at))).code).not.toBe(0);
    }
  });

  test('lines that are left out, doubled or exchanged', async () => {
    const lines = pricedLog().text().trimEnd().split('\n');
    const honest = await check(pricedLog());
    for (const at of lines.keys()) {
      const [line = '', next = ''] = lines.slice(at);
      for (const others of [[], [line, line], [next, line]]) {
        const changed = await check(
          `${lines.toSpliced(at, others[0] === next ? 2 : 1, ...others).join('\n')}\n`,
        );
        if (changed.code === 0) expect(facts(changed.says)).toBe(facts(honest.says));
      }
    }
  });

  test('a receipt', async () => {
    const log = honestLog();
    const receipt = await log.receipt(1, log.noteOf(3, '2026-11-01T13:06:00Z'), 3);
    expect((await checkReceipt(receipt)).code).toBe(0);
    for (const at of places(receipt.length, 7)) {
      expect([at, (await checkReceipt(withOther(receipt, at))).code]).not.toEqual([at, 0]);
      expect([at, (await checkReceipt(receipt.slice(0, at))).code]).not.toEqual([at, 0]);
    }
  });
});
