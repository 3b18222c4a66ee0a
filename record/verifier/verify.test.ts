import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ArchiveLine } from '#record/archive/lines.ts';
import { ED25519, formatVerifierKey } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import {
  CHECKED_AT,
  honestLog,
  ORIGIN,
  policy,
  pricedLog,
  SampleLog,
  textOfLines,
  witness,
} from '#record/testing/sample-log.ts';
import { verify } from './verify.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, text: string | Buffer): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

async function run(...words: string[]): Promise<{ code: number; says: string }> {
  let says = '';
  const code = await verify(
    words,
    (text) => {
      says += text;
    },
    CHECKED_AT,
  );
  return { code, says };
}

interface GivenFiles {
  receipt?: string;
  checkpoint?: string;
  policy?: string;
}

/** Runs the verifier on a record, with what someone kept. */
function check(record: string | SampleLog, given: GivenFiles = {}) {
  const text = typeof record === 'string' ? record : record.text();
  const archive = save('all.ndjson.gz', gzipSync(text));
  const words = [archive, '--policy', save('policy.txt', given.policy ?? policy)];
  if (given.receipt) words.push('--receipt', save('pick.tlog-proof', given.receipt));
  if (given.checkpoint) words.push('--checkpoint', save('kept.txt', given.checkpoint));
  return run(...words);
}

const lineAt = (lines: readonly ArchiveLine[], leaf: number) =>
  lines.findIndex((line) => line.line === 'leaf' && line.index === leaf);

/** Changes the leaf lines of an honest record as someone does who does not hold the key. */
function edited(edit: (lines: ArchiveLine[]) => void, log = honestLog()): string {
  const lines = log.lines();
  edit(lines);
  return textOfLines(lines);
}

/** Changes one leaf line. */
function changed(
  leaf: number,
  change: (line: Extract<ArchiveLine, { line: 'leaf' }>) => ArchiveLine,
  log = honestLog(),
): string {
  return edited((lines) => {
    const at = lineAt(lines, leaf);
    const line = lines[at];
    if (line?.line === 'leaf') lines[at] = change(line);
  }, log);
}

describe('an honest record is proved', () => {
  test('exit 0, with what it comes to', async () => {
    const { code, says } = await check(honestLog());
    expect(says).toContain('PROVED');
    expect(code).toBe(0);
    expect(says).toContain('Won–lost–push   1–1–0 (50.00 % of wins and losses)');
    expect(says).toContain('Units           −0.18 units on 4.00');
    expect(says).toContain('2 sealed picks');
    expect(says).toContain(
      'It began 2026-10-31 12:00 UTC by its own clock; witnesses first saw it 2026-11-01 13:06 UTC.\n',
    );
  });

  test('with its prices', async () => {
    const { code, says } = await check(pricedLog());
    expect(says).toContain(
      'Prices          3 opened; 1 replaced an earlier one; 1 of posting or of an opening recorded later, seen by no witness before the start: no win, loss or unit above uses them\n',
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

describe("the forger's kit: each is named by leaf and rule", () => {
  const broken = async (
    record: string | SampleLog,
    leaf: number | string,
    rule: string,
    given: GivenFiles = {},
  ) => {
    const { code, says } = await check(record, given);
    expect(says).toContain(`${typeof leaf === 'number' ? `Leaf ${leaf}` : leaf}, rule ${rule}:`);
    expect(says).toContain('BROKEN');
    expect(code).toBe(1);
  };

  test('a changed word in a leaf', async () => {
    await broken(
      changed(3, (line) => ({ ...line, leaf: line.leaf.replace('24-20', '20-24') })),
      3,
      'leaf-hash',
    );
  });

  test('a changed word in a leaf, and in its tile: the root tells', async () => {
    const forged = honestLog();
    forged.entries[3] = {
      ...forged.entries[3],
      leaf: String(forged.entries[3]?.leaf).replace('24-20', '20-24'),
    } as never;
    await broken(forged, 3, 'root');
  });

  test('a changed word of the bet, or of its reason', async () => {
    for (const word of ['Bills -3.5', 'rested'])
      await broken(
        changed(1, (line) => ({
          ...line,
          opening: JSON.parse(JSON.stringify(line.opening).replace(word, 'other')),
        })),
        1,
        'opening',
      );
  });

  test('a changed price', async () => {
    await broken(
      changed(
        7,
        (line) => ({
          ...line,
          opening: JSON.parse(JSON.stringify(line.opening).replace('1.900000', '1.700000')),
        }),
        pricedLog(),
      ),
      7,
      'opening',
    );
  });

  test('a price that is not opened with its pick', async () => {
    const log = pricedLog();
    log.entries[8] = { ...log.entries[8], opening: null } as never;
    await broken(log, 8, 'opening-withheld');
  });

  test('a dropped leaf', async () => {
    await broken(
      edited((lines) => lines.splice(lineAt(lines, 2), 1)),
      2,
      'leaf-order',
    );
  });

  test('a dropped leaf, the rest renumbered', async () => {
    const log = honestLog();
    log.entries.splice(2, 1);
    await broken(log, 0, 'root');
    expect((await check(log)).says).toContain('of 0 to 2 one was changed, left out or put in');
  });

  test('reordered leaves', async () => {
    await broken(
      edited((lines) => {
        const [one, other] = [lineAt(lines, 1), lineAt(lines, 2)];
        [lines[one], lines[other]] = [lines[other] as ArchiveLine, lines[one] as ArchiveLine];
      }),
      1,
      'leaf-order',
    );
  });

  test('an inserted leaf', async () => {
    const log = honestLog();
    const leaf = String(log.entries[1]?.leaf).replace('pick_a', 'pick_c');
    log.entries.splice(3, 0, { leaf, opening: null, result: null });
    await broken(log, 3, 'root');
  });

  test('history written again with the key, against an older receipt', async () => {
    const log = honestLog();
    const receipt = await log.receipt(2, log.noteOf(3, '2026-11-01T13:06:00Z'), 3);
    const rewritten = new SampleLog();
    rewritten.policy('2026-10-31T12:00:00.000Z');
    const first = rewritten.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z' });
    const second = rewritten.pick({
      pick: 'pick_b',
      at: '2026-11-01T13:05:00.000Z',
      bet: { selection: 'Jets +3.5' },
    });
    rewritten.sign('2026-11-01T13:06:00.000Z');
    rewritten.grade('pick_a', 'WIN', '2026-11-01T22:00:00.000Z');
    rewritten.grade('pick_b', 'WIN', '2026-11-01T22:01:00.000Z');
    rewritten.day([first, second], '2026-11-02T05:01:00.000Z');
    rewritten.sign('2026-11-02T05:02:00.000Z');
    expect((await check(rewritten)).code).toBe(0);
    await broken(rewritten, 2, 'one-history', { receipt });
    await broken(rewritten, 2, 'one-root', { receipt });
    await broken(rewritten, 2, 'one-root', { checkpoint: log.noteOf(3, null) });
  });

  test('a log cut off with the key, against an older receipt', async () => {
    const log = honestLog();
    const receipt = await log.receipt(4, log.noteOf(6, '2026-11-02T05:02:00Z'), 6);
    const cut = honestLog();
    cut.entries.length = 3;
    cut.checkpoints.length = 1;
    await broken(cut, 4, 'one-history', { receipt });
  });

  test('a leaf that was not signed yet when the file was made is no log cut off', async () => {
    const log = honestLog();
    const receipt = await log.receipt(5, log.noteOf(6, '2026-11-02T05:02:00Z'), 6);
    const older = honestLog();
    older.entries.length = 3;
    for (const entry of older.entries) entry.result = null;
    older.checkpoints.length = 1;
    older.endsAt = '2026-11-02T05:02:00.000Z';
    const { code, says } = await check(older, { receipt });
    expect([code, says]).toEqual([2, expect.stringContaining('download it again')]);
    older.endsAt = '2026-11-02T05:12:00.000Z';
    await broken(older, 5, 'one-history', { receipt });
  });

  test('two checkpoints of one size', async () => {
    const log = honestLog();
    const other = honestLog();
    other.entries[4] = {
      leaf: String(other.entries[4]?.leaf).replace('20-24', '24-20'),
      opening: null,
      result: null,
    };
    log.checkpoints.push({ size: 6, note: other.noteOf(6, null) });
    await broken(log, 5, 'one-root');
  });

  test('an opening withheld that the log says was published', async () => {
    await broken(
      changed(2, (line) => ({ ...line, opening: null })),
      2,
      'opening-withheld',
    );
  });

  test('an opening withheld altogether: lost at the most units', async () => {
    const log = new SampleLog();
    log.policy('2026-10-31T12:00:00.000Z');
    log.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z', isSealed: true });
    log.sign('2026-11-01T13:06:00.000Z');
    log.endsAt = '2026-11-03T05:00:00.001Z';
    await broken(log, 1, 'overdue');
    const { says } = await check(log);
    expect(says).toContain('Won–lost–push   0–1–0');
    expect(says).toContain('−5.00 units on 5.00');
    expect(says).toContain('Overdue         1');
  });

  test('an opening of another leaf, and another salt', async () => {
    const other = honestLog().entries[2]?.opening ?? null;
    const salt = other && 'salt' in other ? other.salt : '';
    await broken(
      changed(1, (line) => ({ ...line, opening: other })),
      1,
      'opening',
    );
    await broken(
      changed(1, (line) => ({ ...line, opening: line.opening && { ...line.opening, salt } })),
      1,
      'opening',
    );
  });

  test('a flipped bit of a tile', async () => {
    await broken(
      edited((lines) => {
        const tile = lines.find((line) => line.line === 'tile');
        if (tile?.line === 'tile') tile.hashes[4 * 32] = (tile.hashes[4 * 32] ?? 0) ^ 1;
      }),
      4,
      'leaf-hash',
    );
  });

  test('a grade changed without a leaf', async () => {
    await broken(
      changed(2, (line) => ({ ...line, result: 'WIN' })),
      2,
      'grade-without-leaf',
    );
  });

  test('a checkpoint that the key did not sign', async () => {
    const forged = honestLog()
      .text()
      .replace(
        /(picks\.example\/record\/log\\n6\\n)(.)/,
        (_all, head, letter) => head + (letter === 'A' ? 'B' : 'A'),
      );
    await broken(forged, 'The log', 'signature');
  });

  test('a receipt whose proof, leaf or opening was changed', async () => {
    const log = honestLog();
    const note = log.noteOf(3, '2026-11-01T13:06:00Z');
    const receipt = await log.receipt(1, note, 3);
    const words = { ...log.entries[1] };
    log.entries[1] = { leaf: String(words.leaf).replace('VIP', 'FREE'), opening: null, result: null };
    const other = (await log.receipt(1, note, 3)).replace(
      /index 1\n[\s\S]*$/,
      receipt.slice(receipt.indexOf('index 1\n')),
    );
    for (const forged of [receipt.replace('index 1', 'index 2'), other])
      expect(await run('--policy', save('policy.txt', policy), '--receipt', save('x', forged))).toMatchObject(
        {
          code: 1,
          says: expect.stringMatching(/Leaf [12], rule proof:/),
        },
      );
  });

  test('a receipt with another reason, and no salt to check it by', async () => {
    const log = honestLog();
    const { opening } = log.entries[1] ?? {};
    if (!opening || !('why' in opening)) throw new Error('no opening');
    const note = log.noteOf(3, '2026-11-01T13:06:00Z');
    for (const forged of [
      { ...opening, why: 'I never said so.', whySalt: null },
      { ...opening, why: null },
    ]) {
      log.entries[1] = { leaf: String(log.entries[1]?.leaf), opening: forged, result: null };
      const receipt = save('x', await log.receipt(1, note, 3));
      const { code, says } = await run('--policy', save('policy.txt', policy), '--receipt', receipt);
      expect(says).toContain(
        'Leaf 1, rule opening: What the receipt opens is not what was sealed: the reason',
      );
      expect(code).toBe(1);
    }
  });

  test('a verdict of its own, written with the control characters of a terminal', async () => {
    const log = honestLog();
    const pick = 'pick_x\u001b[2J\u001b[1;1H\nPROVED\r\u202e';
    log.grade(pick, 'WIN', '2026-11-02T05:03:00.000Z');
    log.sign('2026-11-02T05:04:00.000Z');
    const { code, says } = await check(log);
    expect([code, says.trimEnd().split('\n').at(-1)]).toEqual([1, 'BROKEN']);
    expect(says).not.toMatch(/\p{Cf}|\r|^PROVED/mu);
    expect(says).not.toContain('\u001b');
  });
});

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

describe('what cannot be decided is said in a sentence, with exit 2', () => {
  const undecided = async (record: string | SampleLog, says: string, given: GivenFiles = {}) => {
    const outcome = await check(record, given);
    expect(outcome.says).toContain(says);
    expect(outcome.says).toContain('NOT DECIDED');
    expect(outcome.code).toBe(2);
  };
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
      [[join(folder, 'none.gz'), '--policy', trust], 'cannot be read (ENOENT)'],
      [[save('x.gz', 'hello'), '--policy', trust], 'no gzip file'],
      [[save('x.ndjson', 'hello\n'), '--policy', trust], 'no JSON object'],
      [[save('y.ndjson', ''), '--policy', trust], 'is empty'],
      [['--policy', trust, '--receipt', save('x.tlog-proof', 'hello')], 'This is not a proof'],
      [['--policy', save('bad.txt', 'hello'), '--receipt', trust], 'Policy, line 1'],
      [['--receipt', trust], 'policy.txt cannot be read (ENOENT)'],
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
