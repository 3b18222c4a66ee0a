import type { Rows } from '#gateway/database/rows.ts';
import type { RecordKeeping } from '#gateway/integrations/record-keeping.ts';
import { lateOpenings } from '#gateway/record/reveal-days.ts';
import { readWitnessing } from '#gateway/record/silent-witnesses.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { lateOpeningText } from '#schema/rules/record/late-opening-text.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { otherRulesRows, stoppedRecordRow } from './problems.sql.ts';

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

/** Picks that were graded or closed otherwise than the rules of today say, as the nightly check found them (figures/check-rules.ts). */
export async function otherRulesProblems(rows: Rows, most: number): Promise<FoundProblem[]> {
  const found = await otherRulesRows.all(rows, { most });
  return found.map(({ id, date, pick, text, since, ...game }) => ({
    kind: 'OTHER_RULES',
    subject: id,
    text: `${gameText(game)}, ${shortDay(date)}, “${pick}”: ${text}`,
    since,
    memberId: null,
    fact: text,
  }));
}

type Found = Pick<FoundProblem, 'subject' | 'text' | 'since'>[];

/** Since it was last signed: nothing tells when it was stopped. */
async function stoppedRecord(rows: Rows, now: Date): Promise<Found> {
  const head = await stoppedRecordRow.first(rows);
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
