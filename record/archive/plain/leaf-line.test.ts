import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parseArchiveLine } from '#record/archive/lines.ts';
import { parseBet } from '#record/leaf/bet.ts';
import { commitment } from '#record/leaf/commitment.ts';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { type Opening, openingProblem } from '#record/leaf/opening.ts';
import { parsePrice } from '#record/leaf/price.ts';
import { Malformed } from '#record/malformed.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { honestLog, policy, pricedLog, SampleLog, textOfLines } from '#record/testing/sample-log.ts';
import { chunkOf } from './cursor.ts';
import { LeafLineReader, type PlainLeafLine } from './leaf-line.ts';

const reader = new LeafLineReader();
/** Between others, as in a file. */
function plain(line: Buffer): PlainLeafLine | null {
  const chunk = chunkOf(Buffer.concat([Buffer.from('{"a":1}\n'), line, Buffer.from('\n{"index":')]));
  return reader.read(chunk, 8, 8 + line.length);
}

/** The same by the general reader. Throws where anything is wrong. */
function general(text: string): PlainLeafLine {
  const line = parseArchiveLine(text);
  if (line.line !== 'leaf') throw new Malformed('no leaf');
  const { index, leaf: source, opening, result } = line;
  const leaf = parseLeaf(source);
  const wrong = opening && (opening.index === index ? openingProblem(leaf, opening) : 'another index');
  if (wrong) throw new Malformed(wrong);
  const hash = textLeafHash(source);
  return { index, hash, leaf, opening: opening && opened(opening), result: result ?? undefined };
}

function opened(opening: Opening) {
  if ('price' in opening) return { price: parsePrice(opening.price) };
  return { bet: parseBet(opening.bet), isReasonWithheld: opening.why === null };
}

const bytesOf = ({ hash, ...rest }: PlainLeafLine) => ({ ...rest, hash: [...hash] });

const lines = pricedLog().text().trimEnd().split('\n');
const leafLines = lines.filter((line) => line.startsWith('{"index"'));

describe('what is read plainly', () => {
  test('picks, grades and prices as gateways write them', () => {
    const read = leafLines.filter((line) => plain(Buffer.from(line)));
    const kinds = leafLines.map((line) => parseLeaf(JSON.parse(line).leaf).kind);
    expect(kinds.filter((kind) => ['pick', 'grade', 'price'].includes(kind))).toHaveLength(read.length);
    expect(new Set(read.map((line) => parseLeaf(JSON.parse(line).leaf).kind)).size).toBe(3);
    for (const line of read)
      expect(plain(Buffer.from(line))).toEqual({ ...general(line), hash: expect.anything() });
  });

  test('reasons in any words, and reasons that are withheld', () => {
    const log = new SampleLog();
    const entry = log.entries[log.pick({ pick: 'pick_a', at: '2026-11-01T13:00:00.000Z' })];
    if (!entry?.opening || !('bet' in entry.opening)) throw new Error('no pick');
    const { opening } = entry;
    for (const why of [
      '',
      'They “rested” – twice.\nSo we said:\t"Bills".',
      'Ausgeruht 🏈 \u2028',
      '\u{fffd}',
    ]) {
      const sealed = commitment('why', Buffer.from(opening.whySalt ?? '', 'base64'), why);
      const leaf = JSON.stringify({ ...JSON.parse(entry.leaf), why: sealed });
      const line = JSON.stringify({ index: 0, leaf, opening: { ...opening, why } });
      expect(plain(Buffer.from(line))?.opening).toMatchObject({ isReasonWithheld: false });
    }
    const withheld = { ...opening, whySalt: null, why: null };
    const line = JSON.stringify({ index: 0, leaf: entry.leaf, opening: withheld });
    expect(plain(Buffer.from(line))?.opening).toMatchObject({ isReasonWithheld: true });
  });
});

/** A line, with a few bytes of it replaced, left out, doubled, or put in from another. */
const pieces = [
  '"',
  '\\',
  '\\"',
  '\\u0041',
  '\\n',
  '\n',
  '{',
  '}',
  ',',
  'null',
  '0',
  '1e3',
  '-1',
  '9'.repeat(12),
  'é',
];
const piece = fc.oneof(
  fc
    .constantFrom(...pieces, '2026-02-30', ',"result":"WIN"', ',\\"v\\":1', ' ')
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 3 }).map((bytes) => Buffer.from(bytes)),
);
const change = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(4), piece);
function changed(bytes: Buffer, changes: readonly (readonly [number, number, Buffer])[]): Buffer {
  return changes.reduce((line, [place, length, put]) => {
    const at = Math.floor(place * line.length);
    return Buffer.concat([line.subarray(0, at), put, line.subarray(at + length)]);
  }, bytes);
}

test('a line that is read plainly is read so by the general reader, whatever its bytes', () => {
  const line = fc.tuple(fc.constantFrom(...leafLines), fc.array(change, { maxLength: 3 }));
  fc.assert(
    fc.property(line, ([text, changes]) => {
      const bytes = changed(Buffer.from(text), changes);
      const read = plain(bytes);
      if (read) expect(bytesOf(read)).toEqual(bytesOf(general(bytes.toString())));
    }),
    { numRuns: 5_000 },
  );
});

test('every single byte of a line that is changed is seen, or changes what both read', () => {
  for (const text of leafLines.slice(1, 7))
    for (let at = 0; at < text.length; at += 1)
      for (const byte of [0x20, 0x22, 0x31, 0x41, 0x5c, 0xc3]) {
        const bytes = Buffer.from(text);
        bytes[at] = byte;
        const read = plain(bytes);
        if (read) expect(bytesOf(read)).toEqual(bytesOf(general(bytes.toString())));
      }
});

describe('a file that is read plainly where it can be gets the verdict of the general reader', () => {
  function verdict(texts: readonly string[], isPlain: boolean) {
    const check = new ArchiveCheck(parsePolicy(policy), new KnownHistory());
    try {
      for (const text of texts) {
        const leaf = isPlain ? plain(Buffer.from(text)) : null;
        if (leaf) check.takeLeaf(leaf, () => text);
        else check.take(text);
      }
      return check.finish(0);
    } catch (error) {
      if (error instanceof Malformed) return { says: error.message, findings: check.findings() };
      throw error;
    }
  }

  test('the honest one', () => {
    expect(verdict(lines, true)).toEqual(verdict(lines, false));
  });

  test('whatever lines are changed, doubled, exchanged or left out', () => {
    const edit = fc.tuple(
      fc.nat(lines.length - 1),
      fc.constantFrom('drop', 'double', 'swap', 'change'),
      change,
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const texts = [...lines];
        for (const [at, how, each] of edits) {
          const [line = '', next = ''] = texts.slice(at);
          if (how === 'drop') texts.splice(at, 1);
          else if (how === 'double') texts.splice(at, 0, line);
          else if (how === 'swap') texts.splice(at, 2, next, line);
          else texts.splice(at, 1, changed(Buffer.from(line), [each]).toString());
        }
        expect(verdict(texts, true)).toEqual(verdict(texts, false));
      }),
      { numRuns: 1_000 },
    );
  });

  test('leaves that are right in themselves and break a rule', () => {
    const log = honestLog();
    log.pick({ pick: 'pick_b', at: '2026-11-02T05:03:00.000Z' });
    log.grade('pick_c', 'LOSS', '2026-11-02T05:02:00.000Z');
    log.price('pick_a', 'NOON', '2026-11-02T05:04:00.000Z');
    log.sign('2026-11-02T05:04:00.000Z');
    const texts = textOfLines(log.lines()).trimEnd().split('\n');
    const plainly = verdict(texts, true);
    expect(plainly.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['version-order', 'unknown-pick', 'time-order', 'price-moment']),
    );
    expect(plainly).toEqual(verdict(texts, false));
  });
});
