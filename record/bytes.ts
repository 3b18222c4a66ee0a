import { decodeBase64, toBase64 } from '#record/platform.ts';
import { Malformed } from './malformed.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws Malformed where it holds half a surrogate pair, as `refuseHalfPairs` does. */
export function utf8(text: string): Uint8Array {
  refuseHalfPairs(text);
  return encoder.encode(text);
}

/** Throws Malformed for half a surrogate pair: all of them have one encoding, so that two texts would have one hash. */
export function refuseHalfPairs(text: string): void {
  if (/\p{Cs}/u.test(text)) throw new Malformed('It holds half a character.');
}

/** Reused, for what is hashed and thrown away. */
let scratch = new Uint8Array(4_096);

/** Bytes and the UTF-8 of a text after them, until the next call: a million leaves need no million buffers. As `utf8`. */
export function joined(head: readonly Uint8Array[], text: string): Uint8Array {
  const before = head.reduce((length, part) => length + part.length, 0);
  if (scratch.length < before + text.length * 3) scratch = new Uint8Array((before + text.length * 3) * 2);
  let at = 0;
  for (const part of head) {
    scratch.set(part, at);
    at += part.length;
  }
  const { written } = encoder.encodeInto(text, scratch.subarray(at));
  if (written !== text.length) refuseHalfPairs(text);
  return scratch.subarray(0, at + written);
}

/** Throws Malformed where the bytes are not UTF-8. */
export function textOf(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Malformed('This is not UTF-8 text.');
  }
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && includesAt(one, 0, other);
}

/** Whether `whole` holds `part` at a place. */
export function includesAt(whole: Uint8Array, place: number, part: Uint8Array): boolean {
  for (let at = 0; at < part.length; at += 1) if (part[at] !== whole[place + at]) return false;
  return true;
}

/** Standard base64 with padding, in its one canonical spelling. Throws Malformed for any other. */
export function fromBase64(text: string, what: string, length?: number): Uint8Array {
  const bytes = decodeBase64(text);
  if (text === '' || toBase64(bytes) !== text) throw new Malformed(`${what} is not base64.`);
  if (length !== undefined && bytes.length !== length)
    throw new Malformed(`${what} has ${bytes.length} bytes instead of ${length}.`);
  return bytes;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A count or an index as these formats write it: decimal, no leading zero. Throws Malformed. */
export function wholeNumber(text: string, what: string): number {
  const number = Number(text);
  if (!/^(0|[1-9]\d{0,15})$/.test(text) || !Number.isSafeInteger(number))
    throw new Malformed(`${what} is not a whole number.`);
  return number;
}
