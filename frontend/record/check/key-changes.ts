import { LogKeys } from '#record/archive/log-keys.ts';
import { textOf } from '#record/bytes.ts';
import type { SignedCheckpoint } from '#record/checkpoint.ts';
import { type Leaf, parseLeaf } from '#record/leaf/leaf.ts';
import { checkFields, parseJson, text, whole } from '#record/leaf/strict.ts';
import { Malformed } from '#record/malformed.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { isIncluded } from '#record/merkle/verify.ts';
import { formatVerifierKey } from '#record/note/keys.ts';
import { timeOf } from '#record/platform.ts';
import type { CheckedCheckpoint } from '#record/policy/check-checkpoint.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import type { Policy } from '#record/policy/policy.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { parseEntryBundle } from '#record/tiles/entries.ts';
import { proveInclusion } from '#record/tiles/prove-inclusion.ts';
import { entriesPath, TILE_WIDTH, widthOf } from '#record/tiles/tiles.ts';
import { bytesOf, readTiles, type SiteLog, textAt, Unavailable } from './site-log.ts';

/**
 * What the site's checkpoint is worth by a policy and the keys that the policy's own signed off, as the log announces
 * them. Throws Unavailable, and Malformed where the site's files are not those of its checkpoint.
 */
export async function followKeys(named: string, { checkpoint }: SiteLog): Promise<Trust> {
  const { logs } = parsePolicy(named);
  const keys = new LogKeys(logs);
  let keyProblem: string | null = null;
  for (const leaf of await announcements(checkpoint)) keyProblem ??= keys.take(leaf);
  const later = keys.trusted.slice(logs.length).map((key) => `log ${formatVerifierKey(key)}\n`);
  const policyText = later.join('') + named;
  const policy = parsePolicy(policyText);
  const { verdict } = checkCheckpoint(policy, checkpoint);
  if (verdict === 'signed')
    keyProblem ??= keys.problem(keys.signersOf(checkpoint.note), timeOf((await lastLeaf(checkpoint)).at));
  return { policyText, policy, verdict, keyProblem };
}

/** The `key` leaves that the checkpoint holds, in the order of the log. */
async function announcements(checkpoint: SignedCheckpoint) {
  const lines = (await keysFile()).split('\n').filter(Boolean).map(announcement);
  const held = lines.filter(({ index }) => index < checkpoint.size);
  const leaves = await Promise.all(held.map(({ index, leaf }) => leafAt(index, leaf, checkpoint)));
  return leaves.filter((leaf) => leaf.kind === 'key');
}

function announcement(line: string): { index: number; leaf: string } {
  const value = parseJson(line, 'A line of keys.jsonl');
  checkFields(value, { index: whole, leaf: text }, 'A line of keys.jsonl');
  return value as { index: number; leaf: string };
}

/** None where the site has no such file: a mirror of the log's own files. */
async function keysFile(): Promise<string> {
  try {
    return await textAt('/record/keys.jsonl');
  } catch (failure) {
    if (failure instanceof Unavailable && failure.status === 404) return '';
    throw failure;
  }
}

async function lastLeaf(checkpoint: SignedCheckpoint): Promise<Leaf> {
  const last = checkpoint.size - 1;
  const n = Math.floor(last / TILE_WIDTH);
  const path = entriesPath(n, widthOf({ level: 0, n }, checkpoint.size));
  const entry = parseEntryBundle(await bytesOf(path))[last % TILE_WIDTH];
  return leafAt(last, textOf(entry ?? new Uint8Array()), checkpoint);
}

/** Throws Malformed when it is not the leaf of that index. */
async function leafAt(
  index: number,
  source: string,
  { size, root }: Pick<SignedCheckpoint, 'size' | 'root'>,
): Promise<Leaf> {
  const proof = await proveInclusion(index, size, readTiles);
  if (!isIncluded({ leaf: textLeafHash(source), index, size, root, proof }))
    throw new Malformed(`The site shows another leaf ${index} than the log holds.`);
  return parseLeaf(source);
}

/** Whom to trust, and what the site's checkpoint is worth by them. */
export interface Trust {
  policyText: string;
  policy: Policy;
  verdict: CheckedCheckpoint['verdict'];
  keyProblem: string | null;
}
