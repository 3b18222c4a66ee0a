import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { equalBytes } from '#record/bytes.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { formatNote } from '#record/note/note.ts';
import { type Signer, signNote } from '#record/note/signing.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { edgeTiles, TILE_WIDTH, type TileHashes } from '#record/tiles/tiles.ts';
import { askWitnesses } from './ask-witnesses.ts';
import { knownSize, largestNoted, noteKnownSize } from './known-size.ts';
import { signingKeyProblem } from './log-keys.ts';
import { keepTiles, storedTiles } from './stored-tiles.ts';

/** Leaves that are read at once. */
const BATCH = 4_096;

interface Head {
  size: number;
  clock: string;
  stopped: string | null;
  signedSize: number;
  signedRoot: Buffer | null;
  /** Of the last leaf. */
  at: Date | null;
}

/**
 * Signs the log as it stands, if it has grown, under the lock that its writers take: one checkpoint a size, whatever
 * process signs. First the stored tiles are held against the leaves. Where something is wrong nothing is signed, and
 * the log is stopped, with it all publishing, until it is right again.
 */
export async function signCheckpoint(services: Services): Promise<void> {
  const { signer } = services.record;
  if (!signer || !(await hasWork(services))) return;
  await askWitnesses(services, signer);
  const least = await knownSize(services);
  await inTransaction(services, async (em) => {
    const head = await lockHead(em);
    const problem =
      problemOf(services, head, least) ??
      (await signingKeyProblem(em, signer.key, head.at?.getTime() ?? 0)) ??
      (await appendAndSign(services, signer, em, head));
    if (problem === head.stopped) return;
    await em.execute('update record_head set stopped = ?', [problem]);
    if (problem) services.log.error({ problem }, 'the record is stopped: nothing can be posted');
  });
}

/**
 * One question where nothing is to be done. It also tells what is signed, so that every process notices when a standby
 * that lacks it takes the primary's place.
 */
async function hasWork(services: Services): Promise<boolean> {
  const [row] = await services.database.em.execute<{ work: boolean; signed: number }[]>(
    `select stopped is not null or size <> signed as work, signed
       from record_head, (select coalesce(max(size), 0) as signed from record_checkpoints) c`,
  );
  if (!row) return false;
  noteKnownSize(services, row.signed);
  return row.work || row.signed < largestNoted(services);
}

async function lockHead(em: EntityManager): Promise<Head> {
  await em.execute('select from record_head for update');
  const [head] = await em.execute<Head[]>(
    `select h.size, h.clock, h.stopped, h.at, coalesce(c.size, 0) as "signedSize", c.root as "signedRoot"
       from record_head h left join (select size, root from record_checkpoints order by size desc limit 1) c on true`,
  );
  if (!head) throw new Error('The record has no head');
  return head;
}

/** Why this log must not be signed; null when it may. */
function problemOf({ record }: Services, { size, clock, signedSize }: Head, least: number): string | null {
  if (clock !== 'SERVER' && !record.allowsMovableClock) return 'its clock can be moved';
  const known = Math.max(signedSize, least);
  if (size < known) return `it has ${size} leaves, and ${known} are known: was the database restored?`;
  // It has grown again since: other leaves under numbers that were signed.
  if (signedSize < least)
    return `its last checkpoint has ${signedSize} leaves, and one of ${least} is known: was the database restored?`;
  return null;
}

/** Answers what is wrong with the stored tiles; null when the log is signed. */
async function appendAndSign(
  { clock }: Services,
  signer: Signer,
  em: EntityManager,
  { size, signedSize, signedRoot }: Head,
): Promise<string | null> {
  if (size === signedSize) return null;
  const edge = await edgeOf(em, signedSize);
  if (!edge) return 'a tile is missing';
  const appender = new TileAppender(signedSize, edge);
  if (signedRoot && !equalBytes(appender.root(), new Uint8Array(signedRoot)))
    return `its tiles are not those of the ${signedSize} leaves that were signed`;
  const wrong = await wrongLeaf(
    em,
    signedSize,
    edge.find(({ level }) => level === 0),
  );
  if (wrong !== null) return `leaf ${wrong} is not what its tile holds`;
  for (let from = signedSize; from < size; from += BATCH)
    for (const body of await bodies(em, from, Math.min(size, from + BATCH)))
      appender.append(textLeafHash(body));
  if (appender.size !== size) return `it has ${appender.size} leaves and should have ${size}`;
  await keepTiles(em, appender.takeChanged());
  const root = appender.root();
  const text = checkpointText({ origin: signer.key.name, size, root });
  await em.execute('insert into record_checkpoints (size, at, root, note) values (?, ?, ?, ?)', [
    ...[size, clock.now(), Buffer.from(root)],
    formatNote({ text, signatures: [signNote(signer, text)] }),
  ]);
  return null;
}

/** The partial tiles at the right edge of the signed tree; null when one is missing. */
async function edgeOf(em: EntityManager, size: number): Promise<TileHashes[] | null> {
  const tiles = edgeTiles(size);
  const stored = await storedTiles(em, tiles);
  const edge = tiles.flatMap((tile, index) => {
    const hashes = stored[index];
    return hashes ? [{ ...tile, hashes }] : [];
  });
  return edge.length === tiles.length ? edge : null;
}

/** The first leaf of the last tile that does not hash to what the tile holds; null when all do. */
async function wrongLeaf(
  em: EntityManager,
  size: number,
  tile: TileHashes | undefined,
): Promise<number | null> {
  if (!tile) return null;
  const from = tile.n * TILE_WIDTH;
  const leaves = await bodies(em, from, size);
  const place = leaves.findIndex(
    (body, at) => !equalBytes(textLeafHash(body), tile.hashes.subarray(at * 32, at * 32 + 32)),
  );
  return place < 0 ? null : from + place;
}

async function bodies(em: EntityManager, from: number, to: number): Promise<string[]> {
  const sql = 'select body from record_leaves where index >= ? and index < ? order by index';
  return (await em.execute<{ body: string }[]>(sql, [from, to])).map(({ body }) => body);
}
