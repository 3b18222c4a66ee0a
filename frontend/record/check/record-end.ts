import { stateOfEnd } from '#record/archive/file-end.ts';
import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Malformed } from '#record/malformed.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { canSplit, type Policy, SPLIT } from '#record/policy/policy.ts';
import { counted, thousands } from '#schema/rules/text/numbers.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { continuityOf, type SiteLog, textAt, Unavailable } from './site-log.ts';

/** What witnesses say of the end of the record, for people. */
export interface RecordEnd {
  tone: 'info' | 'error';
  text: string;
}

/** By the rule of the verifier: a quorum has to have signed the record as it is shown, minutes ago. */
export async function readRecordEnd(policy: Policy, site: SiteLog, now: number): Promise<RecordEnd> {
  if (!policy.quorum)
    return {
      tone: 'error',
      text: 'This record names no witnesses: only the site itself says where it ends.',
    };
  if (canSplit(policy.quorum)) return { tone: 'error', text: SPLIT };
  try {
    return await endOf(policy, site.checkpoint, parseCheckpoint(await textAt('/record/log/witnessed')), now);
  } catch (failure) {
    if (failure instanceof Unavailable && failure.status === 404)
      return { tone: 'error', text: 'No quorum of witnesses has signed this record.' };
    if (!(failure instanceof Unavailable || failure instanceof Malformed)) throw failure;
    return { tone: 'error', text: 'What witnesses have signed could not be read. Please try again.' };
  }
}

async function endOf(
  policy: Policy,
  shown: SignedCheckpoint,
  witnessed: SignedCheckpoint,
  now: number,
): Promise<RecordEnd> {
  const checked = checkCheckpoint(policy, witnessed);
  const seenAt = checked.verdict === 'signed' ? checked.lastWitnessedAt : null;
  if (seenAt === null) return { tone: 'error', text: 'No quorum of witnesses has signed this record.' };
  // It may have grown between the two answers.
  const [older, newer] = witnessed.size <= shown.size ? [witnessed, shown] : [shown, witnessed];
  const continuity = await continuityOf(older, newer);
  if (continuity === 'no-proof')
    return { tone: 'error', text: 'The site did not provide the proof that witnesses saw this record.' };
  if (continuity !== 'continues')
    return {
      tone: 'error',
      text: `The record shown is not the one that witnesses signed: of its ${thousands(shown.size)} entries they saw others.`,
    };
  const at = shownPlainMoment(new Date(seenAt * 1_000));
  if (stateOfEnd(seenAt * 1_000, now, now) !== 'witnessed')
    return {
      tone: 'error',
      text: `Witnesses last signed this record ${at}, when it had ${thousands(witnessed.size)} entries. It may have been cut off since, or be another one than they saw.`,
    };
  const rest = shown.size - witnessed.size;
  // Either fits the two lines that the page keeps for it on a phone.
  return {
    tone: 'info',
    text:
      rest > 0
        ? `Witnesses last signed all but ${counted(rest, 'entry')} of it ${at}.`
        : `Witnesses last signed all of it ${at}.`,
  };
}
