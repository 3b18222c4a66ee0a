import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { toBase64 } from '#record/platform.ts';
import { CHECKED_AT, honestLog, policy, SampleLog } from '#record/testing/sample-log.ts';
import { verify } from './verify.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-end-'));
  save('policy.txt', policy);
});
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, text: string | Buffer): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** The verifier on a record, and what someone kept, at a moment. */
async function check(log: SampleLog, words: string[] = [], now = CHECKED_AT) {
  let says = '';
  const archive = save('all.ndjson.gz', gzipSync(log.text()));
  const code = await verify(
    [archive, '--policy', join(folder, 'policy.txt'), ...words],
    (text) => {
      says += text;
    },
    now,
  );
  return { code, says };
}

const AT_BEST = '2026-11-02T05:02:00.000Z';

/** The honest log, on which a third pick lost the day after; witnesses have seen all of it. */
function lostLater(): SampleLog {
  const log = honestLog();
  const at = '2026-11-02T13:00:00.000Z';
  const bet = { startsAt: '2026-11-02T18:00:00.000Z', readableAt: at };
  const lost = log.pick({ pick: 'pick_c', at, bet, revealBy: '2026-11-03T05:00:00.000Z' });
  log.sign('2026-11-02T13:01:00.000Z');
  log.grade('pick_c', 'LOSS', '2026-11-02T22:00:00.000Z');
  log.day([lost], '2026-11-03T05:01:00.000Z');
  log.sign('2026-11-03T05:02:00.000Z');
  return log;
}

/** What someone who was there the day before kept. */
const keptOf = (log: SampleLog) => {
  const note = log.checkpoints.at(-1)?.note ?? '';
  return { ...parseCheckpoint(note), note };
};

describe('whoever has the key of the log, and no witness', () => {
  /** Ends at its best day, as if it were of today. */
  const cut = (signed: 'with the key' | 'where witnesses had signed') => {
    const log = honestLog();
    log.isSignedAgain = false;
    if (signed === 'with the key') log.grade('pick_a', 'WIN', '2026-11-03T11:00:00.000Z');
    if (signed === 'with the key') log.sign(null);
    return log;
  };
  /** Goes on from its best day without the pick that lost. */
  const fork = () => {
    const log = honestLog();
    for (let n = 0; n < 4; n += 1) log.grade('pick_a', 'WIN', `2026-11-03T0${n}:00:00.000Z`);
    log.sign(null);
    return log;
  };

  test('cuts it off where witnesses had signed: not decided, since when', async () => {
    const { code, says } = await check(cut('where witnesses had signed'));
    expect(says).toContain('Witnesses last signed the end of this file 2026-11-02 05:02 UTC');
    expect(says).toContain('as of 2026-11-02 05:02 UTC, when witnesses last signed its end');
    expect(code).toBe(2);
  });

  test('and says that the file is of that day: it is old', async () => {
    const log = cut('where witnesses had signed');
    log.endsAt = AT_BEST;
    const { code, says } = await check(log);
    expect(says).toContain(
      'This file is old: witnesses last signed its end 2026-11-02 05:02 UTC, and it is 2026-11-03 13:00 UTC.',
    );
    expect(code).toBe(2);
    expect((await check(log, ['--as-of', '2026-11-02'])).code).toBe(0);
  });

  test.each([
    ['signs the cut', () => cut('with the key'), 7],
    ['signs a fork', fork, 10],
  ])('%s: not decided for somebody who has nothing', async (_name, forged, leaves) => {
    const { code, says } = await check(forged());
    expect(says).toContain('by its own word as of 2026-11-03 12:00 UTC');
    expect(says).toContain(
      `No quorum of witnesses has signed the end of this file; they last signed 6 of its ${leaves} leaves, 2026-11-02 05:02 UTC.`,
    );
    expect(code).toBe(2);
  });

  test.each([
    ['cuts it off', () => cut('where witnesses had signed')],
    ['signs the cut', () => cut('with the key')],
    ['signs a fork', fork],
  ])('%s: broken for somebody who kept a checkpoint', async (_name, forged) => {
    const kept = save('kept.txt', keptOf(lostLater()).note);
    const { code, says } = await check(forged(), ['--checkpoint', kept]);
    expect(says).toContain('rule one-history');
    expect(code).toBe(1);
  });

  test('and for somebody who kept the file', async () => {
    const kept = save('yesterday.ndjson.gz', gzipSync(lostLater().text()));
    for (const forged of [cut('where witnesses had signed'), cut('with the key'), fork()]) {
      const { code, says } = await check(forged, ['--checkpoint', kept]);
      expect(says).toMatch(/rule one-(history|root): .*yesterday.ndjson.gz/);
      expect(code).toBe(1);
    }
  });

  test('the honest file is proved, with all that was kept of it', async () => {
    const log = lostLater();
    const { note, size, root } = keptOf(log);
    const words = [
      save('kept.txt', note),
      save('yesterday.ndjson.gz', gzipSync(honestLog().text())),
      save('mail.txt', `Record: ${size} entries, root hash ${toBase64(root)}\nhttps://picks.example\n`),
      save(
        'mail.eml',
        `Record: ${size} entries, root ha=\r\nsh ${toBase64(root).replaceAll('=', '=3D')}\r\n`,
      ),
    ];
    const { code, says } = await check(log, ['--checkpoint', ...words]);
    expect(says).toContain('PROVED');
    expect(code).toBe(0);
  });
});

test('a file from while witnesses sign has to be younger than ten minutes at its end', async () => {
  const log = honestLog();
  log.isSignedAgain = false;
  log.endsAt = '2026-11-02T05:12:00.000Z';
  const now = Date.parse(log.endsAt);
  expect((await check(log, [], now)).code).toBe(0);
  log.endsAt = '2026-11-02T05:12:00.001Z';
  expect(await check(log, [], now)).toMatchObject({ code: 2, says: expect.stringContaining('it was made') });
});

test('the line of a mail that says otherwise leaves it open: anyone can write one', async () => {
  const line = `Record: 6 entries, root hash ${toBase64(new Uint8Array(32))}`;
  const { code, says } = await check(honestLog(), ['--checkpoint', save('mail.txt', line)]);
  expect(says).toContain('names another root of the first 6 leaves than this file has');
  expect(code).toBe(2);
});

test('a proof that cannot be read is named, and the record is reported all the same', async () => {
  const { code, says } = await check(honestLog(), ['--proof', '*.tlog-proof']);
  expect(says).toContain('Won–lost–push   1–1–0');
  expect(says).toContain('There is no file *.tlog-proof.');
  expect(code).toBe(2);
});

describe('a site that shows another record than its log', () => {
  test('has deleted a pick that lost', async () => {
    const log = honestLog();
    const [, , lost] = log.entries;
    if (lost) lost.result = null;
    log.hidden.add('pick_b');
    const { code, says } = await check(log);
    expect(says).toContain(
      'Leaf 2, rule result-missing: The site shows no result of this pick; the log says LOSS.',
    );
    expect(code).toBe(1);
  });

  test('has counted it with a hundredth of a unit', async () => {
    const log = honestLog();
    log.site = { wins: 1, losses: 1, pushes: 0, voids: 0, units: '1.81', staked: '2.01' };
    const { code, says } = await check(log);
    expect(says).toContain(
      "rule site-tally: The site's own figures are 1–1–0, 0 void, 1.81 units on 2.01; its log comes to 1–1–0, 0 void, -0.18 units on 4.00.",
    );
    expect(code).toBe(1);
  });

  test('does not say what it shows', async () => {
    const log = honestLog();
    log.site = null;
    const { code, says } = await check(log);
    expect(says).toContain('does not say what the site’s own figures come to');
    expect(code).toBe(2);
  });
});

test('a loss that became void as postponed is counted, where the log had named its score', async () => {
  const log = honestLog();
  const at = '2026-11-02T05:01:30.000Z';
  log.grade('pick_b', 'WIN', at, { reason: 'Wrong team' });
  log.add({ v: 1, kind: 'void', at, pick: 'pick_b', reason: 'POSTPONED', note: null, author: 'desk' });
  const [, , lost] = log.entries;
  if (lost) lost.result = 'VOID';
  log.sign('2026-11-02T05:03:00.000Z');
  const { code, says } = await check(log);
  expect(says).toContain(
    'Void            1 by the published rules: not counted; 1 as postponed after the log had named',
  );
  expect(code).toBe(0);
});
