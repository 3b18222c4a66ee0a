import { concat, fromBase64, hexOf, utf8 } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';
import { toBase64, verifyEd25519 } from '#record/platform.ts';
import { ED25519, isKeyName, type VerifierKey } from './keys.ts';

export interface NoteSignature {
  name: string;
  /** Eight hex digits. */
  id: string;
  /** What follows the key's id. */
  signature: Uint8Array;
}

/** A text, ending in a line break, with the signatures under it (c2sp.org/signed-note). */
export interface SignedNote {
  text: string;
  signatures: readonly NoteSignature[];
}

const MAX_SIGNATURES = 100;

/** Throws Malformed when it is no signed note. Verifies nothing. */
export function parseNote(note: string): SignedNote {
  const end = note.lastIndexOf('\n\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note may hold none but line breaks.
  if (end < 0 || !note.endsWith('\n') || /[\x00-\x09\x0b-\x1f]/.test(note))
    throw new Malformed('This is not a signed note.');
  const lines = note.slice(end + 2, -1).split('\n');
  if (lines.length > MAX_SIGNATURES) throw new Malformed('The note has too many signatures.');
  return { text: note.slice(0, end + 1), signatures: lines.map(parseSignature) };
}

function parseSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  if (!isKeyName(name)) throw new Malformed('The note has a line that is no signature.');
  const bytes = fromBase64(encoded, `The signature of ${name}`);
  if (bytes.length < 5) throw new Malformed(`The signature of ${name} is too short.`);
  return { name, id: hexOf(bytes.subarray(0, 4)), signature: bytes.subarray(4) };
}

export function formatNote({ text, signatures }: SignedNote): string {
  return `${text}\n${signatures.map((signature) => `${signatureLine(signature)}\n`).join('')}`;
}

export function signatureLine({ name, id, signature }: NoteSignature): string {
  const number = Uint8Array.from({ length: 4 }, (_, at) => Number.parseInt(id.slice(at * 2, at * 2 + 2), 16));
  return `— ${name} ${toBase64(concat(number, signature))}`;
}

/** The signatures under a note that name a key. */
export function signaturesBy(key: VerifierKey, { signatures }: SignedNote): NoteSignature[] {
  return signatures.filter(({ name, id }) => name === key.name && id === key.id);
}

/** Whether a plain Ed25519 key signed the text. */
export function isSignedBy(key: VerifierKey, text: string, { signature }: NoteSignature): boolean {
  return key.type === ED25519 && verifyEd25519(key.publicKey, utf8(text), signature);
}
