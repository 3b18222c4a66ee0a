import type { Rows } from '#gateway/database/rows.ts';
import type { RecordKeeping } from '#gateway/integrations/record-keeping.ts';
import { lateOpenings } from '#gateway/record/reveal-days.ts';
import { readWitnessing } from '#gateway/record/silent-witnesses.ts';
import { lateOpeningText } from '#schema/rules/record/late-opening-text.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';

/** Witnesses are asked every ten seconds. */
const SILENT_AFTER = 10 * MINUTE;

/** A record that takes nothing, and witnesses without whom picks count only against it. */
export async function recordProblems(rows: Rows, record: RecordKeeping, now: Date): Promise<FoundProblem[]> {
  const [stopped, silent] = await Promise.all([stoppedRecord(rows, now), silentWitnesses(rows, record, now)]);
  return [...stopped, ...silent].map((problem) => ({ kind: 'RECORD', memberId: null, ...problem }));
}

/** Picks that have not opened: before it costs anything, and while they are still sealed. */
export async function lateOpeningProblems(rows: Rows, now: Date): Promise<FoundProblem[]> {
  const late = await lateOpenings(rows, now);
  return late.map((opening) => ({
    kind: 'LATE_OPENING',
    subject: opening.day,
    text: lateOpeningText(opening, now),
    since: opening.dueAt,
    memberId: null,
  }));
}

type Found = Pick<FoundProblem, 'subject' | 'text' | 'since'>[];

/** Since it was last signed: nothing tells when it was stopped. */
async function stoppedRecord(rows: Rows, now: Date): Promise<Found> {
  const [head] = await rows.execute<{ stopped: string; signedAt: Date | null }[]>(
    `select stopped, (select at from record_checkpoints order by size desc limit 1) as "signedAt"
       from record_head where stopped is not null`,
  );
  if (!head) return [];
  const text = `The record is stopped, so nothing can be posted: ${head.stopped}. The operations guide says what to do for each reason.`;
  return [{ subject: 'record', text, since: head.signedAt ?? now }];
}

async function silentWitnesses(rows: Rows, record: RecordKeeping, now: Date): Promise<Found> {
  const witnesses = await readWitnessing(rows, record);
  return witnesses.flatMap(({ name, waitsSince }) => {
    if (!waitsSince || now.getTime() - waitsSince.getTime() < SILENT_AFTER) return [];
    const text = `The witness ${name} has not signed the record since then. Picks that fewer than ${record.quorum} witnesses see before their games count only against the record.`;
    return [{ subject: name, text, since: waitsSince }];
  });
}
