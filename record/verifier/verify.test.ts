import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { COSIGNATURE, ED25519, formatVerifierKey } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { type GivenFiles, verifierFolder } from '#record/testing/run-verifier.ts';
import {
  honestLog,
  ORIGIN,
  policy,
  pricedLog,
  SampleLog,
  signer,
  witness,
} from '#record/testing/sample-log.ts';

const { folder, save, run, check, remove } = verifierFolder();
afterAll(remove);

describe('an honest record is proved', () => {
  test('exit 0, with what it comes to', async () => {
    const { code, says } = await check(honestLog());
    expect(says).toContain('PROVED');
    expect(code).toBe(0);
    expect(says).toContain('Won–lost–push   1–1–0 (50.0% of wins and losses)');
    expect(says).toContain('Units           −0.2 units on 4.0 staked');
    expect(says).toContain('2 sealed picks');
    expect(says).toContain(
      'It began 2026-10-31 12:00 UTC by its own clock; witnesses first saw it 2026-11-01 13:06 UTC.\n',
    );
  });

  test('with its prices', async () => {
    const { code, says } = await check(pricedLog());
    expect(says).toContain(
      'Prices          3 opened; 2 closes, 0 of them seen by witnesses before the start; 1 replaced an earlier one; 1 of the time of posting or of an opening were seen by witnesses only after the start: wins, losses and units above use none of them\n',
    );
    expect(code).toBe(0);
  });

  test('with a receipt that was kept', async () => {
    const log = honestLog();
    const receipt = await log.receipt(1, log.noteOf(3, '2026-11-01T13:06:00Z'), 3);
    const { code, says } = await check(log, { receipt });
    expect(code).toBe(0);
    expect(says).toContain('Bills – Jets, Bills -3.5 (version 1)');
    expect(says).toContain('That was before the start, 2026-11-01 18:00 UTC.');
  });

  test('a receipt alone', async () => {
    const log = honestLog();
    const receipt = save('a.tlog-proof', await log.receipt(1, log.noteOf(3, '2026-11-01T13:06:00Z'), 3));
    expect(receipt.length).toBeLessThan(3_000);
    const { code } = await run('--policy', save('policy.txt', policy), '--receipt', receipt);
    expect(code).toBe(0);
  });
});

describe('what cannot be decided is said in a sentence, with exit 2', () => {
  const undecided = async (record: string | SampleLog, says: string, given: GivenFiles = {}) => {
    const outcome = await check(record, given);
    expect(outcome.says).toContain(says);
    expect(outcome.says).toContain('NOT DECIDED');
    expect(outcome.code).toBe(2);
  };
  test('a policy by which half of the witnesses are enough: each half could have been shown another history', async () => {
    const other = signerOf('witness.example/2', COSIGNATURE).key;
    const half = formatPolicy(
      signer.key,
      [
        { name: 'w1', key: witness.key },
        { name: 'w2', key: other },
      ],
      1,
    );
    await undecided(honestLog(), 'More than half have to agree.', { policy: half });
    const log = honestLog();
    const receipt = await log.receipt(1, log.noteOf(3, '2026-11-01T13:06:00Z'), 3);
    const alone = ['--policy', save('half.txt', half), '--receipt', save('half.tlog-proof', receipt)];
    const { code, says } = await run(...alone);
    expect([code, says]).toEqual([2, expect.stringContaining('More than half have to agree.')]);
  });

  const stranger = signerOf('other.example/log', ED25519, new Uint8Array(32).fill(9));

  test('a receipt of another log', async () => {
    const other = honestLog();
    const receipt = await other.receipt(1, other.noteOf(3, null, stranger), 3);
    await undecided(honestLog(), 'of the log other.example/log, which the policy does not name', { receipt });
  });

  test('a record of another log', async () => {
    await undecided(honestLog(), `of the log ${ORIGIN}, which the policy does not name`, {
      policy: formatPolicy(stranger.key, [{ name: 'w1', key: witness.key }], 1),
    });
  });

  test('the right name with another key', async () => {
    const key = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(8)).key;
    await undecided(honestLog(), 'another key', { policy: formatPolicy(key, [], 0) });
  });

  test('a file that is cut off: between lines, within one, and packed', async () => {
    const text = honestLog().text();
    await undecided(text.split('\n').slice(0, -2).join('\n').concat('\n'), 'cut off after 6 leaves');
    await undecided(text.slice(0, 2_000), 'cut off within a line');
    const packed = save('cut.ndjson.gz', gzipSync(text).subarray(0, 900));
    expect(await run(packed, '--policy', save('policy.txt', policy))).toMatchObject({ code: 2 });
  });

  test('leaves under no checkpoint', async () => {
    const log = honestLog();
    log.checkpoints.pop();
    await undecided(log, 'No signed checkpoint holds the leaves from 3 on');
  });

  test('no witnessed time before the start; --accept-stated-times believes the log', async () => {
    const log = honestLog();
    log.checkpoints[0] = { size: 3, note: log.noteOf(3, '2026-11-01T18:00:00Z') };
    await undecided(
      log,
      'No witness had seen 2 of the counted or withdrawn picks before their start, leaf 1 the first',
    );
    const archive = save('all.ndjson', log.text());
    const words = [archive, '--policy', save('policy.txt', policy), '--accept-stated-times'];
    expect((await run(...words)).code).toBe(0);
  });

  test('files that are missing, unreadable or something else', async () => {
    const trust = save('policy.txt', policy);
    for (const [words, says] of [
      [[join(folder, 'none.gz'), '--policy', trust], `There is no file ${join(folder, 'none.gz')}.`],
      [[folder, '--policy', trust], `cannot be read (EISDIR)`],
      [[save('x.gz', 'hello'), '--policy', trust], 'no gzip file'],
      [[save('x.ndjson', 'hello\n'), '--policy', trust], 'no JSON object'],
      [[save('y.ndjson', ''), '--policy', trust], 'is empty'],
      [['--policy', trust, '--receipt', save('x.tlog-proof', 'hello')], 'This is not a proof'],
      [['--policy', save('bad.txt', 'hello'), '--receipt', trust], 'Policy, line 1'],
      [['--receipt', trust], 'There is no file policy.txt.'],
      [['--policy', trust], 'Name a record'],
      [['--quick'], 'There is no option --quick'],
    ] as const)
      expect(await run(...words)).toMatchObject({ code: 2, says: expect.stringContaining(says) });
  });

  test('a lost pick that was withdrawn afterwards, with a time from before its start', async () => {
    const log = new SampleLog();
    log.policy('2026-10-31T12:00:00.000Z');
    const lost = log.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z' });
    log.sign('2026-11-01T13:06:00.000Z');
    const backDated = { v: 1, pick: 'pick_a', at: '2026-11-01T17:59:00.000Z', author: null } as const;
    log.add({ ...backDated, kind: 'withdraw', reason: 'Injury' });
    log.day([lost], '2026-11-02T05:01:00.000Z');
    log.sign('2026-11-02T05:02:00.000Z');
    await undecided(
      log,
      'No witness had seen 1 of the counted or withdrawn picks before their start, leaf 2',
    );
    log.checkpoints.push({ size: 3, note: log.noteOf(3, '2026-11-01T17:59:30Z') });
    expect(await check(log)).toMatchObject({ code: 0 });
  });

  /** Three picks that were witnessed in time, and one that was sealed eight seconds before the start. */
  const seconds = (result: 'WIN' | 'LOSS' | 'withdrawn') => {
    const log = new SampleLog();
    log.policy('2026-10-31T12:00:00.000Z');
    const sealed = ['a', 'b', 'c'].map((id) => log.pick({ pick: id, at: '2026-11-01T13:00:00.000Z' }));
    log.sign('2026-11-01T13:06:00.000Z');
    sealed.push(log.pick({ pick: 'late', at: '2026-11-01T17:59:52.000Z' }));
    if (result === 'withdrawn')
      log.add({
        ...{ v: 1, kind: 'withdraw', pick: 'late', at: '2026-11-01T17:59:55.000Z' },
        ...{ reason: 'Injury', author: null },
      } as const);
    else log.grade('late', result, '2026-11-01T22:00:00.000Z');
    for (const id of ['a', 'b']) log.grade(id, 'WIN', '2026-11-01T22:00:00.000Z');
    log.grade('c', 'LOSS', '2026-11-01T22:00:00.000Z');
    log.day(sealed, '2026-11-02T05:01:00.000Z');
    log.sign('2026-11-02T05:02:00.000Z');
    return log;
  };

  test.each([
    ['WIN', '2–1–0'],
    ['LOSS', '2–2–0'],
    ['withdrawn', '2–2–0'],
  ] as const)(
    'one pick that no witness could see in time leaves the record decided: %s',
    async (result, tally) => {
      const { code, says } = await check(seconds(result));
      expect(says).toContain(`Won–lost–push   ${tally}`);
      expect(says).toContain('Unwitnessed     1 (leaf ');
      expect([code, says.trimEnd().split('\n').at(-1)]).toEqual([0, 'PROVED']);
    },
  );

  test('a policy of several logs, whose sizes and roots would be mixed up', async () => {
    const two = `log ${formatVerifierKey(stranger.key)}\n${policy}`;
    await undecided(honestLog(), 'The policy names several logs', { policy: two });
  });

  test('a file with a second beginning in it, and one without an end of line', async () => {
    const [header = '', ...lines] = honestLog().text().split('\n');
    await undecided([header, header, ...lines].join('\n'), 'does not begin, once, with the name');
    await undecided(`${header}\n${' '.repeat(1 << 21)}`, 'a line that is too long for a record');
  });

  test('words nested so deeply that reading them runs out of stack', async () => {
    const log = honestLog();
    const deep = `{"v":1,"kind":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    log.entries[5] = { leaf: deep, opening: null, result: null };
    log.checkpoints.pop();
    log.sign('2026-11-02T05:02:00.000Z');
    const { code, says } = await check(log);
    expect([code, says]).toEqual([1, expect.stringContaining('Leaf 5, rule leaf-form')]);
    const receipt = await log.receipt(5, log.noteOf(6, null), 6);
    expect((await check(honestLog(), { receipt })).says).toContain('The leaf is no JSON object.');
  });

  test('a leaf that cannot be read is named', async () => {
    const log = honestLog();
    log.entries[5] = { leaf: '{"v":1,"kind":"other"}', opening: null, result: null };
    log.checkpoints.pop();
    log.sign('2026-11-02T05:02:00.000Z');
    const { code, says } = await check(log);
    expect(code).toBe(1);
    expect(says).toContain('Leaf 5, rule leaf-form');
  });
});
