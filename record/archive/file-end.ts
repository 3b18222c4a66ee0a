/**
 * A file holds what witnesses had signed when it was made: its end has to bear their signatures from no longer before
 * than this. It is also how long a leaf may wait until it has to be in a file.
 */
export const SIGNED_WITHIN = 10 * 60_000;
/** A file that witnesses signed longer ago than this does not speak for today. */
const OLD_AFTER = 24 * 60 * 60_000;

/** What the signatures of witnesses under the last checkpoint of a file are worth. */
export type FileEnd = 'witnessed' | 'unwitnessed' | 'stale' | 'old';

/**
 * `seenAt` is when a quorum last signed the end, null without one; `madeAt` when the file says that it was made, `now` the
 * moment it is held against. All in milliseconds.
 */
export function stateOfEnd(seenAt: number | null, madeAt: number, now: number): FileEnd {
  if (seenAt === null) return 'unwitnessed';
  if (seenAt < madeAt - SIGNED_WITHIN) return 'stale';
  return seenAt < now - OLD_AFTER ? 'old' : 'witnessed';
}

interface EndOfFile {
  leaves: number;
  ends: number;
  now: number;
  seen: { size: number; at: number } | null;
}

/** Why the end of a file proves nothing, and since when. */
export function endText(end: Exclude<FileEnd, 'witnessed'>, { leaves, ends, now, seen }: EndOfFile): string {
  const at = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (end === 'old')
    return `This file is old: witnesses last signed its end ${at(seen?.at ?? 0)}, and it is ${at(now)}. Download it again, or name the day that it is to be checked as of (--as-of).`;
  if (end === 'stale')
    return `Witnesses last signed the end of this file ${at(seen?.at ?? 0)}, and it was made ${at(ends)}: what was written since may be missing. Download it again later.`;
  const since = seen
    ? `they last signed ${seen.size} of its ${leaves} leaves, ${at(seen.at)}`
    : `they have signed none of its ${leaves} leaves`;
  return `No quorum of witnesses has signed the end of this file; ${since}. It may be cut off, or be another history than the one they saw. Download it again in a minute.`;
}
