import type { SignedNote } from '#record/note/note.ts';
import { toBase64 } from '#record/platform.ts';

interface KnownRoot {
  /** In base64: short texts take less room than slices of large buffers. */
  root: string;
  from: string;
  /** The leaf that it was kept for; null for a bare checkpoint. */
  leaf: number | null;
  /** The time of that leaf, in milliseconds. */
  leafAt: number | null;
  /** Null for what the file itself holds. */
  note: SignedNote | null;
}

/** What someone kept, and the leaf that they kept it for. */
interface Kept {
  note: SignedNote;
  leaf?: { index: number; at: number };
}

const NONE: readonly string[] = [];
/** A file holds what is signed when it is made: younger leaves are not in it, and nothing was cut off. */
const UNSIGNED_FOR = 10 * 60_000;

/** What someone kept of a log: roots it signed once, and leaves it held. The file is held against them. */
export class KnownHistory {
  readonly #roots = new Map<number, KnownRoot[]>();
  readonly #leaves = new Map<number, { leaf: string; from: string }[]>();

  /** A root that the log signed. Answers what is wrong when it signed another for the same size before. */
  add(size: number, root: Uint8Array, from: string, kept?: Kept): string | null {
    const known = this.#roots.get(size) ?? [];
    const encoded = toBase64(root);
    const other = known.find((each) => each.root !== encoded);
    const { leaf, note = null } = kept ?? {};
    known.push({ root: encoded, from, leaf: leaf?.index ?? null, leafAt: leaf?.at ?? null, note });
    this.#roots.set(size, known);
    return other ? `The log signed two roots for ${size} leaves: in ${other.from}, and in ${from}.` : null;
  }

  addLeaf(index: number, leaf: string, from: string): void {
    this.#leaves.set(index, [...(this.#leaves.get(index) ?? []), { leaf, from }]);
  }

  hasSize(size: number): boolean {
    return this.#roots.has(size);
  }

  /** What someone kept of a size. */
  notes(size: number): SignedNote[] {
    return (this.#roots.get(size) ?? []).flatMap(({ note }) => note ?? []);
  }

  /** What was kept and says another leaf than the file. */
  contradictions(index: number, source: () => string): readonly string[] {
    const known = this.#leaves.get(index);
    if (!known) return NONE;
    const leaf = source();
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

  /** What was kept of a larger log than the file: cut off, unless the file may be older. */
  beyond(leaves: number, endsAt: number): { leaf: number | null; says: string; isBroken: boolean }[] {
    return [...this.#roots].flatMap(([size, known]) =>
      size <= leaves
        ? []
        : known.map(({ from, leaf, leafAt }) => {
            const isBroken =
              leaf !== null && leafAt !== null && leaf >= leaves && leafAt < endsAt - UNSIGNED_FOR;
            const says = isBroken
              ? `${from} proves leaf ${leaf}, which this file, made later, leaves out.`
              : `${from} is of a log of ${size} leaves, and this file ends after ${leaves}: download it again.`;
            return { leaf, says, isBroken };
          }),
    );
  }
}
