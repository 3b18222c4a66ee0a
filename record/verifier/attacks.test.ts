import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { checkpointText } from '#record/checkpoint.ts';
import { commitment } from '#record/leaf/commitment.ts';
import { COSIGNATURE } from '#record/note/keys.ts';
import { formatNote, parseNote, signatureLine } from '#record/note/note.ts';
import { cosign, signerOf, signNote } from '#record/note/signing.ts';
import { formatPolicy } from '#record/policy/policy.ts';
import { verifierFolder } from '#record/testing/run-verifier.ts';
import { honestLog, policy, SampleLog, signer, witness } from '#record/testing/sample-log.ts';

const { folder, save, run, remove } = verifierFolder();
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

describe('signatures of witnesses that are used again', () => {
  const seen = '2026-11-01T13:06:00.000Z';
  const cosignatureOf = (note: string) => {
    const signature = parseNote(note).signatures.find(({ name }) => name === witness.key.name);
    if (!signature) throw new Error('no cosignature');
    return `${signatureLine(signature)}\n`;
  };

  test('an old one under a newer checkpoint, and one of another log', async () => {
    const later = honestLog();
    later.checkpoints[1] = {
      size: 6,
      note: later.noteOf(6, null) + cosignatureOf(later.noteOf(3, seen)),
    };
    const text = checkpointText({ origin: 'other.example/log', size: 3, root: new Uint8Array(32) });
    const elsewhere = cosign(witness, text, Date.parse(seen) / 1_000);
    const other = honestLog();
    other.checkpoints[0] = { size: 3, note: `${other.noteOf(3, null)}${signatureLine(elsewhere)}\n` };
    for (const log of [later, other]) {
      const { code, says } = await check(log);
      expect(says).toContain('rule signature: The cosignature of w1 is not of this text.');
      expect(code).toBe(1);
    }
  });

  test('one whose time was set back', async () => {
    const log = honestLog();
    const [{ note = '' } = {}] = log.checkpoints;
    const [, line = ''] = note.split('\n\n')[1]?.split('\n') ?? [];
    const bytes = Buffer.from(line.split(' ')[2] ?? '', 'base64');
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(4) - 3_600n, 4);
    const earlier = line.replace(/\S+$/, bytes.toString('base64'));
    log.checkpoints[0] = { size: 3, note: note.replace(line, earlier) };
    expect(await check(log)).toMatchObject({ code: 1, says: expect.stringContaining('rule signature') });
  });

  test('one of a year that no calendar has', async () => {
    const log = honestLog();
    for (const seconds of [9e12, Number.MAX_SAFE_INTEGER]) {
      const text = parseNote(log.noteOf(3, null)).text;
      const note = formatNote({ text, signatures: [signNote(signer, text), cosign(witness, text, seconds)] });
      log.checkpoints[0] = { size: 3, note };
      const no = 'has no real time';
      expect(await check(log)).toMatchObject({ code: 2, says: expect.stringContaining(no) });
      const receipt = await log.receipt(1, note, 3);
      expect(await checkReceipt(receipt)).toMatchObject({ code: 2, says: expect.stringContaining(no) });
    }
  });
});

describe('a policy that was changed on its way', () => {
  const stranger = signerOf('witness.example/w1', COSIGNATURE, new Uint8Array(32).fill(7));

  test.each([
    ['without witnesses', formatPolicy(signer.key, [], 0), 'No witness had seen'],
    [
      'with a witness of the same name',
      formatPolicy(signer.key, [{ name: 'w1', key: stranger.key }], 1),
      'No witness had seen',
    ],
    ['without its quorum', policy.replace(/^quorum.*\n/m, ''), 'no quorum line'],
    ['with a quorum of nobody', policy.replace(/ 1 w1$/m, ' 0 w1'), 'cannot have that many'],
    [
      'with half of its witnesses for a quorum',
      formatPolicy(
        signer.key,
        [
          { name: 'w1', key: witness.key },
          { name: 'w2', key: stranger.key },
        ],
        1,
      ),
      'takes half of its witnesses, or fewer, for a quorum',
    ],
    ['with a letter that looks the same', policy.replace('picks.', 'рicks.'), 'was mistyped'],
    ['as something of megabytes', `${'# \n'.repeat(12_000_000)}${policy}`, 'too large'],
  ])('%s: not decided', async (_name, trusted, says) => {
    expect(await check(honestLog(), trusted)).toMatchObject({
      code: 2,
      says: expect.stringContaining(says),
    });
  });
});

describe('names and keys that pass for others', () => {
  const broken = async (write: (log: SampleLog) => void, finding: string) => {
    const log = honestLog();
    write(log);
    log.sign('2026-11-02T05:03:00.000Z');
    const { code, says } = await check(log);
    expect(says).toContain(finding);
    expect(code).toBe(1);
  };
  const AFTER = '2026-11-02T05:02:30.000Z';

  test.each(['pick_\u{430}', 'pick_a\u{301}', 'pick_\u{e1}', 'pick_a\u{200b}', 'PICK_A', 'pick_a '])(
    'a grade of %j is none of pick_a',
    (id) => broken((log) => log.grade(id, 'LOSS', AFTER), 'Leaf 6, rule unknown-pick'),
  );

  test('a second first version of a pick', () =>
    broken((log) => log.pick({ pick: 'pick_b', at: AFTER }), 'Leaf 6, rule version-order'));

  test('a key twice: in a leaf, however it is written, and in a sealed bet', async () => {
    for (const twice of ['"result":"LOSS","result":"WIN"', '"result":"LOSS","\\u0072esult":"WIN"'])
      await broken((log) => {
        const entry = log.entries[log.grade('pick_b', 'WIN', AFTER)];
        if (entry) entry.leaf = entry.leaf.replace('"result":"WIN"', twice);
      }, 'Leaf 6, rule leaf-form: The leaf holds a key twice.');
    await broken((log) => {
      const index = log.pick({ pick: 'pick_c', at: AFTER });
      const entry = log.entries[index];
      if (!entry?.opening || !('bet' in entry.opening)) throw new Error('no bet');
      const bet = entry.opening.bet.replace('"selection"', '"selection":"Jets +3.5","selection"');
      const sealed = commitment('bet', Buffer.from(entry.opening.salt, 'base64'), bet);
      entry.leaf = JSON.stringify({ ...JSON.parse(entry.leaf), bet: sealed });
      entry.opening = { ...entry.opening, bet };
    }, 'Leaf 6, rule opening: The bet holds a key twice.');
  });
});

describe('files that are made to hang the verifier, or to fill its memory', () => {
  const header = `${honestLog().text().split('\n')[0]}\n`;
  const lineOf = (word: string) =>
    `${honestLog()
      .text()
      .split('\n')
      .find((line) => line.startsWith(`{"${word}"`))}\n`;
  /** Some 40 kB that unpack to 40 MB. */
  const bomb = (line: string) => gzipSync(header + line.repeat(Math.ceil(4e7 / line.length)));

  test.each([
    ['a leaf', lineOf('index'), 1, 'more than 10000 findings'],
    ['a checkpoint', lineOf('checkpoint'), 1, 'repeats itself'],
    ['a tile', lineOf('tile'), 2, 'repeats itself'],
    ['nothing', '\n', 2, 'no JSON object'],
  ])('%s again and again', async (_name, line, code, says) => {
    const outcome = await run(save('bomb.ndjson.gz', bomb(line)), '--policy', save('policy.txt', policy));
    expect(outcome).toMatchObject({ code, says: expect.stringContaining(says) });
  });

  test('folders, and receipts of megabytes', async () => {
    mkdirSync(join(folder, 'folder.gz'), { recursive: true });
    const trusted = save('policy.txt', policy);
    for (const words of [
      [join(folder, 'folder.gz'), '--policy', trusted],
      [save('all.ndjson', honestLog().text()), '--policy', folder],
      ['--policy', trusted, '--receipt', folder],
    ])
      expect(await run(...words)).toMatchObject({ code: 2, says: expect.stringContaining('(EISDIR)') });
    const large = await checkReceipt(`c2sp.org/tlog-proof@v1\n${'x'.repeat(32_000_000)}`);
    expect(large).toMatchObject({ code: 2, says: expect.stringContaining('too large') });
  });
});

describe('a file that two readers could read as two records', () => {
  const [, , leaf = ''] = honestLog().text().split('\n');
  const withOther = (from: string, to: string) => check(honestLog().text().replace(from, to));

  test.each([
    ['another result first', '"result":"WIN"}', '"result":"LOSS","result":"WIN"}', 'holds a key twice'],
    [
      'another result, escaped',
      '"result":"WIN"}',
      '"resul\\u0074":"LOSS","result":"WIN"}',
      'holds a key twice',
    ],
    ['another leaf first', '{"index":1,', '{"index":1,"leaf":"{}",', 'holds a key twice'],
    ['other words first', '"opening":{"index":1,', '"opening":{"bet":"{}","index":1,', 'holds a key twice'],
    ['a result that is none', '"result":"WIN"}', '"result":"win"}', 'win is no result'],
    ['a result beside it', '"result":"WIN"}', '"result":"WIN","Result":"LOSS"}', 'Result is not known'],
    ['a tile in a leaf', leaf, leaf.replace(/}$/, ',"hashes":"x"}'), 'hashes is not known'],
    ['a prototype', '{"index":1,', '{"__proto__":{"result":"LOSS"},"index":1,', '__proto__ is not known'],
    ['a leaf in a checkpoint', '{"checkpoint":', '{"index":1,"checkpoint":', 'index is not known'],
    ['a time of its own place', '"at":"2026-11-03T12:00:00.000Z"', '"at":"2026-11-03 12:00"', 'says no time'],
    ['a count twice', '"end":{', '"end":{"leaves":9,', 'holds a key twice'],
  ])('%s: not decided', async (_name, from, to, says) => {
    const outcome = await withOther(from, to);
    expect(outcome).toMatchObject({ code: 2, says: expect.stringContaining(says) });
  });

  test('other spaces, line ends and numbers are no other record', async () => {
    expect((await withOther('{"index":1,', '{ "index" : 1,')).code).toBe(0);
    expect((await withOther('{"index":1,', '{"index":1.0e0,')).code).toBe(0);
    expect((await check(honestLog().text().replaceAll('\n', '\r\n'))).code).toBe(0);
  });

  test.each([
    ['a byte order mark', '{"format"', '\u{feff}{"format"'],
    ['a NUL', '{"index":1,', '{"index":1\0,'],
    ['an index that is a text', '{"index":1,', '{"index":"1",'],
    ['an infinite count', '"leaves":6', '"leaves":1e400'],
    ['an array', '{"index":1,', '[{"index":1,'],
    ['nested a million times', '{"index":1,', `{"index":${'['.repeat(1e6)}${']'.repeat(1e6)},`],
    ['half a character in the words', 'They rested', '\\ud800hey rested'],
    ['another form of the same character', 'Ann', 'A\u{30a}nn'],
  ])('%s is none', async (_name, from, to) => {
    const text = honestLog().text();
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect((await check(changed)).code).not.toBe(0);
  });
});

describe('signatures under a note', () => {
  const withNote = async (change: (note: string) => string) => {
    const log = honestLog();
    const [, last] = log.checkpoints;
    if (last) last.note = change(last.note);
    return check(log);
  };
  const lineOf = (note: string, name: string) =>
    note.split('\n').find((line) => line.startsWith(`— ${name}`)) ?? '';
  const ours = (note: string) => lineOf(note, signer.key.name);

  test.each<[string, number, (note: string) => string]>([
    ['the same twice', 0, (note) => `${note}${ours(note)}\n`],
    [
      'one of a stranger beside it',
      0,
      (note) => `${note}${ours(note).replace(signer.key.name, 'other.example')}\n`,
    ],
    [
      'one of another key with the same name and number',
      1,
      (note) => `${note}${ours(note).replace(/.{4}$/, 'AAA=')}\n`,
    ],
    ['in base64 without its padding', 2, (note) => note.replace(/=\n$/, '\n')],
    ['in the base64 of addresses', 2, (note) => note.replace(/^(— \S+ .*)[+/]/m, '$1_')],
    ['with bits that mean nothing', 2, (note) => note.replace(/(\n.{42}).=\n/, '$1B=\n')],
    ['a hundred and one', 2, (note) => note + `${ours(note)}\n`.repeat(100)],
    ['in lines that end as on Windows', 2, (note) => note.replaceAll('\n', '\r\n')],
  ])('%s: exit %i', async (_name, code, change) => {
    expect((await withNote(change)).code).toBe(code);
  });
});

test('an entry that is longer than any tile of entries could hold', async () => {
  const log = honestLog();
  const reason = 'x'.repeat(66_000);
  const at = '2026-11-02T05:02:00.000Z';
  log.add({ v: 1, kind: 'move', pick: 'pick_a', at, revealBy: '2026-11-02T05:00:00.000Z', reason });
  log.sign('2026-11-02T05:03:00.000Z');
  const { code, says } = await check(log);
  expect(says).toContain('Leaf 6, rule leaf-form: The leaf is longer than an entry of a log.');
  expect(code).toBe(1);
});

test('a record that is broken a hundred and fifty thousand times is broken', async () => {
  const log = new SampleLog();
  const [at, revealBy] = ['2026-11-01T13:00:00.000Z', '2026-11-02T05:00:00.000Z'];
  const hash = commitment('bet', new Uint8Array(32), '');
  const buried = { v: 1, kind: 'pick', version: 1, at, tier: 'VIP', revealBy, bet: hash, why: hash } as const;
  for (let n = 0; n < 150_000; n += 1) log.add({ ...buried, pick: `pick_${n}` });
  log.sign('2026-11-01T13:06:00.000Z');
  log.endsAt = '2026-11-05T00:00:00.000Z';
  log.site = null;
  const { code, says } = await check(log);
  expect(says).toContain('… and 149,980 more.');
  expect(code).toBe(1);
});
