import { concat, utf8 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { verifyEd25519 } from '#record/platform.ts';
import { COSIGNATURE, type VerifierKey } from './keys.ts';
import type { NoteSignature } from './note.ts';

/** The last second that a Date can hold. */
const LATEST = 8.64e12;

/** What a witness signs: the checkpoint's text under a header with the time (c2sp.org/tlog-cosignature). */
export function cosignedMessage(text: string, seconds: number): Uint8Array {
  return utf8(`cosignature/v1\ntime ${seconds}\n${text}`);
}

/** A witness's signature as in a note: the time in eight bytes, then 64 of signature. */
export function packCosignature(seconds: number, signature: Uint8Array): Uint8Array {
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  return concat(time, signature);
}

/**
 * When the witness saw the checkpoint, in seconds since 1970; null when the signature is not the witness's.
 * Throws Malformed when it is no cosignature.
 */
export function cosignedAt(key: VerifierKey, text: string, { signature }: NoteSignature): number | null {
  if (signature.length !== 72) throw new Malformed(`The cosignature of ${key.name} has not 72 bytes.`);
  const view = new DataView(signature.buffer, signature.byteOffset, 8);
  const seconds = Number(view.getBigUint64(0));
  if (seconds > LATEST) throw new Malformed(`The cosignature of ${key.name} has no real time.`);
  const isGenuine =
    key.type === COSIGNATURE &&
    verifyEd25519(key.publicKey, cosignedMessage(text, seconds), signature.subarray(8));
  return isGenuine ? seconds : null;
}
