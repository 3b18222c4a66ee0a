import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { checkpointText } from '#record/checkpoint.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { formatNote } from '#record/note/note.ts';
import { type Signer, signNote } from '#record/note/signing.ts';
import { TileAppender } from '#record/tiles/append.ts';
import { askWitnesses } from './ask-witnesses.ts';
import { type CheckedLog, checkSigned } from './check-signed.ts';
import { leafBodies, type TreeEdge } from './compare-tiles.ts';
import { knownSize, largestNoted, noteKnownSize } from './known-size.ts';
import { signingKeyProblem } from './log-keys.ts';
import * as statements from './sign-checkpoint.sql.ts';
import { keepTiles } from './stored-tiles.ts';

/** Leaves that are read at once. */
const BATCH = 4_096;
/** A stopped log is checked as a whole. A large one is not checked again for so many times as long as that took. */
const LARGE_LOG = 50_000;
const REST = 10;

type Head = statements.RecordHeadRow;

/**
 * Signs the log as it is, if it has grown, under the lock that its writers take: one checkpoint a size, whatever
 * process signs. First leaves, stored tiles and the last checkpoint are held against each other, without that lock. Where
 * something is wrong nothing is signed, and the log is stopped, with it all publishing, until it is right again.
 */
export async function signCheckpoint(services: Services): Promise<void> {
  const { signer } = services.record;
  const work = signer && ((await workOf(services)) ?? (await workAfterAsking(services, signer)));
  if (!work) return;
  await askWitnesses(services, signer);
  const least = await knownSize(services);
  const checked = await checkedLog(services, signer, work);
  if (!checked) return;
  await inTransaction(services, async (em) => {
    const head = await lockHead(em);
    // Another process signed or stopped it meanwhile: what was checked is not all that is stored now.
    if (head.signedSize !== checked.size || (head.stopped !== null && !checked.isComplete)) return;
    const problem =
      problemOf(services, head, least) ??
      (await signingKeyProblem(em, signer.key, head.at?.getTime() ?? 0)) ??
      checked.problem ??
      (await appendAndSign(services, signer, em, head, checked.edge));
    if (problem === head.stopped) return;
    await statements.stopRecord.run(em, { problem });
    if (problem) services.log.error({ problem }, 'the record is stopped: nothing can be posted');
  });
}

/** When a log that is stopped may be checked again, by the clock of the process. */
const restsUntil = new WeakMap<object, number>();

/** Null while a stopped log rests. */
async function checkedLog(
  services: Services,
  signer: Signer,
  work: 'stopped' | 'grown',
): Promise<CheckedLog | null> {
  if (work === 'grown') return checkSigned(services, signer.key, 'new');
  const begun = performance.now();
  if (begun < (restsUntil.get(services.record) ?? 0)) return null;
  const checked = await checkSigned(services, signer.key, 'all');
  const ended = performance.now();
  if (checked.size > LARGE_LOG) restsUntil.set(services.record, ended + REST * (ended - begun));
  return checked;
}

/**
 * One question where nothing is to be done. It also tells what is signed, so that every process notices when a standby
 * that lacks it takes the primary's place.
 */
async function workOf(services: Services): Promise<'stopped' | 'grown' | null> {
  const row = await statements.signingWork.first(services.database.em);
  if (!row) return null;
  noteKnownSize(services, row.signed);
  if (row.stopped) return 'stopped';
  return row.grown || row.signed < largestNoted(services) ? 'grown' : null;
}

/** Processes that have asked others what they know of the log. */
const haveAsked = new WeakSet<object>();

/**
 * A process that was just started asks also while nothing has to be signed, so that a database that was restored to too early
 * a moment is stopped before anything is posted to it.
 */
async function workAfterAsking(services: Services, signer: Signer): Promise<'stopped' | 'grown' | null> {
  if (haveAsked.has(services.record)) return null;
  await askWitnesses(services, signer);
  noteKnownSize(services, await knownSize(services));
  haveAsked.add(services.record);
  return workOf(services);
}

async function lockHead(em: EntityManager): Promise<Head> {
  await statements.lockRecordHead.run(em);
  const head = await statements.recordHead.first(em);
  if (!head) throw new Error('The record has no head');
  return head;
}

/** Why this log must not be signed; null when it may. */
function problemOf({ record }: Services, head: Head, least: number): string | null {
  const { size, clock, signedSize } = head;
  if (clock !== 'SERVER' && !record.allowsMovableClock) return 'its clock can be moved';
  const known = Math.max(signedSize, least);
  if (size < known) return `it has ${size} leaves, and ${known} are known${restoreLater(head)}`;
  // It has grown again since: other leaves under numbers that were signed.
  if (signedSize < least)
    return `its last checkpoint has ${signedSize} leaves, and one of ${least} is known${restoreLater(head)}`;
  return null;
}

/** Which backup to take: what is missing was signed, so it came after the last signature that is here. */
function restoreLater({ signedAt }: Head): string {
  const last = signedAt ? ` than its last signature, ${signedAt.toISOString()}` : '';
  return `. Restore the database to a later moment${last}: best to the end of the archive (docs/backups.md)`;
}

/** Answers what is wrong with the new leaves; null when the log is signed. `edge` is that of the signed ones. */
async function appendAndSign(
  { clock }: Services,
  signer: Signer,
  em: EntityManager,
  { size, signedSize }: Head,
  edge: TreeEdge,
): Promise<string | null> {
  if (size === signedSize) return null;
  const appender = new TileAppender(signedSize, edge.tiles);
  for (let from = signedSize; from < size; from += BATCH)
    for (const body of await leafBodies(em, from, Math.min(size, from + BATCH)))
      appender.append(textLeafHash(body));
  if (appender.size !== size) return `it has ${appender.size} leaves and should have ${size}`;
  await keepTiles(em, appender.takeChanged());
  const root = appender.root();
  const text = checkpointText({ origin: signer.key.name, size, root });
  const note = formatNote({ text, signatures: [signNote(signer, text)] });
  await statements.addCheckpoint.run(em, { size, at: clock.now(), root: Buffer.from(root), note });
  return null;
}
