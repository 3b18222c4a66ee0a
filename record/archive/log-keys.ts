import { readKeyChange } from '#record/leaf/key-change.ts';
import type { KeyLeaf } from '#record/leaf/leaf.ts';
import { Malformed } from '#record/malformed.ts';
import { formatVerifierKey, type VerifierKey } from '#record/note/keys.ts';
import { type SignedNote, signaturesBy } from '#record/note/note.ts';
import { timeOf } from '#record/platform.ts';

/** How long the replaced key may go on signing: processes restart one by one, and witnesses have to learn the new one. */
export const OLD_KEY_SIGNS_DAYS = 7;

/** Which key of a log signs when: the first until a `key` leaf, signed off by it, names the next. */
export class LogKeys {
  readonly #trusted: VerifierKey[];
  /** All that a leaf has replaced. */
  readonly #replaced = new Set<string>();
  #current: string | null = null;
  #before: { key: string; until: number } | null = null;

  /** The log's keys as a policy names them. */
  constructor(named: readonly VerifierKey[]) {
    this.#trusted = [...named];
  }

  /** The named keys, and those that they signed off. */
  get trusted(): readonly VerifierKey[] {
    return this.#trusted;
  }

  /** Named keys that no leaf has announced, and that are not the first. */
  unused(): VerifierKey[] {
    if (this.#current === null) return [];
    return this.#trusted.filter((key) => {
      const text = formatVerifierKey(key);
      return text !== this.#current && !this.#replaced.has(text);
    });
  }

  /** Those whose signatures are under a note; they are not verified here. */
  signersOf(note: SignedNote): VerifierKey[] {
    return this.#trusted.filter((key) => signaturesBy(key, note).length > 0);
  }

  /** Reads a `key` leaf. Answers what is wrong with it, as a sentence: then it changes nothing. */
  take(leaf: KeyLeaf): string | null {
    try {
      const { old, next } = readKeyChange(leaf);
      const [from, to] = [formatVerifierKey(old), formatVerifierKey(next)];
      if (this.#current !== null && from !== this.#current)
        return `It is signed off by the key ${old.id}, which does not sign this log now.`;
      if (from === to || this.#replaced.has(to)) return `The key ${next.id} was replaced before.`;
      this.#current = to;
      this.#replaced.add(from);
      this.#before = { key: from, until: timeOf(leaf.at) + OLD_KEY_SIGNS_DAYS * 86_400_000 };
      if (this.#names(from) && !this.#names(to)) this.#trusted.push(next);
      return null;
    } catch (error) {
      if (error instanceof Malformed) return error.message;
      throw error;
    }
  }

  /** Why none of these may have signed the leaves so far, the last of them of a moment; null when one may. */
  problem(signers: readonly VerifierKey[], lastAt: number): string | null {
    const [first] = signers;
    if (!first) return null;
    this.#current ??= formatVerifierKey(first);
    const { key, until } = this.#before ?? {};
    const mayHave = (text: string) =>
      text === this.#current || (text === key && until !== undefined && lastAt <= until);
    if (signers.map(formatVerifierKey).some(mayHave)) return null;
    return this.#replaced.has(formatVerifierKey(first))
      ? `The key ${first.id} signed more than ${OLD_KEY_SIGNS_DAYS} days after it was replaced.`
      : `The key ${first.id} signed before a leaf had announced it.`;
  }

  #names(text: string): boolean {
    return this.#trusted.some((key) => formatVerifierKey(key) === text);
  }
}
