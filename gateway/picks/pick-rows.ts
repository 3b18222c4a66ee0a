import { sql } from 'kysely';
import { columnSelection, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PickOpening } from '#record/leaf/opening.ts';
import { VOID_REASONS, type VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { PickEntity, type PickGradeEntity, type PickRevisionEntity } from './pick.entity.ts';
import * as statements from './pick-rows.sql.ts';

/** A pick as stored, complete. It is shown only through the gate in gate-fields.ts. */
export interface PickRecord extends RecordOf<typeof PickEntity> {
  /** How often it was edited after release. */
  edits: number;
}

export type RevisionRecord = RecordOf<typeof PickRevisionEntity>;

export interface GradeRecord extends Omit<RecordOf<typeof PickGradeEntity>, 'voidReason'> {
  voidReason: VoidReason | null;
}

/** What opens a version of a pick in the log; salts in base64. */
export type OpeningRecord = statements.OpeningsOfRow;

/** Whether some member could read it already: from then on its history is kept. */
export function wasReadable(pick: PickRecord, now: Date): boolean {
  return pick.status !== 'DRAFT' && pick.readableAt !== null && pick.readableAt <= now;
}

const EDITS = `case when version = 1 then 0
              else (select count(*)::int from pick_revisions where pick_id = picks.id) end`;

/** The same as the part `pickRow`, for queries with optional parts. */
export const PICK_SELECTION = [...columnSelection(PickEntity), sql.raw<number>(EDITS).as('edits')];

/** The published and withdrawn picks of a New York day, unordered. */
export function publishedPicks(rows: Rows, day: string): Promise<PickRecord[]> {
  return statements.publishedPicks.all(rows, { day });
}

/** The published and withdrawn picks of a range of days, both included. */
export function picksBetween(rows: Rows, first: string, last: string): Promise<PickRecord[]> {
  return statements.picksBetween.all(rows, { first, last });
}

/** All picks of a New York day, drafts included: for admins. */
export function allPicks(rows: Rows, day: string): Promise<PickRecord[]> {
  return statements.allPicks.all(rows, { day });
}

/** All picks of some New York days, drafts included: for admins. */
export function picksOfDays(rows: Rows, days: Iterable<string>): Promise<PickRecord[]> {
  return statements.picksOfDays.all(rows, { days: [...days] });
}

/** The posted picks since a day whose games have started and that have no result, the first start first; at most `most`. */
export function ungradedPicks(
  rows: Rows,
  since: string,
  { now, most }: { now: Date; most: number },
): Promise<PickRecord[]> {
  return statements.ungradedPicks.all(rows, { since, now, most });
}

export function findPick(rows: Rows, id: string): Promise<PickRecord | null> {
  return statements.findPick.first(rows, { id });
}

/** Of several picks those that are there, unordered. */
export function picksOf(rows: Rows, ids: Iterable<string>): Promise<PickRecord[]> {
  return statements.picksOf.all(rows, { ids: [...ids] });
}

export function pickOfRequest(rows: Rows, requestId: string): Promise<PickRecord | null> {
  return statements.pickOfRequest.first(rows, { requestId });
}

/** The ids of the picks that requests made, in the order of the requests. */
export async function picksOfRequests(rows: Rows, requestIds: readonly string[]): Promise<string[]> {
  const found = await statements.picksOfRequests.all(rows, { requestIds });
  const ids = new Map(found.map(({ id, requestId }) => [requestId, id]));
  return requestIds.flatMap((requestId) => ids.get(requestId) ?? []);
}

/** Locks the row, so that concurrent writes to one pick run one after the other. */
export function lockPick(rows: Rows, id: string): Promise<PickRecord | null> {
  return statements.lockPick.first(rows, { id });
}

/** The revisions of a pick, newest first. */
export function revisionsOf(rows: Rows, pickId: string): Promise<RevisionRecord[]> {
  return statements.revisionsOf.all(rows, { pickId });
}

/** The results of picks, of each the first one first. What was void before the log began has no reason of the rules. */
export async function gradesOfPicks(rows: Rows, pickIds: readonly string[]): Promise<GradeRecord[]> {
  const grades = await statements.gradesOfPicks.all(rows, { pickIds });
  return grades.map((grade) => ({
    ...grade,
    voidReason: VOID_REASONS.find((reason) => reason === grade.voidReason) ?? null,
  }));
}

/** What opens the present version of a pick. Only for who may read it. */
export async function openingOf(rows: Rows, pickId: string): Promise<OpeningRecord | null> {
  const openings = await openingsOf(rows, pickId);
  return openings.at(-1) ?? null;
}

/** What opens each version of a pick, the first one first. Only for who may read it. */
export function openingsOf(rows: Rows, pickId: string): Promise<OpeningRecord[]> {
  return statements.openingsOf.all(rows, { pickId });
}

/** What opens the present version of picks, by pick, as a receipt holds it. Only for who may read them. */
export async function presentOpenings(
  rows: Rows,
  pickIds: readonly string[],
): Promise<Map<string, PickOpening>> {
  const found = await statements.presentOpenings.all(rows, { pickIds });
  return new Map(found.map(({ pickId, ...opening }) => [pickId, opening]));
}
