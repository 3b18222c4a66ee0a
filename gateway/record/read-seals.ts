import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { RecordLeafEntity } from './record.entity.ts';

const LEAF = ['kind', 'at', 'body', 'revealBy'] as const;

/** A leaf as the log stores it; `revealBy` is of leaves that say when a pick is opened. */
interface LeafRow extends FieldsOf<typeof RecordLeafEntity, typeof LEAF> {
  number: number;
  /** Whether the openings of that day are published. */
  opened: boolean;
  /** The units that its pick lost because it was not opened in time: for good, also once it is open. */
  overdueUnits: number | null;
}

/** What the log holds of a pick. */
export interface SealRow {
  pickId: string;
  leaves: LeafRow[];
  /** When everyone may read it, and whether its opening is published. */
  revealBy: Date;
  opened: boolean;
  overdueUnits: number | null;
  /** The first signed size that holds its present version. */
  checkpointSize: number | null;
  /** The first size that enough witnesses have signed, and when that was; null without them. */
  witnessedSize: number | null;
  witnessedAt: Date | null;
}

interface Row extends LeafRow {
  pickId: string;
}

/** The leaves of picks by pick, in the order of the log. A pick without leaves is left out. */
export async function readSeals(
  rows: Rows,
  pickIds: readonly string[],
  quorum: number,
): Promise<Map<string, SealRow>> {
  const leaves = await rows.execute<Row[]>(LEAVES, [JSON.stringify(pickIds)]);
  const byPick = new Map<string, Row[]>();
  for (const leaf of leaves) byPick.set(leaf.pickId, [...(byPick.get(leaf.pickId) ?? []), leaf]);
  const numbers = [...byPick.values()].map((each) => presentVersion(each)?.number ?? -1);
  const signed = await rows.execute<Signed[]>(SIGNED, [JSON.stringify(numbers), quorum, quorum]);
  const signedBy = new Map(signed.map(({ number, ...row }) => [number, row]));
  return new Map(
    [...byPick].map(([pickId, each]) => {
      const signatures = signedBy.get(presentVersion(each)?.number ?? -1) ?? UNSIGNED;
      const { revealBy, opened = false, overdueUnits = null } = each.findLast((leaf) => leaf.revealBy) ?? {};
      return [
        pickId,
        { pickId, leaves: each, revealBy: new Date(revealBy ?? 0), opened, overdueUnits, ...signatures },
      ];
    }),
  );
}

/** The leaf of the words as they are. */
export function presentVersion(leaves: readonly LeafRow[]): LeafRow | undefined {
  return leaves.findLast(({ kind }) => kind === 'pick' || kind === 'import');
}

/**
 * The units that a pick counts as lost because it was not opened in time; null for all others. Of one that the job has not
 * marked yet (mark-overdue.ts), the most that picks stake now.
 */
export function overdueUnitsOf({ revealBy, opened, overdueUnits }: SealRow, imported: boolean, now: Date) {
  if (overdueUnits !== null || opened || imported) return overdueUnits;
  return overdueAt(revealBy) <= now ? MAX_UNITS : null;
}

/** When a pick that is still sealed counts as lost. */
export function overdueAt(revealBy: Date): Date {
  return new Date(revealBy.getTime() + OVERDUE_AFTER_HOURS * HOUR);
}

interface Signed extends Pick<SealRow, 'checkpointSize' | 'witnessedSize' | 'witnessedAt'> {
  number: number;
}

const UNSIGNED = { checkpointSize: null, witnessedSize: null, witnessedAt: null };

const LEAVES = `
  select index as number, ${columnsOf(RecordLeafEntity, { only: [...LEAF, 'pickId'] })},
         exists (select from record_days d
                  where d.day = (reveal_by::timestamptz at time zone 'America/New_York')::date - 1
                    and d.index > record_leaves.index) as opened,
         (select most_units::float8 from record_overdue o where o.pick_id = record_leaves.pick_id) as "overdueUnits"
    from record_leaves where pick_id in (select json_array_elements_text(?::json)) order by index`;

const SIGNED = `
  select number, (select size from record_checkpoints where size > number order by size limit 1) as "checkpointSize",
         w.size as "witnessedSize", w.at as "witnessedAt"
    from (select value::int as number from json_array_elements_text(?::json)) asked
    left join lateral (select size, max(at) as at from record_cosignatures where ? > 0 and size > number
                        group by size having count(*) >= ? order by size limit 1) w on true`;
