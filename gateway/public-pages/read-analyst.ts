import type { Services } from '#gateway/auth/context.ts';
import { readCurve } from '#gateway/figures/read-curve.ts';
import { readRows } from '#gateway/figures/read-rows.ts';
import { readStats } from '#gateway/figures/read-stats.ts';
import { analystText } from '#gateway/picks/analyst-texts.ts';
import { slugOf } from '#schema/rules/api/public-paths.ts';
import type { Calibration } from '#schema/rules/stats/calibration.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type {
  RecordCurveType,
  RecordRowType,
  RecordStatsType,
} from '#schema/types/record/record-stats.type.ts';
import * as statements from './read-analyst.sql.ts';

const LATEST_PICKS = 50;

export interface PublicAnalyst {
  name: string;
  /** What they say of themselves; empty where that is nothing. */
  text: string;
  stats: RecordStatsType;
  curve: RecordCurveType;
  calibration: Calibration | null;
  /** The newest first. */
  latest: RecordRowType[];
}

type Parts = Pick<Services, 'database' | 'clock'>;

/** The names of all who have a decided pick on a day that is over. */
export async function analystNames({ database: { em }, clock }: Parts): Promise<string[]> {
  const rows = await statements.analystNames.all(em, { today: easternDay(clock.now()) });
  return rows.map(({ analyst }) => analyst);
}

/** The analysts that an address names: usually one, none where nobody has it. */
export async function analystsOf(parts: Parts, slug: string): Promise<string[]> {
  const names = await analystNames(parts);
  return names.filter((name) => slugOf(name) === slug);
}

export async function readAnalyst({ database, clock }: Parts, name: string): Promise<PublicAnalyst> {
  const context = { database, now: clock.now() };
  const filter = { analyst: name };
  const [text, stats, curve, latest] = await Promise.all([
    analystText(database.em, name),
    readStats(context, filter, ['LEAGUE', 'MONTH']),
    readCurve(context, filter),
    readRows(context, { filter, first: LATEST_PICKS }),
  ]);
  return { name, text, stats, curve, calibration: await stats.calibration(), latest };
}
