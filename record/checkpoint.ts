import { toBase64 } from '#record/platform.ts';
import { fromBase64, wholeNumber } from './bytes.ts';
import { Malformed } from './malformed.ts';
import { parseNote, type SignedNote } from './note/note.ts';

/** What a log says of itself at a size (c2sp.org/tlog-checkpoint). */
export interface Checkpoint {
  origin: string;
  size: number;
  root: Uint8Array;
}

/** The text that is signed. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Throws Malformed. Lines after the third belong to the text and say nothing here. */
function parseCheckpointText(text: string): Checkpoint {
  const [origin = '', size = '', root = '', ...more] = text.split('\n');
  if (!text.endsWith('\n') || !origin || more.slice(0, -1).includes(''))
    throw new Malformed('This is not a checkpoint.');
  return {
    origin,
    size: wholeNumber(size, "The checkpoint's size"),
    root: fromBase64(root, "The checkpoint's root", 32),
  };
}

export interface SignedCheckpoint extends Checkpoint {
  note: SignedNote;
}

/** Throws Malformed. Verifies nothing: see `checkCheckpoint` in policy. */
export function parseCheckpoint(note: string): SignedCheckpoint {
  const parsed = parseNote(note);
  return { ...parseCheckpointText(parsed.text), note: parsed };
}
