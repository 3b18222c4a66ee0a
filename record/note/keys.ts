import { concat, fromBase64, hexOf, utf8 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { sha256, toBase64 } from '#record/platform.ts';

/** What a key signs: notes as they are, or checkpoints that a witness saw, with the time. */
export const ED25519 = 0x01;
export const COSIGNATURE = 0x04;
export type SignatureType = typeof ED25519 | typeof COSIGNATURE;

/** The public half of a key: `<name>+<id>+<base64 of type and key>`. */
export interface VerifierKey {
  name: string;
  /** Eight hex digits that, with the name, tell which key signed. */
  id: string;
  type: SignatureType;
  publicKey: Uint8Array;
}

/** Neither spaces nor plus signs: they separate. */
const NAME = /^[^\s+\p{Cc}]+$/u;

export function isKeyName(name: string): boolean {
  return NAME.test(name);
}

export function keyId(name: string, type: SignatureType, publicKey: Uint8Array): string {
  return hexOf(sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), publicKey)).subarray(0, 4));
}

export function verifierKey(name: string, type: SignatureType, publicKey: Uint8Array): VerifierKey {
  if (!isKeyName(name)) throw new Malformed(`'${name}' cannot name a key: no spaces, no plus signs.`);
  return { name, id: keyId(name, type, publicKey), type, publicKey };
}

export function formatVerifierKey({ name, id, type, publicKey }: VerifierKey): string {
  return `${name}+${id}+${toBase64(concat(Uint8Array.of(type), publicKey))}`;
}

/** Throws Malformed when the text is no key, is of a kind that this verifier does not know, or was mistyped. */
export function parseVerifierKey(text: string): VerifierKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  if (!isKeyName(name)) throw new Malformed(`'${text}' is not a public key.`);
  const bytes = fromBase64(encoded, `The key of ${name}`);
  const type = bytes[0];
  if (type !== ED25519 && type !== COSIGNATURE)
    throw new Malformed(`The key of ${name} is of a kind that this verifier does not know.`);
  const publicKey = bytes.subarray(1);
  if (publicKey.length !== 32) throw new Malformed(`The key of ${name} has not 32 bytes.`);
  if (keyId(name, type, publicKey) !== id)
    throw new Malformed(`The key of ${name} was mistyped: its id is not ${id}.`);
  return { name, id, type, publicKey };
}
