import { type Checkpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { cosignedAt } from '#record/note/cosignature.ts';
import { isSignedBy, signaturesBy } from '#record/note/note.ts';
import { canSplit, type Policy, type Quorum } from './policy.ts';

/** A checkpoint as a policy sees it. */
export type CheckedCheckpoint =
  | {
      verdict: 'signed';
      checkpoint: Checkpoint;
      /** Seconds since 1970, by the policy's name of each witness. */
      witnesses: ReadonlyMap<string, number>;
      /** When as many witnesses as the policy requires had seen it, in seconds; null without them. */
      witnessedAt: number | null;
      /** When as many of them last signed it: a log that has not grown is signed again. In seconds; null without them. */
      lastWitnessedAt: number | null;
    }
  /** Of another log, or signed with a key that the policy does not name. */
  | { verdict: 'unknown'; why: string }
  /** A key of the policy is named, and did not sign this. */
  | { verdict: 'forged'; why: string };

/** Verifies a checkpoint's signatures against a policy. A quorum that can split is never reached. Throws Malformed when a cosignature is none. */
export function checkCheckpoint(
  policy: Policy,
  { note, ...checkpoint }: SignedCheckpoint,
): CheckedCheckpoint {
  const logs = policy.logs.filter(({ name }) => name === checkpoint.origin);
  if (logs.length === 0)
    return {
      verdict: 'unknown',
      why: `It is of the log ${checkpoint.origin}, which the policy does not name.`,
    };
  const signatures = logs.flatMap((key) => signaturesBy(key, note).map((signature) => ({ key, signature })));
  if (signatures.length === 0)
    return {
      verdict: 'unknown',
      why: `It is signed with another key than the policy's for ${checkpoint.origin}.`,
    };
  if (!signatures.every(({ key, signature }) => isSignedBy(key, note.text, signature)))
    return { verdict: 'forged', why: `The signature of ${checkpoint.origin} is not of this text.` };
  const witnesses = new Map<string, number>();
  const last = new Map<string, number>();
  for (const [name, key] of policy.witnesses)
    for (const signature of signaturesBy(key, note)) {
      const seconds = cosignedAt(key, note.text, signature);
      if (seconds === null)
        return { verdict: 'forged', why: `The cosignature of ${name} is not of this text.` };
      witnesses.set(name, Math.min(seconds, witnesses.get(name) ?? seconds));
      last.set(name, Math.max(seconds, last.get(name) ?? seconds));
    }
  const quorum = policy.quorum && !canSplit(policy.quorum) ? policy.quorum : null;
  const witnessedAt = quorum && reachedAt(quorum, witnesses);
  const lastWitnessedAt = quorum && heldAt(quorum, last);
  return { verdict: 'signed', checkpoint, witnesses, witnessedAt, lastWitnessedAt };
}

/** When a quorum was reached; null when it was not. */
export function reachedAt(quorum: Quorum, witnesses: ReadonlyMap<string, number>): number | null {
  if ('witness' in quorum) return witnesses.get(quorum.witness) ?? null;
  const times = quorum.of
    .flatMap((member) => reachedAt(member, witnesses) ?? [])
    .sort((one, two) => one - two);
  return times[quorum.least - 1] ?? null;
}

/** The latest moment since which a quorum has signed; null when it has not. `last` is when each witness signed last. */
function heldAt(quorum: Quorum, last: ReadonlyMap<string, number>): number | null {
  if ('witness' in quorum) return last.get(quorum.witness) ?? null;
  const times = quorum.of.flatMap((member) => heldAt(member, last) ?? []).sort((one, two) => two - one);
  return times[quorum.least - 1] ?? null;
}
