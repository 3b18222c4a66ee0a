import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ED25519 } from './note/keys.ts';
import { signerOf, signNote } from './note/signing.ts';
import * as browser from './platform-browser.ts';
import * as server from './platform-node.ts';

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
});
