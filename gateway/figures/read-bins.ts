import { type QueryExecutorProvider, sql } from 'kysely';
import { type Calibration, calibration } from '#schema/rules/stats/calibration.ts';
import { type ClvBin, clvBins } from '#schema/rules/stats/clv-bins.ts';
import { NEEDED } from '#schema/rules/stats/samples.ts';
import { conditionsOf, type Selection, selectedDays } from './selection.ts';

/** Closing line values by whole per cents; none below the sample that the plot needs. */
export async function closingLineBinsOf(
  connection: QueryExecutorProvider,
  selection: Selection,
): Promise<ClvBin[]> {
  const { rows } = await sql<{ bin: number; n: number }>`
    select greatest(-11, least(10, floor(close_value / 1000000.0)))::int as bin, sum(sign)::int as n from record_counted
     where ${conditionsOf(selection)} and ${selectedDays(selection)} and close_kind = 'FAIR' group by 1`.execute(
    connection,
  );
  const bins = clvBins(rows);
  return bins.reduce((sum, { n }) => sum + n, 0) < NEEDED.closingLine ? [] : bins;
}

/** Of how many graded picks the closing price was noted too long before the start to be one. */
export async function earlyClosesOf(
  connection: QueryExecutorProvider,
  selection: Selection,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(sign), 0)::int as n from record_counted
     where ${conditionsOf(selection)} and ${selectedDays(selection)} and close_kind = 'EARLY'`.execute(
    connection,
  );
  return rows[0]?.n ?? 0;
}

/** Whether stated chances came true, by tenths. */
export async function calibrationOf(
  connection: QueryExecutorProvider,
  selection: Selection,
): Promise<Calibration> {
  const { rows } = await sql<Record<'bin' | 'n' | 'wins' | 'probability' | 'squaredError', string>>`
    select least(9, probability / 1000) as bin, sum(sign) as n, sum(sign) filter (where kind = 'WIN') as wins,
           sum(sign * probability::bigint) as probability,
           sum(sign * (probability - won)::bigint * (probability - won)) as "squaredError"
      from record_counted cross join lateral (select case kind when 'WIN' then 10000 else 0 end as won) w
     where ${conditionsOf(selection)} and ${selectedDays(selection)} and probability is not null and kind in ('WIN', 'LOSS')
     group by 1 order by 1`.execute(connection);
  return calibration(
    rows.map((row) => ({
      bin: Number(row.bin),
      n: Number(row.n),
      wins: Number(row.wins ?? 0),
      probability: BigInt(row.probability),
      squaredError: BigInt(row.squaredError),
    })),
  );
}
