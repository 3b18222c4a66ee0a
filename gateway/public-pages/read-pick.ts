import { sql } from 'kysely';
import type { Services } from '#gateway/auth/context.ts';
import { countedRows } from '#gateway/figures/read-rows.ts';
import {
  findPick,
  type GradeRecord,
  gradesOfPicks,
  type OpeningRecord,
  openingsOf,
  type PickRecord,
  type RevisionRecord,
  revisionsOf,
} from '#gateway/picks/pick-rows.ts';
import { overdueUnitsOf, presentVersion, readSeals, type SealRow } from '#gateway/record/read-seals.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import type { RecordRowType } from '#schema/types/record/record-stats.type.ts';
import { daysSelection, type LockedPick, publicPick } from './read-day.ts';
import { type RecordedPricesRow, recordedPrices } from './read-pick.sql.ts';

/** What the log says of a pick's present version, in the words of `sealText`. */
export interface PublicSeal extends Pick<SealRow, 'revealBy' | 'opened' | 'checkpointSize' | 'witnessedAt'> {
  number: number;
  sealedAt: Date;
  late: boolean;
  unproven: boolean;
  overdueUnits: number | null;
}

/** What a pick cost at a moment, as it was written down last. */
export type RecordedPrice = RecordedPricesRow;

export interface OpenPick {
  open: true;
  pick: PickRecord;
  seal: PublicSeal | null;
  counted: RecordRowType | null;
  leaves: SealRow['leaves'];
  openings: OpeningRecord[];
  revisions: RevisionRecord[];
  grades: GradeRecord[];
  prices: RecordedPrice[];
}

/** A pick that is still locked: not even its results and leaves are read. */
export interface ShutPick {
  open: false;
  pick: LockedPick;
  seal: PublicSeal | null;
}

/** A pick as everyone may see it now; null where there is none for them. */
export async function readPublicPick(
  { database: { em }, clock, record }: Pick<Services, 'database' | 'clock' | 'record'>,
  id: string,
): Promise<OpenPick | ShutPick | null> {
  const now = clock.now();
  const pick = await findPick(em, id);
  if (!pick || visibility(pick, null, now).state === 'HIDDEN') return null;
  const found = (await readSeals(em, [id], record.quorum)).get(id) ?? null;
  const seal = found && sealOf(pick, found, now);
  const shown = publicPick({ pick, counted: null, grades: [] }, now);
  if (!shown.open) return { ...shown, seal };
  const [[counted = null], openings, revisions, grades, prices] = await Promise.all([
    countedRows(em.getKysely(), daysSelection(pick.date, pick.date), sql`c.pick_id = ${id}`, 1),
    openingsOf(em, id),
    revisionsOf(em, id),
    gradesOfPicks(em, [id]),
    recordedPrices.all(em, { pickId: id }),
  ]);
  return { ...shown, seal, counted, leaves: found?.leaves ?? [], openings, revisions, grades, prices };
}

function sealOf(pick: PickRecord, seal: SealRow, now: Date): PublicSeal | null {
  const present = presentVersion(seal.leaves);
  if (!present) return null;
  const { revealBy, opened, checkpointSize, witnessedAt } = seal;
  return {
    ...{ revealBy, opened, checkpointSize, witnessedAt },
    ...{ number: present.number, sealedAt: present.at, late: pick.late, unproven: pick.imported },
    overdueUnits: overdueUnitsOf(seal, pick.imported, now),
  };
}
