import type { Context } from '#gateway/auth/context.ts';
import { checkpointsOf } from '#gateway/record/read-checkpoint.ts';
import { presentVersion, readSeals } from '#gateway/record/read-seals.ts';
import { tileReader } from '#gateway/record/stored-tiles.ts';
import { formatReceipt } from '#record/receipt.ts';
import type { ReadTiles } from '#record/tiles/proofs.ts';
import { proveInclusion } from '#record/tiles/prove-inclusion.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { type PickRecord, presentOpenings } from './pick-rows.ts';

/** Who reads receipts, and when. */
type ReceiptReader = Pick<Context, 'database' | 'record' | 'viewer' | 'now'>;

export function isOpenTo({ viewer, now }: Pick<ReceiptReader, 'viewer' | 'now'>, pick: PickRecord): boolean {
  return visibility(pick, viewer, now).state === 'OPEN';
}

/**
 * A receipt for each pick that a signed checkpoint holds, under the first one that enough witnesses signed, or the first
 * that was signed at all. Of a pick that the reader may not read yet it holds the leaf alone.
 */
export async function receiptsOf(reader: ReceiptReader, picks: readonly PickRecord[]): Promise<string[]> {
  const rows = reader.database.em;
  const idsOf = (some: readonly PickRecord[]) => some.map(({ id }) => id);
  const seals = await readSeals(rows, idsOf(picks), reader.record.quorum);
  const sizes = [...seals.values()].map((seal) => seal.witnessedSize ?? seal.checkpointSize ?? 0);
  const checkpoints = await checkpointsOf(rows, sizes);
  const openings = await presentOpenings(rows, idsOf(picks.filter((pick) => isOpenTo(reader, pick))));
  const read = readingOnce(tileReader(rows));
  const receipts: string[] = [];
  for (const { id } of picks) {
    const seal = seals.get(id);
    const present = seal && presentVersion(seal.leaves);
    const checkpoint = checkpoints.get(seal?.witnessedSize ?? seal?.checkpointSize ?? 0);
    if (!present || !checkpoint) continue;
    const { number: index, body: leaf } = present;
    const proof = await proveInclusion(index, checkpoint.size, read);
    const opening = openings.get(id) ?? null;
    receipts.push(formatReceipt({ index, leaf, opening, proof, checkpoint: checkpoint.note }));
  }
  return receipts;
}

/** Receipts of one file need the same few tiles. */
function readingOnce(read: ReadTiles): ReadTiles {
  const known = new Map<string, Uint8Array>();
  const placeOf = ({ level, n }: { level: number; n: number }) => `${level}/${n}`;
  return async (tiles) => {
    const missing = tiles.filter((tile) => !known.has(placeOf(tile)));
    const found = await read(missing);
    for (const [at, tile] of missing.entries()) known.set(placeOf(tile), found[at] ?? new Uint8Array());
    return tiles.map((tile) => known.get(placeOf(tile)) ?? new Uint8Array());
  };
}
