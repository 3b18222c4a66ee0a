import { hashes, Point, verify } from '@noble/ed25519';
import { _SHA256, _SHA512 } from '@noble/hashes/sha2.js';

/**
 * What pages use in place of Node; the package imports in package.json choose. The classes themselves: the functions around
 * them would add 0.3 kB to what a page downloads.
 */
hashes.sha512 = (message) => new _SHA512().update(message).digest();

const { BASE, prototype } = Point;
const { multiply } = prototype;
/**
 * The library first makes a table of 4,224 multiples of the base point, for which a page on a phone stands still. It checks
 * too few signatures to gain by one, and another point than the base has none.
 */
prototype.multiply = function (scalar, safe) {
  return this.equals(BASE)
    ? multiply.call(this.negate(), scalar, safe).negate()
    : multiply.call(this, scalar, safe);
};

export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return new _SHA256().update(bytes).digest();
}

export function sha256Base64(data: Uint8Array): string {
  return toBase64(sha256(data));
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    // By RFC 8032 to the letter, as Node does.
    return verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Lenient: `fromBase64` of bytes.ts checks. */
export function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

export function isBase64Hash(value: string): boolean {
  return /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(value);
}

/** As leaf/time.ts, for the few that a page reads. */
export function timeOf(instant: string): number {
  const time = Date.parse(instant);
  const isWhole = !Number.isNaN(time) && instant.length === 24 && new Date(time).toISOString() === instant;
  return isWhole ? time : Number.NaN;
}

/** A page reads few texts: it looks for keys in each. */
export function isPlain(_value: Record<string, unknown>, _source: string): boolean {
  return false;
}
