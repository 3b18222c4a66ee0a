import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { concat, fromBase64, utf8 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { toBase64 } from '#record/platform.ts';
import { cosignedMessage, packCosignature } from './cosignature.ts';
import { ED25519, keyId, type SignatureType, type VerifierKey, verifierKey } from './keys.ts';
import type { NoteSignature } from './note.ts';

/** For servers only: pages never hold a private key. */
export interface Signer {
  key: VerifierKey;
  privateKey: KeyObject;
}

/** An Ed25519 seed as PKCS #8 wraps it. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signer of 32 secret bytes; fresh ones unless given. */
export function signerOf(name: string, type: SignatureType, seed: Uint8Array = randomBytes(32)): Signer {
  const der = Buffer.concat([PKCS8, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { key: verifierKey(name, type, new Uint8Array(spki.subarray(-32))), privateKey };
}

/** A private key as text: `PRIVATE+KEY+<name>+<id>+<base64 of type and seed>`, as Go's sumdb/note writes it. */
export function makeSignerKey(name: string, type: SignatureType = ED25519): string {
  const seed = randomBytes(32);
  const { key } = signerOf(name, type, seed);
  return `PRIVATE+KEY+${name}+${key.id}+${toBase64(concat(Uint8Array.of(type), seed))}`;
}

/** Throws Malformed when the text is no private key or was mistyped. Its messages hold nothing of the key. */
export function parseSignerKey(text: string): Signer {
  const [, name = '', id = '', encoded = ''] =
    /^PRIVATE\+KEY\+([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  if (!name) throw new Malformed('This is not a private key (PRIVATE+KEY+…).');
  const bytes = fromBase64(encoded, 'The private key');
  const type = bytes[0];
  if ((type !== 1 && type !== 4) || bytes.length !== 33)
    throw new Malformed('The private key is not Ed25519.');
  const signer = signerOf(name, type, bytes.subarray(1));
  if (keyId(name, type, signer.key.publicKey) !== id)
    throw new Malformed('The private key was mistyped: its id is another.');
  return signer;
}

/** A plain signature of a text, for the line under a note. */
export function signNote({ key, privateKey }: Signer, text: string): NoteSignature {
  if (key.type !== ED25519) throw new RangeError(`${key.name} signs as a witness only.`);
  return { name: key.name, id: key.id, signature: sign(null, utf8(text), privateKey) };
}

/** What a witness signs when it has seen a checkpoint. */
export function cosign({ key, privateKey }: Signer, text: string, seconds: number): NoteSignature {
  const signature = sign(null, cosignedMessage(text, seconds), privateKey);
  return { name: key.name, id: key.id, signature: packCosignature(seconds, signature) };
}
