import type { Rows } from '#gateway/database/rows.ts';
import { MAX_UNITS } from '#schema/rules/picks/pick-values.ts';
import { OVERDUE_AFTER_HOURS } from '#schema/rules/record/record-rules.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import * as statements from './read-seals.sql.ts';

/** A leaf as the log stores it; `revealBy` is of leaves that say when a pick is opened. */
type LeafRow = statements.LeavesOfPicksRow;

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

/** The leaves of picks by pick, in the order of the log. A pick without leaves is left out. */
export async function readSeals(
  rows: Rows,
  pickIds: readonly string[],
  quorum: number,
): Promise<Map<string, SealRow>> {
  const leaves = await statements.leavesOfPicks.all(rows, { pickIds });
  const byPick = new Map<string, LeafRow[]>();
  for (const leaf of leaves) byPick.set(leaf.pickId, [...(byPick.get(leaf.pickId) ?? []), leaf]);
  const numbers = [...byPick.values()].map((each) => presentVersion(each)?.number ?? -1);
  const signed = await statements.signaturesOfLeaves.all(rows, { numbers, quorum });
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

const UNSIGNED = { checkpointSize: null, witnessedSize: null, witnessedAt: null };
