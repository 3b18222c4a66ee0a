import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { isConsistent } from '#record/merkle/verify.ts';
import { type Policy, parsePolicy } from '#record/policy/policy.ts';
import { proveConsistency, type ReadTiles, rootFromTiles } from '#record/tiles/proofs.ts';
import { tilePath } from '#record/tiles/tiles.ts';

const LOG = '/record/log';

/** The record as the site shows it now. */
export interface SiteLog {
  policyText: string;
  policy: Policy;
  note: string;
  checkpoint: SignedCheckpoint;
}

/** The site did not answer, or not with the file. */
export class Unavailable extends Error {
  constructor(readonly status?: number) {
    super();
  }
}

/** Throws Unavailable, and Malformed when what the site serves cannot be read. */
export async function readSiteLog(): Promise<SiteLog> {
  const [policyText, note] = await Promise.all([textAt('/record/policy.txt'), textAt(`${LOG}/checkpoint`)]);
  return { policyText, note, policy: parsePolicy(policyText), checkpoint: parseCheckpoint(note) };
}

/** How a tree that someone remembers goes with the one that the site shows. */
export type Continuity =
  /** The site's tree begins with it. */
  | 'continues'
  /** The site signed both, and they differ: history was written again. */
  | 'rewritten'
  /** The site shows fewer entries than it has signed. */
  | 'shorter'
  /** The site's files are not those of its own signature. */
  | 'wrong-files'
  /** The site did not hand out the proof. */
  | 'no-proof';

export interface Tree {
  size: number;
  root: Uint8Array;
}

export async function continuityOf(older: Tree, newer: Tree): Promise<Continuity> {
  if (older.size > newer.size) return 'shorter';
  if (older.size === newer.size) return isConsistent({ older, newer, proof: [] }) ? 'continues' : 'rewritten';
  if (older.size === 0) return 'continues';
  try {
    const proof = await proveConsistency(older.size, newer.size, readTiles);
    if (isConsistent({ older, newer, proof })) return 'continues';
    const root = await rootFromTiles(newer.size, readTiles);
    return isConsistent({ older: { size: newer.size, root }, newer, proof: [] })
      ? 'rewritten'
      : 'wrong-files';
  } catch (failure) {
    if (failure instanceof Unavailable) return 'no-proof';
    if (failure instanceof Malformed) return 'wrong-files';
    throw failure;
  }
}

export const readTiles: ReadTiles = (tiles) => Promise.all(tiles.map((tile) => bytesOf(tilePath(tile))));

/** A file of the log. */
export async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answerOf(`${LOG}/${path}`)).arrayBuffer());
}

export async function textAt(path: string): Promise<string> {
  return (await answerOf(path)).text();
}

async function answerOf(path: string): Promise<Response> {
  // Without the browser's own copies: an older answer would look like a rewritten record.
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) throw new Unavailable(answer?.status);
  return answer;
}
