import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { type Policy, parsePolicy } from '#record/policy/policy.ts';
import { hasSameWitnesses, type RememberedLog, readRememberedLog, rememberLog } from '../remembered-log.ts';
import type { Trust } from './key-changes.ts';
import { type Continuity, continuityOf, readSiteLog, type SiteLog, Unavailable } from './site-log.ts';

/** What the site shows now, held against what this device remembers of it. */
export interface Visit {
  state:
    | Continuity
    /** Nothing was remembered; from now on it is. */
    | 'first'
    /** The site signs with a key that the remembered policy does not name, and its keys did not sign off. */
    | 'other-key'
    /** A key of the log signs that must not sign now, or announced another one wrongly. */
    | 'wrong-key'
    /** What the site shows does not bear the signature that it names. */
    | 'forged'
    | 'unsigned'
    | 'unreachable';
  site: SiteLog | null;
  /** From before this visit. */
  remembered: RememberedLog | null;
  /** How many entries were remembered. */
  rememberedSize: number;
  /** Whom to trust: as remembered, else as the site says; with the keys that those have signed off. */
  policy: Policy | null;
  /** What is wrong with a key, as a sentence. */
  keyProblem: string | null;
  /** The site signs with a key that was not remembered, and that the remembered one signed off. */
  hasNewKey: boolean;
  /** The site names other witnesses, or needs more or fewer, than it did. */
  hasNewPolicy: boolean;
}

/** What is remembered moves on only where the record does: anything else is evidence, and stays. */
export async function visitLog(): Promise<Visit> {
  const remembered = readRememberedLog();
  const known = remembered && knownOf(remembered);
  const visit = {
    remembered: known && remembered,
    rememberedSize: known?.checkpoint.size ?? 0,
    policy: known?.policy ?? null,
    keyProblem: null,
    hasNewKey: false,
    hasNewPolicy: false,
  };
  const site = await readSite();
  if (typeof site === 'string') return { ...visit, state: site, site: null };
  const trust = await trustIn(remembered && known ? remembered.policy : site.policyText, site);
  if (typeof trust === 'string') return { ...visit, state: trust, site };
  const { policyText, policy, keyProblem } = trust;
  const hasNewPolicy = known !== null && !hasSameWitnesses(policyText, site.policyText);
  const state = await stateOf(trust, site, known?.checkpoint);
  const now = { ...visit, state, site, policy, keyProblem, hasNewPolicy };
  if (state !== 'continues' && state !== 'first') return now;
  rememberLog(site.note, policyText);
  return { ...now, hasNewKey: known !== null && policy.logs.length > known.policy.logs.length };
}

async function stateOf(
  { verdict, keyProblem }: Trust,
  { checkpoint }: SiteLog,
  known: SignedCheckpoint | undefined,
): Promise<Visit['state']> {
  if (verdict === 'unknown' && known) return 'other-key';
  if (verdict !== 'signed') return 'forged';
  if (keyProblem) return 'wrong-key';
  return known ? continuityOf(known, checkpoint) : 'first';
}

/** A log whose key has never changed is checked without the code that follows keys. */
async function trustIn(policyText: string, site: SiteLog): Promise<Trust | 'wrong-files' | 'unreachable'> {
  try {
    const policy = parsePolicy(policyText);
    const { verdict } = checkCheckpoint(policy, site.checkpoint);
    return verdict !== 'unknown' && policy.logs.length + site.policy.logs.length === 2
      ? { policyText, policy, verdict, keyProblem: null }
      : await (await import('./key-changes.ts')).followKeys(policyText, site);
  } catch (failure) {
    return stateOfFailure(failure, 'wrong-files');
  }
}

async function readSite(): Promise<SiteLog | 'unsigned' | 'unreachable'> {
  try {
    return await readSiteLog();
  } catch (failure) {
    if (failure instanceof Unavailable && failure.status === 404) return 'unsigned';
    return stateOfFailure(failure, 'unsigned');
  }
}

function stateOfFailure<State>(failure: unknown, ofMalformed: State): State | 'unreachable' {
  if (failure instanceof Malformed) return ofMalformed;
  if (failure instanceof Unavailable) return 'unreachable';
  throw failure;
}

/** Null when what was kept can no longer be read. */
function knownOf({
  note,
  policy: text,
}: RememberedLog): { checkpoint: SignedCheckpoint; policy: Policy } | null {
  try {
    const [checkpoint, policy] = [parseCheckpoint(note), parsePolicy(text)];
    return checkCheckpoint(policy, checkpoint).verdict === 'signed' ? { checkpoint, policy } : null;
  } catch (failure) {
    if (failure instanceof Malformed) return null;
    throw failure;
  }
}
