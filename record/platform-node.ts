import { createHash, createPublicKey, hash, verify } from 'node:crypto';

/** What servers and the command line take from Node; `platform-browser.ts` does the same for pages. */

/** Node before 20.12 lacks the quicker call. */
export const sha256: (data: Uint8Array) => Uint8Array =
  typeof hash === 'function'
    ? (data) => hash('sha256', data, 'buffer')
    : (data) => createHash('sha256').update(data).digest();

/** An Ed25519 public key as X.509 wraps it. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}

/** Lenient: `fromBase64` of bytes.ts checks. */
export function decodeBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}
