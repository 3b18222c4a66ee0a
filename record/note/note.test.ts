import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Malformed } from '#record/malformed.ts';
import { cosignedAt } from './cosignature.ts';
import { COSIGNATURE, formatVerifierKey, parseVerifierKey } from './keys.ts';
import { formatNote, isSignedBy, parseNote, signatureLine, signaturesBy } from './note.ts';
import { cosign, makeSignerKey, parseSignerKey, signerOf, signNote } from './signing.ts';

const { signedNote: known } = JSON.parse(readFileSync('record/testing/vectors.json', 'utf8'));
const key = parseVerifierKey(known.vkey);
const note = `${known.text}\n${known.signatureLine}\n`;

describe("the note of Go's sumdb/note", () => {
  test('is signed as Go signs it', () => {
    const signer = parseSignerKey(known.skey);
    expect(formatVerifierKey(signer.key)).toBe(known.vkey);
    expect(signatureLine(signNote(signer, known.text))).toBe(known.signatureLine);
  });

  test('is read, verified and written again', () => {
    const parsed = parseNote(note);
    const [signature] = signaturesBy(key, parsed);
    expect(parsed.text).toBe(known.text);
    expect(signature && isSignedBy(key, parsed.text, signature)).toBe(true);
    expect(signature && isSignedBy(key, `${parsed.text} `, signature)).toBe(false);
    expect(formatNote(parsed)).toBe(note);
  });
});

describe('what is no note, or no key, is refused', () => {
  test.each([
    ['no blank line', known.text],
    ['no signature', `${known.text}\n`],
    ['a hyphen for the dash', note.replace('—', '-')],
    ['no line break at the end', note.slice(0, -1)],
    ['a control character', note.replace('think', 'th\tnk')],
    ['a line that is no signature', `${note}hello\n`],
    ['base64 in another spelling', note.replace('x08go/', 'x08go_')],
  ])('a note with %s', (_what, text) => expect(() => parseNote(text)).toThrow(Malformed));

  test.each([known.vkey.replace('c74f20a3', 'c74f20a4'), known.vkey.slice(0, -4), 'hello', '+c74f20a3+AQ=='])(
    'the key %s',
    (text) => expect(() => parseVerifierKey(text)).toThrow(Malformed),
  );

  test('a private key that was mistyped, without saying it', () => {
    const mistyped = known.skey.replace('AYEKF', 'AYEKG');
    expect(() => parseSignerKey(mistyped)).toThrow(expect.not.stringContaining('AYEKG') ?? Malformed);
    expect(() => parseSignerKey(known.vkey)).toThrow(Malformed);
  });
});

test('a fresh key signs what its public half verifies', () => {
  const signer = parseSignerKey(makeSignerKey('example.com/record/log'));
  const text = 'example.com/record/log\n';
  expect(isSignedBy(signer.key, text, signNote(signer, text))).toBe(true);
});

describe('cosignatures', () => {
  /** The second line under the example checkpoint of c2sp.org/tlog-cosignature shows the form of one. */
  const witness = signerOf('witness.example.com/w1', COSIGNATURE, new Uint8Array(32).fill(7));
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  test('say when the witness saw the checkpoint', () => {
    const signature = cosign(witness, text, 1_679_315_147);
    expect(signature.signature).toHaveLength(72);
    expect(signature.id).toBe(witness.key.id);
    expect(cosignedAt(witness.key, text, signature)).toBe(1_679_315_147);
  });

  test('hold for no other text, time or witness', () => {
    const signature = cosign(witness, text, 1_679_315_147);
    const later = signature.signature.with?.(7, 1) ?? new Uint8Array();
    expect(cosignedAt(witness.key, text.replace('20852163', '20852164'), signature)).toBeNull();
    expect(cosignedAt(witness.key, text, { ...signature, signature: later })).toBeNull();
    expect(cosignedAt(signerOf('other', COSIGNATURE).key, text, signature)).toBeNull();
    expect(() => cosignedAt(witness.key, text, { ...signature, signature: later.subarray(1) })).toThrow(
      Malformed,
    );
  });
});
