import { describe, expect, jest, test } from '@jest/globals';
import { etc, hashes, Point, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { ED25519 } from './note/keys.ts';
import { signerOf, signNote } from './note/signing.ts';
import * as browser from './platform-browser.ts';
import * as server from './platform-node.ts';

hashes.sha512 = sha512;

/** Its table would take 4,224 additions, and a slow phone a fifth of a second. */
test('a page checks a signature without a table of multiples', () => {
  const signer = signerOf('example.com/log', ED25519, new Uint8Array(32).fill(3));
  const { signature } = signNote(signer, 'text\n');
  const add = jest.spyOn(Point.prototype, 'add');
  expect(browser.verifyEd25519(signer.key.publicKey, new TextEncoder().encode('text\n'), signature)).toBe(
    true,
  );
  expect(add.mock.calls.length).toBeLessThan(600);
  add.mockRestore();
});

describe('page and server agree', () => {
  test('on hashes and base64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect([...browser.sha256(bytes)]).toEqual([...server.sha256(bytes)]);
        expect(browser.sha256Base64(bytes)).toBe(server.sha256Base64(bytes));
        expect(browser.toBase64(bytes)).toBe(server.toBase64(bytes));
        expect([...browser.decodeBase64(server.toBase64(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  test('on what is a hash in base64', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ABQwz09+/=-\u0100'), minLength: 43, maxLength: 45 });
    const hash = fc.uint8Array({ minLength: 31, maxLength: 33 }).map((bytes) => server.toBase64(bytes));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          hash,
          text.map((each) => `${each.slice(0, 43)}=`),
        ),
        (each) => {
          expect(browser.isBase64Hash(each)).toBe(server.isBase64Hash(each));
        },
      ),
    );
  });

  test('on moments', () => {
    const digits = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
    const moment = fc
      .tuple(digits(4), digits(2), digits(2), digits(2), digits(2), digits(2), digits(3))
      .map(([y, m, d, h, min, s, ms]) => `${y}-${m}-${d}T${h}:${min}:${s}.${ms}Z`);
    const real = fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString());
    fc.assert(
      fc.property(
        fc.oneof(
          moment,
          real,
          real.map((each) => each.replace('Z', '+')),
        ),
        (each) => {
          expect(browser.timeOf(each)).toBe(server.timeOf(each));
        },
      ),
    );
    for (const each of [
      '2026-02-30T00:00:00.000Z',
      '2026-01-01T24:00:00.000Z',
      '+012026-01-01T00:00:00.000Z',
    ])
      expect([browser.timeOf(each), server.timeOf(each)]).toEqual([Number.NaN, Number.NaN]);
  });

  test('on signatures', () => {
    const signer = signerOf('example.com/log', ED25519, new Uint8Array(32).fill(3));
    const message = new TextEncoder().encode('text\n');
    const { signature } = signNote(signer, 'text\n');
    const forged = new Uint8Array(signature).fill(1, 3, 4);
    for (const { verifyEd25519 } of [browser, server]) {
      expect(verifyEd25519(signer.key.publicKey, message, signature)).toBe(true);
      expect(verifyEd25519(signer.key.publicKey, message, forged)).toBe(false);
      expect(verifyEd25519(signer.key.publicKey, message, signature.subarray(1))).toBe(false);
      expect(verifyEd25519(new Uint8Array(32), message, signature)).toBe(false);
    }
  });

  test('on signatures of any key and text', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, fc.string(), fc.nat(63), fc.nat(255), (seed, text, place, byte) => {
        const signer = signerOf('example.com/log', ED25519, seed);
        const message = new TextEncoder().encode(`${text}\n`);
        const { signature } = signNote(signer, `${text}\n`);
        const changed = new Uint8Array(signature).fill(byte, place, place + 1);
        for (const each of [signature, changed])
          expect(browser.verifyEd25519(signer.key.publicKey, message, each)).toBe(
            server.verifyEd25519(signer.key.publicKey, message, each),
          );
      }),
    );
  });

  /** The order of the base point. Added to the second half of a signature, it changes nothing but the bytes. */
  const { n: order, p } = Point.CURVE();
  const bytesOf = (number: bigint) =>
    Uint8Array.from(etc.hexToBytes(number.toString(16).padStart(64, '0'))).reverse();
  const numberOf = (bytes: Uint8Array) => BigInt(`0x${etc.bytesToHex(Uint8Array.from(bytes).reverse())}`);

  /** Encodings of points that a forger likes: neutral, of small order, not below p, no point at all; B, and one of full order. */
  const ODD_POINTS = [0n, 1n, 2n, p - 1n, p, p + 1n, (1n << 255n) + 1n, (1n << 256n) - 1n]
    .map(bytesOf)
    .concat(Point.BASE.toBytes(), Point.BASE.multiply(5n).toBytes());
  const ODD_NUMBERS = [0n, 1n, order - 1n, order, order + 1n, (1n << 256n) - 1n].map(bytesOf);

  test('and with the library on everything that its strict check refuses', () => {
    const message = new TextEncoder().encode('text\n');
    for (const key of ODD_POINTS)
      for (const point of ODD_POINTS)
        for (const number of ODD_NUMBERS) {
          const signature = etc.concatBytes(point, number);
          const expected = verify(signature, message, key, { zip215: false });
          expect([key, signature, browser.verifyEd25519(key, message, signature)]).toEqual([
            ...[key, signature, expected],
          ]);
        }
  });

  test('a signature has one form, and one length', () => {
    const signer = signerOf('example.com/log', ED25519, new Uint8Array(32).fill(3));
    const message = new TextEncoder().encode('text\n');
    const { signature } = signNote(signer, 'text\n');
    const second = etc.concatBytes(
      signature.subarray(0, 32),
      bytesOf(numberOf(signature.subarray(32)) + order),
    );
    for (const { verifyEd25519 } of [browser, server]) {
      expect(verifyEd25519(signer.key.publicKey, message, second)).toBe(false);
      expect(
        verifyEd25519(signer.key.publicKey, message, etc.concatBytes(signature, new Uint8Array(1))),
      ).toBe(false);
    }
  });
});
