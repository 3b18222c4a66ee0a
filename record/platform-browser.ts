import { etc, Point } from '@noble/ed25519';
import { _SHA256, _SHA512 } from '@noble/hashes/sha2.js';

/*
 * What pages use in place of Node; the package imports in package.json choose. The hashes' classes themselves: the functions around
 * them would add 0.3 kB to what a page downloads.
 */

export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return new _SHA256().update(bytes).digest();
}

export function sha256Base64(data: Uint8Array): string {
  return toBase64(sha256(data));
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    return signature.length === 64 && isSigned(publicKey, message, signature);
  } catch {
    return false;
  }
}

const MINUS_BASE = Point.BASE.negate();

/**
 * RFC 8032, section 5.1.7, on the library's points: 0 = 8(R + kA − sB). Its own `verify` first makes a table of 4,224 multiples of B,
 * for which a page on a phone freezes. A page checks too few signatures to gain by that, and −B has no table.
 * Throws where bytes are no point, or s is not below the group's order.
 */
function isSigned(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [r, s] = [signature.subarray(0, 32), signature.subarray(32)];
  const key = Point.fromBytes(publicKey);
  const k = numberOf(new _SHA512().update(r).update(publicKey).update(message).digest());
  const sum = Point.fromBytes(r)
    .add(key.multiplyUnsafe(k % Point.CURVE().n))
    .add(MINUS_BASE.multiplyUnsafe(numberOf(s)));
  return !key.isSmallOrder() && sum.clearCofactor().is0();
}

/** The lowest byte first. */
function numberOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${etc.bytesToHex(Uint8Array.from(bytes).reverse())}`);
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
