import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Malformed } from '#record/malformed.ts';
import { timeOf } from '#record/platform.ts';
import { formatReceipt, parseReceipt, parseReceipts } from '#record/receipt.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';
import { honestLog, SampleLog } from '#record/testing/sample-log.ts';
import { parseBet } from './bet.ts';
import { commitment, opens } from './commitment.ts';
import { parseLeaf } from './leaf.ts';
import { parseOpening } from './opening.ts';

const log = honestLog();
const grade = String(log.entries[3]?.leaf);
const opening = log.entries[1]?.opening;
const bet = opening && 'bet' in opening ? opening.bet : '';

describe('a leaf', () => {
  test('is read however PostgreSQL spaces and orders it', () => {
    const spaced = '{"kind" : "cancel", "at" : "2026-11-01T13:00:00.000Z", "v" : 1, "pick" : "pick_a"}';
    expect(parseLeaf(spaced)).toEqual({
      v: 1,
      kind: 'cancel',
      pick: 'pick_a',
      at: '2026-11-01T13:00:00.000Z',
    });
    for (const { leaf } of log.entries) expect(parseLeaf(leaf)).toEqual(JSON.parse(leaf));
  });

  test.each([
    ['no JSON', 'hello', 'is no JSON object'],
    ['a list', '[]', 'is no JSON object'],
    ['no kind', '{}', 'kind is missing'],
    ['another kind', '{"kind":"other"}', 'kind is none of'],
    ['a kind of the language', '{"kind":"constructor"}', 'kind is none of'],
    ['another version', grade.replace('"v":1', '"v":2'), 'v is none of 1'],
    ['a field too many', grade.replace('{', '{"more":1,'), 'more is not known'],
    ['a field too few', grade.replace(/,"source":"[^"]*"/, ''), 'source is missing'],
    ['a result that is none', grade.replace('WIN', 'VOID'), 'result is none of'],
    ['a time of another form', grade.replace('.000Z', 'Z'), 'at is no moment'],
    ['a day that is none', grade.replace('2026-11-01T', '2026-13-01T'), 'at is no moment'],
    ['February 30', grade.replace('2026-11-01T', '2026-02-30T'), 'at is no moment'],
    ['an hour that is none', grade.replace('T22:', 'T24:'), 'at is no moment'],
    ['a key twice', grade.replace('{', '{"result":"LOSS",'), 'a key twice'],
    ['a key twice, spaced', grade.replace('{', '{"result" :"LOSS",'), 'a key twice'],
    ['a key twice, written otherwise', grade.replace('{', '{"r\\u0065sult":"LOSS",'), 'a key twice'],
  ])('with %s is refused', (_what, source, says) => {
    expect(() => parseLeaf(source)).toThrow(Malformed);
    expect(() => parseLeaf(source)).toThrow(says);
  });

  test('a key twice is refused, also where a number is written so short that the text is no longer', () => {
    const { leaf = '' } = log.entries[1] ?? {};
    for (const version of ['1000', '100000', '1000000', '1000000000000000']) {
      const short = `1e${version.length - 1}`;
      const source = leaf.replace('"version":1', `"version":${short}`);
      expect(parseLeaf(source)).toMatchObject({ version: Number(version) });
      expect(() => parseLeaf(source.replace('{', '{"v":1,'))).toThrow('a key twice');
      expect(() => parseLeaf(source.replace('{', '{"version":7,'))).toThrow('a key twice');
    }
  });

  test('a hash is 32 bytes in the one spelling of base64', () => {
    const withHash = (hash: string) =>
      (log.entries[1]?.leaf ?? '').replace(/"bet":"[^"]*"/, `"bet":"${hash}"`);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 30, maxLength: 34 }), (bytes) => {
        const hash = Buffer.from(bytes).toString('base64');
        if (bytes.length === 32) expect(parseLeaf(withHash(hash))).toMatchObject({ bet: hash });
        else expect(() => parseLeaf(withHash(hash))).toThrow('bet is no 32 bytes');
      }),
    );
    const zeros = `${'A'.repeat(43)}=`;
    for (const wrong of [
      `${'A'.repeat(42)}B=`,
      `${'A'.repeat(42)}-=`,
      `${'A'.repeat(44)}`,
      `${'A'.repeat(42)}==`,
      `\u0100${zeros.slice(1)}`,
      `\uff21${zeros.slice(1)}`,
    ])
      expect(() => parseLeaf(withHash(wrong))).toThrow('bet is no 32 bytes');
  });

  test('may hold what looks like a key within a text', () => {
    const source = grade.replace('24-20', '\\"result\\":');
    expect(parseLeaf(source)).toMatchObject({ score: '"result":' });
  });
});

test('times are read as JavaScript reads them', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true }),
      (date) => {
        expect(timeOf(date.toISOString())).toBe(date.getTime());
      },
    ),
  );
});

describe('a sealed bet', () => {
  const salt = new Uint8Array(32).fill(5);
  const encoded = Buffer.from(salt).toString('base64');

  test('is opened by its salt and its words only', () => {
    const sealed = commitment('bet', salt, bet);
    expect(opens(sealed, 'bet', encoded, bet)).toBe(true);
    expect(opens(sealed, 'bet', encoded, `${bet} `)).toBe(false);
    expect(opens(sealed, 'why', encoded, bet)).toBe(false);
    expect(() => opens(sealed, 'bet', encoded.slice(4), bet)).toThrow(Malformed);
  });

  test('is SHA-256 of prefix, salt and words', async () => {
    const message = Buffer.concat([Buffer.from('chalkline/bet/v1\0'), salt, Buffer.from(bet)]);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', message)).toString('base64');
    expect(commitment('bet', salt, bet)).toBe(digest);
  });

  test('names all its fields, numbers as text', () => {
    expect(parseBet(bet)).toEqual(JSON.parse(bet));
    for (const wrong of [
      bet.replace('"2.00"', '2'),
      bet.replace('"2.00"', '"-2"'),
      bet.replace('"Bills"', '""'),
    ])
      expect(() => parseBet(wrong)).toThrow(Malformed);
    expect(() => parseOpening({ ...opening, more: 1 })).toThrow('more is not known');
    // Every object inherits this name.
    expect(() => parseOpening({ ...opening, constructor: 1 })).toThrow('constructor is not known');
  });
});

describe('a receipt', () => {
  test('is read as it is written, and several in one file', async () => {
    const note = log.noteOf(6, null);
    const [first, second] = [await log.receipt(1, note, 6), await log.receipt(4, note, 6)];
    const { signed: _, ...receipt } = parseReceipt(first);
    expect(receipt).toMatchObject({ index: 1, opening, checkpoint: note });
    expect(formatReceipt(receipt)).toBe(first);
    expect(parseReceipts(first + second).map(({ index }) => index)).toEqual([1, 4]);
  });

  test('with a reason of usual length has at most 3 kB in a log of a million leaves', async () => {
    const proof = Array.from({ length: 20 }, () => new Uint8Array(32));
    const index = 999_999;
    const single = new SampleLog(index);
    single.pick({ pick: 'pick_01hxyzabcdefghjkmnpqrstvwx', at: '2026-11-01T13:00:00.000Z' });
    const [entry] = single.entries;
    const words =
      entry?.opening && 'why' in entry.opening ? { ...entry.opening, why: 'w'.repeat(240) } : null;
    const checkpoint = single.noteOf(1, '2026-11-01T13:00:00.000Z');
    const text = formatReceipt({ index, leaf: String(entry?.leaf), opening: words, proof, checkpoint });
    expect(text.length).toBeLessThanOrEqual(3_000);
  });
});

test('half a character is refused: all halves have one encoding, so that two texts would have one hash', () => {
  const salt = new Uint8Array(32);
  for (const half of ['\ud800', 'a\udfff', '\udfff\ud800'])
    expect(() => commitment('bet', salt, half)).toThrow('half a character');
  expect(commitment('bet', salt, '\u{1f3c8}')).not.toBe(commitment('bet', salt, '\ufffd'));
  const index = '{"v":1,"kind":"cancel","pick":"pick_\\ud800","at":"2026-11-01T13:00:00.000Z"}';
  expect(() => new RulesCheck().take(0, parseLeaf(index), null)).toThrow('half a character');
});
