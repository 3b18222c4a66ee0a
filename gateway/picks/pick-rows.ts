import { sql } from 'kysely';
import { columnSelection, columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PickOpening } from '#record/leaf/opening.ts';
import { VOID_REASONS, type VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { PickEntity, PickGradeEntity, PickRevisionEntity } from './pick.entity.ts';

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
export interface OpeningRecord {
  number: number;
  salt: string;
  bet: string;
  whySalt: string;
  why: string;
}

/** Whether some member could read it already: from then on its history is kept. */
export function wasReadable(pick: PickRecord, now: Date): boolean {
  return pick.status !== 'DRAFT' && pick.readableAt !== null && pick.readableAt <= now;
}

const EDITS = `case when version = 1 then 0
              else (select count(*)::int from pick_revisions where pick_id = picks.id) end`;

const PICK = `select ${columnsOf(PickEntity)}, ${EDITS} as edits from picks`;

/** What `PICK` selects, for queries with optional parts. */
export const PICK_COLUMNS = [...columnSelection(PickEntity), sql.raw<number>(EDITS).as('edits')];

/**
 * The published and withdrawn picks of a New York day, unordered. The most frequent read, so it builds no entities.
 */
export function publishedPicks(rows: Rows, day: string): Promise<PickRecord[]> {
  return rows.execute<PickRecord[]>(`${PICK} where date = ? and status <> 'DRAFT'`, [day]);
}

/** The published and withdrawn picks of a range of days, both included. */
export function picksBetween(rows: Rows, first: string, last: string): Promise<PickRecord[]> {
  return rows.execute<PickRecord[]>(`${PICK} where date between ? and ? and status <> 'DRAFT'`, [
    first,
    last,
  ]);
}

/** All picks of a New York day, drafts included: for admins. */
export function allPicks(rows: Rows, day: string): Promise<PickRecord[]> {
  return rows.execute<PickRecord[]>(`${PICK} where date = ?`, [day]);
}

/** All picks of some New York days, drafts included: for admins. */
export function picksOfDays(rows: Rows, days: Iterable<string>): Promise<PickRecord[]> {
  const sql = `${PICK} where date in (select json_array_elements_text(?::json)::date)`;
  return rows.execute<PickRecord[]>(sql, [JSON.stringify([...days])]);
}

/** The posted picks since a day whose games have started and that have no result, the first start first; at most `most`. */
export function ungradedPicks(
  rows: Rows,
  since: string,
  { now, most }: { now: Date; most: number },
): Promise<PickRecord[]> {
  const sql = `${PICK} where date >= ? and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= ?
    order by starts_at, id limit ${most}`;
  return rows.execute<PickRecord[]>(sql, [since, now]);
}

export async function findPick(rows: Rows, id: string): Promise<PickRecord | null> {
  const [row] = await rows.execute<PickRecord[]>(`${PICK} where id = ?`, [id]);
  return row ?? null;
}

/** Of several picks those that are there, unordered. */
export function picksOf(rows: Rows, ids: Iterable<string>): Promise<PickRecord[]> {
  const sql = `${PICK} where id in (select json_array_elements_text(?::json))`;
  return rows.execute<PickRecord[]>(sql, [JSON.stringify([...ids])]);
}

export async function pickOfRequest(rows: Rows, requestId: string): Promise<PickRecord | null> {
  const [row] = await rows.execute<PickRecord[]>(`${PICK} where request_id = ?`, [requestId]);
  return row ?? null;
}

/** The ids of the picks that requests made, in the order of the requests. */
export async function picksOfRequests(rows: Rows, requestIds: readonly string[]): Promise<string[]> {
  const sql = `select id, request_id as "requestId" from picks where request_id in (select json_array_elements_text(?::json))`;
  const found = await rows.execute<{ id: string; requestId: string }[]>(sql, [JSON.stringify(requestIds)]);
  const ids = new Map(found.map(({ id, requestId }) => [requestId, id]));
  return requestIds.flatMap((requestId) => ids.get(requestId) ?? []);
}

/** Locks the row, so that concurrent writes to one pick run one after the other. */
export async function lockPick(rows: Rows, id: string): Promise<PickRecord | null> {
  const [row] = await rows.execute<PickRecord[]>(`${PICK} where id = ? for update`, [id]);
  return row ?? null;
}

/** The revisions of a pick, newest first. */
export function revisionsOf(rows: Rows, pickId: string): Promise<RevisionRecord[]> {
  const columns = columnsOf(PickRevisionEntity);
  const sql = `select ${columns} from pick_revisions where pick_id = ? order by version desc`;
  return rows.execute<RevisionRecord[]>(sql, [pickId]);
}

/** The results of picks, of each the first one first. What was void before the log began has no reason of the rules. */
export async function gradesOfPicks(rows: Rows, pickIds: readonly string[]): Promise<GradeRecord[]> {
  const columns = columnsOf(PickGradeEntity);
  const text = `select ${columns} from pick_grades
    where pick_id in (select json_array_elements_text(?::json)) order by n`;
  const grades = await rows.execute<GradeRecord[]>(text, [JSON.stringify(pickIds)]);
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
  const sql = `select index as number, encode(salt, 'base64') as salt, bet, encode(why_salt, 'base64') as "whySalt", why
    from record_openings join record_leaves using (index) where pick_id = ? order by index`;
  return rows.execute<OpeningRecord[]>(sql, [pickId]);
}

/** What opens the present version of picks, by pick, as a receipt holds it. Only for who may read them. */
export async function presentOpenings(
  rows: Rows,
  pickIds: readonly string[],
): Promise<Map<string, PickOpening>> {
  const sql = `select distinct on (pick_id) pick_id as "pickId", index, encode(salt, 'base64') as salt, bet,
      encode(why_salt, 'base64') as "whySalt", why
    from record_openings join record_leaves using (index)
    where pick_id in (select json_array_elements_text(?::json)) order by pick_id, index desc`;
  const found = await rows.execute<(PickOpening & { pickId: string })[]>(sql, [JSON.stringify(pickIds)]);
  return new Map(found.map(({ pickId, ...opening }) => [pickId, opening]));
}
