import { afterAll, describe, expect, test } from '@jest/globals';
import type { ArchiveLine } from '#record/archive/lines.ts';
import { type GivenFiles, verifierFolder } from '#record/testing/run-verifier.ts';
import { honestLog, policy, pricedLog, SampleLog, textOfLines } from '#record/testing/sample-log.ts';

const { save, run, check, remove } = verifierFolder();
afterAll(remove);

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
    expect(says).toContain('−5.0 units on 5.0 staked');
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
