import { concat } from '#record/bytes.ts';
import { Malformed } from '#record/malformed.ts';

/** What fits into the two bytes that tell an entry's length. */
export const MAX_ENTRY_LENGTH = 65_535;

/** Up to 256 entries as one file: each after its length in two bytes, the greater first. */
export function entryBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY_LENGTH)
        throw new RangeError(`An entry of ${entry.length} bytes is too long.`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry];
    }),
  );
}

/** The entries of a bundle. Throws Malformed when it ends within one. */
export function parseEntryBundle(bundle: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bundle.length) {
    const length = ((bundle[at] ?? 0) << 8) | (bundle[at + 1] ?? 0);
    if (at + 2 + length > bundle.length) throw new Malformed('The bundle ends within an entry.');
    entries.push(bundle.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return entries;
}
