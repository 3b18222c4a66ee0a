import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { type Policy, parsePolicy } from '#record/policy/policy.ts';
import { type RememberedLog, readRememberedLog, rememberLog } from '../remembered-log.ts';
import { type Continuity, continuityOf, readSiteLog, type SiteLog, Unavailable } from './site-log.ts';

/** What the site shows now, held against what this device remembers of it. */
export interface Visit {
  state:
    | Continuity
    /** Nothing was remembered; from now on it is. */
    | 'first'
    /** The site signs with a key that its remembered policy does not name. */
    | 'other-key'
    /** What the site shows does not bear the signature that it names. */
    | 'forged'
    | 'unsigned'
    | 'unreachable';
  site: SiteLog | null;
  /** From before this visit. */
  remembered: RememberedLog | null;
  /** How many entries were remembered. */
  rememberedSize: number;
  /** Whom to trust: as remembered, else as the site says. */
  policy: Policy | null;
  /** The site names other witnesses, or asks for more or fewer, than it did. */
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
    hasNewPolicy: false,
  };
  const site = await readSite();
  if (typeof site === 'string') return { ...visit, state: site, site: null };
  const policy = known?.policy ?? site.policy;
  const hasNewPolicy = known !== null && remembered?.policy !== site.policyText;
  const now = { ...visit, site, policy, hasNewPolicy };
  const trusted = checkCheckpoint(policy, site.checkpoint).verdict;
  if (trusted === 'forged') return { ...now, state: 'forged' };
  if (trusted === 'unknown') return { ...now, state: known ? 'other-key' : 'forged' };
  const state = known ? await continuityOf(known.checkpoint, site.checkpoint) : 'first';
  if (state === 'continues' || state === 'first')
    rememberLog(site.note, known && remembered ? remembered.policy : site.policyText);
  return { ...now, state };
}

async function readSite(): Promise<SiteLog | 'unsigned' | 'unreachable'> {
  try {
    return await readSiteLog();
  } catch (failure) {
    if (failure instanceof Malformed) return 'unsigned';
    if (failure instanceof Unavailable) return failure.status === 404 ? 'unsigned' : 'unreachable';
    throw failure;
  }
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
