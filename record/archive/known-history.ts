import type { SignedNote } from '#record/note/note.ts';
import { toBase64 } from '#record/platform.ts';
import { SIGNED_WITHIN } from './file-end.ts';

interface KnownRoot {
  /** In base64: short texts take less room than slices of large buffers. */
  root: string;
  from: string;
  /** The leaf that it was kept for; null for a bare checkpoint. */
  leaf: number | null;
  /** The time of that leaf, in milliseconds. */
  leafAt: number | null;
  /** When a quorum of witnesses had signed it, in milliseconds; null when none had. */
  seenAt: number | null;
  /** Null for what the file itself holds. */
  note: SignedNote | null;
}

/** What someone kept, and the leaf that they kept it for. */
interface Kept {
  note: SignedNote;
  seenAt?: number | null;
  leaf?: { index: number; at: number };
}

const NONE: readonly string[] = [];

/** What someone kept of a log: roots it signed once, and leaves it held. The file is held against them. */
export class KnownHistory {
  readonly #roots = new Map<number, KnownRoot[]>();
  readonly #leaves = new Map<number, { leaf: string; from: string }[]>();
  /** What texts without a signature say. */
  readonly #claims = new Map<number, { root: string; from: string }[]>();

  /** A root that the log signed. Answers what is wrong when it signed another for the same size before. */
  add(size: number, root: Uint8Array, from: string, kept?: Kept): string | null {
    const known = this.#roots.get(size) ?? [];
    const encoded = toBase64(root);
    const other = known.find((each) => each.root !== encoded);
    const { leaf, note = null, seenAt = null } = kept ?? {};
    known.push({ root: encoded, from, leaf: leaf?.index ?? null, leafAt: leaf?.at ?? null, seenAt, note });
    this.#roots.set(size, known);
    return other ? `The log signed two roots for ${size} leaves: in ${other.from}, and in ${from}.` : null;
  }

  addLeaf(index: number, leaf: string, from: string): void {
    this.#leaves.set(index, [...(this.#leaves.get(index) ?? []), { leaf, from }]);
  }

  /** A root that a text without a signature names: anyone can write one. */
  addClaim(size: number, root: Uint8Array, from: string): void {
    this.#claims.set(size, [...(this.#claims.get(size) ?? []), { root: toBase64(root), from }]);
  }

  hasSize(size: number): boolean {
    return this.#roots.has(size) || this.#claims.has(size);
  }

  /** Sentences about claims that name another root for this size. */
  otherClaims(size: number, root: Uint8Array): string[] {
    return (this.#claims.get(size) ?? [])
      .filter((each) => each.root !== toBase64(root))
      .map(
        ({ from }) =>
          `${from} names another root of the first ${size} leaves than this file has. It bears no signature: if its mail is ours, the record was rewritten. Keep the whole mail.`,
      );
  }

  /** What someone kept of a size. */
  notes(size: number): SignedNote[] {
    return (this.#roots.get(size) ?? []).flatMap(({ note }) => note ?? []);
  }

  /** What was kept and says another leaf than the file. */
  contradictions(index: number, leaf: string): readonly string[] {
    const known = this.#leaves.get(index);
    if (!known) return NONE;
    return known
      .filter((each) => each.leaf !== leaf)
      .map(({ from }) => `${from} proves another leaf ${index} than this file holds.`);
  }

  /** What was kept and says another root than the file at its size. */
  otherRoots(size: number, root: Uint8Array): { leaf: number | null; says: string }[] {
    const known = this.#roots.get(size) ?? [];
    return known
      .filter((each) => each.root !== toBase64(root))
      .map(({ from, leaf }) => ({
        leaf,
        says: `${from} proves another history of the first ${size} leaves than this file.`,
      }));
  }

  /**
   * What was kept of a larger log than the file, which was made at a moment: cut off where witnesses had signed the larger log,
   * or a leaf was written, well before that; else the file may be older.
   */
  beyond(leaves: number, madeAt: number): { leaf: number | null; says: string; isBroken: boolean }[] {
    const before = madeAt - SIGNED_WITHIN;
    const signed = [...this.#roots].flatMap(([size, known]) =>
      size <= leaves ? [] : known.map((each) => beyondText(each, { size, leaves, before })),
    );
    const claimed = [...this.#claims].flatMap(([size, known]) =>
      size <= leaves
        ? []
        : known.map(({ from }) => ({ leaf: null, says: largerText(from, size, leaves), isBroken: false })),
    );
    return [...signed, ...claimed];
  }
}

function beyondText(
  { from, leaf, leafAt, seenAt }: KnownRoot,
  { size, leaves, before }: { size: number; leaves: number; before: number },
) {
  if (leaf !== null && leafAt !== null && leaf >= leaves && leafAt < before)
    return {
      leaf,
      says: `${from} proves leaf ${leaf}, which this file, made later, leaves out.`,
      isBroken: true,
    };
  if (seenAt !== null && seenAt < before) {
    const when = new Date(seenAt).toISOString();
    const says = `${from} is of a log of ${size} leaves that witnesses had signed by ${when}; this file was made later and ends after ${leaves}: it is cut off.`;
    return { leaf: leaves, says, isBroken: true };
  }
  return { leaf, says: largerText(from, size, leaves), isBroken: false };
}

function largerText(from: string, size: number, leaves: number): string {
  return `${from} is of a log of ${size} leaves, and this file ends after ${leaves}: download it again.`;
}
