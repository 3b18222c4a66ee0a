import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ED25519 } from '#record/note/keys.ts';
import { type Signer, signerOf } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import {
  CHECKED_AT,
  honestLog,
  nextSigner,
  ORIGIN,
  policy,
  SampleLog,
  signer,
  witness,
} from '#record/testing/sample-log.ts';
import { verify } from './verify.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function save(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const witnesses = [{ name: 'w1', key: witness.key }];
/** As the site serves it after the change. */
const bothKeys = formatPolicy(nextSigner.key, witnesses, 1, [signer.key]);

async function check(log: SampleLog, given: { policy?: string; receipt?: string; checkpoint?: string } = {}) {
  const words = [save('all.ndjson', log.text()), '--policy', save('policy.txt', given.policy ?? policy)];
  if (given.receipt) words.push('--receipt', save('pick.tlog-proof', given.receipt));
  if (given.checkpoint) words.push('--checkpoint', save('kept.txt', given.checkpoint));
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

const CHANGED = '2026-11-02T06:00:00.000Z';

/** The honest log until a change of keys; its leaf 6 is signed by the old key still. */
function changing(): SampleLog {
  const log = honestLog();
  log.key(CHANGED, nextSigner);
  log.sign('2026-11-02T06:00:01.000Z');
  log.endsAt = '2026-11-20T00:00:00.000Z';
  return log;
}

/** A further leaf, signed by someone. */
function further(log: SampleLog, at: string, by: Signer): SampleLog {
  log.policy(at);
  log.sign(at, by);
  return log;
}

describe('a change of keys is part of the record', () => {
  test('proved by the policy of before, of after, and of both keys', async () => {
    const log = further(changing(), '2026-11-09T05:59:00.000Z', nextSigner);
    for (const each of [policy, bothKeys])
      expect(await check(log, { policy: each })).toMatchObject({ code: 0 });
    const newOnly = await check(log, { policy: formatPolicy(nextSigner.key, witnesses, 1) });
    expect([newOnly.code, newOnly.says]).toEqual([2, expect.stringContaining('another key than the policy')]);
  });

  test('the old key may sign for seven days more, and not a moment longer', async () => {
    expect(await check(further(changing(), '2026-11-09T06:00:00.000Z', signer))).toMatchObject({ code: 0 });
    for (const each of [policy, bothKeys]) {
      const { code, says } = await check(further(changing(), '2026-11-09T06:00:00.001Z', signer), {
        policy: each,
      });
      expect(says).toContain('Leaf 7, rule signing-key:');
      expect(says).toContain('more than 7 days after it was replaced');
      expect(code).toBe(1);
    }
  });

  test('a receipt and a checkpoint from after it are read with a policy from before it', async () => {
    const log = further(changing(), '2026-11-03T00:00:00.000Z', nextSigner);
    const note = log.noteOf(8, '2026-11-03T00:00:00.000Z', nextSigner);
    const receipt = await log.receipt(1, note, 8);
    expect(await check(log, { receipt, checkpoint: note })).toMatchObject({ code: 0 });
    const alone = save('alone.tlog-proof', receipt);
    expect(
      await verify(['--policy', save('policy.txt', policy), '--receipt', alone], () => {}, CHECKED_AT),
    ).toBe(2);
  });
});

describe("the forger's kit", () => {
  const broken = async (
    log: SampleLog,
    leaf: number,
    rule: string,
    given: Parameters<typeof check>[1] = {},
  ) => {
    const { code, says } = await check(log, given);
    expect(says).toContain(`Leaf ${leaf}, rule ${rule}:`);
    expect(code).toBe(1);
  };
  const stranger = signerOf(ORIGIN, ED25519, new Uint8Array(32).fill(9));

  test('a key that the old one did not sign off', async () => {
    const log = honestLog();
    log.key(CHANGED, stranger, stranger, signer.key);
    log.sign('2026-11-02T06:00:01.000Z');
    await broken(log, 6, 'key-change');
    // Nor does the record go on under it.
    await broken(further(log, '2026-11-03T00:00:00.000Z', stranger), 6, 'key-change');
  });

  test('a key that another one than that of the log signed off', async () => {
    const log = honestLog();
    log.key(CHANGED, nextSigner, stranger);
    log.sign('2026-11-02T06:00:01.000Z');
    await broken(log, 6, 'key-change');
  });

  test('a change signed off by a key that was replaced, and a key that returns', async () => {
    const again = further(changing(), '2026-11-02T07:00:00.000Z', nextSigner);
    again.key('2026-11-02T08:00:00.000Z', stranger, signer);
    again.sign('2026-11-02T08:00:01.000Z', nextSigner);
    await broken(again, 8, 'key-change');
    const back = further(changing(), '2026-11-02T07:00:00.000Z', nextSigner);
    back.key('2026-11-02T08:00:00.000Z', signer, nextSigner);
    back.sign('2026-11-02T08:00:01.000Z', nextSigner);
    await broken(back, 8, 'key-change');
  });

  test('a checkpoint under the new key from before its leaf', async () => {
    const log = changing();
    log.checkpoints[1] = { size: 6, note: log.noteOf(6, '2026-11-02T05:02:00Z', nextSigner) };
    await broken(log, 5, 'signing-key', { policy: bothKeys });
    const kept = honestLog().noteOf(6, null, nextSigner);
    await broken(changing(), 5, 'signing-key', { policy: bothKeys, checkpoint: kept });
  });

  test('a checkpoint that someone kept, signed by the old key long after', async () => {
    const log = further(changing(), '2026-11-12T00:00:00.000Z', nextSigner);
    await broken(log, 7, 'signing-key', { checkpoint: log.noteOf(8, null, signer) });
  });

  test('a change to the key of another log', async () => {
    const log = honestLog();
    log.key(CHANGED, signerOf('other.example/log', ED25519, new Uint8Array(32).fill(4)));
    log.sign('2026-11-02T06:00:01.000Z');
    await broken(log, 6, 'key-change');
  });

  test('a policy that names a key which no leaf announced: not decided', async () => {
    const { code, says } = await check(honestLog(), { policy: bothKeys });
    expect([code, says]).toEqual([2, expect.stringContaining('which this file does not announce')]);
  });

  test('what is broken is said, also where the rest of the file cannot be read', async () => {
    const log = honestLog();
    log.key(CHANGED, stranger, stranger, signer.key);
    const lines = `${log.text().split('\n').slice(0, -2).join('\n')}\n`;
    const words = [save('cut.ndjson', `${lines}hello\n`), '--policy', save('policy.txt', policy)];
    expect(await verify(words, () => {}, CHECKED_AT)).toBe(1);
  });
});
