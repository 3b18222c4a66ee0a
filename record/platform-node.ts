import { createHash, createPublicKey, hash, type KeyObject, verify } from 'node:crypto';

export { timeOf } from './leaf/time.ts';

/** What servers and the command line take from Node; `platform-browser.ts` does the same for pages. */

/** Node before 20.12 lacks the quicker call. By way of a string: a fifth of the time that a buffer of its own takes. */
const digest: (data: Uint8Array | string, encoding: 'binary' | 'base64') => string =
  typeof hash === 'function'
    ? (data, encoding) => hash('sha256', data, encoding)
    : (data, encoding) => createHash('sha256').update(data).digest(encoding);

/** Of bytes, or of a text's UTF-8. */
export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = Buffer.allocUnsafe(32);
  bytes.write(digest(data, 'binary'), 'latin1');
  return bytes;
}

export function sha256Base64(data: Uint8Array): string {
  return digest(data, 'base64');
}

/** An Ed25519 public key as X.509 wraps it. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Reading a key takes longer than using it, and a record is signed by few. */
const keys = new WeakMap<Uint8Array, KeyObject>();

function keyOf(publicKey: Uint8Array): KeyObject {
  const known = keys.get(publicKey);
  if (known) return known;
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  keys.set(publicKey, key);
  return key;
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  return verify(null, message, keyOf(publicKey), signature);
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
}

/** Lenient: `fromBase64` of bytes.ts checks. */
export function decodeBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}

/** By character: 1 more than what it means in base64. A million hashes take a tenth of the time of a pattern. */
const BASE64 = new Uint8Array(128);
for (const [at, character] of [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
].entries())
  BASE64[character.charCodeAt(0)] = at + 1;

/** Whether a text is 32 bytes in base64, in its one canonical spelling. */
export function isBase64Hash(value: string): boolean {
  if (value.length !== 44 || !value.endsWith('=')) return false;
  let last = 0;
  for (let at = 0; at < 43; at += 1) {
    last = BASE64[value.charCodeAt(at)] ?? 0;
    if (last === 0) return false;
  }
  // Two bits of the last character say nothing.
  return last % 4 === 1;
}

/** Whether an object is read from a text without spaces and escapes that holds no key twice: quicker than to look for keys. */
export function isPlain(value: Record<string, unknown>, source: string): boolean {
  return plainLength(value) === source.length;
}

/**
 * How long an object of texts is as JSON without spaces and escapes: a text of that length holds no key twice. NaN for other
 * values, and for numbers whose shortest form is so much shorter that a second key could hide in the difference.
 */
function plainLength(value: Record<string, unknown>): number {
  let length = 1;
  for (const name in value) length += name.length + 4 + plainLengthOf(value[name]);
  return length;
}

function plainLengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (value === null) return 4;
  return typeof value === 'number' && value >= 0 && value < 1e6 ? String(value).length : Number.NaN;
}
