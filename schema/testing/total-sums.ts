import { type RecordSums, SUM_COLUMNS, SUM_NAMES, type SumName } from '#schema/rules/stats/record-sums.ts';
import { decimalText, type Scaled } from '#schema/rules/stats/scaled.ts';

export const NO_SUMS = Object.fromEntries(SUM_NAMES.map((name) => [name, 0n])) as unknown as RecordSums;

/** The sums of a set of picks from those of its parts, as `sum(…)` adds them in the database. */
export function totalSums(many: Iterable<RecordSums>): RecordSums {
  const total: Record<SumName, Scaled> = { ...NO_SUMS };
  for (const sums of many) for (const name of SUM_NAMES) total[name] += sums[name];
  return total;
}

/** Sums by column, each with all of its decimal places, as the database writes them. */
export function sumsAsDecimals(sums: RecordSums): Record<string, string> {
  return Object.fromEntries(
    SUM_NAMES.map((name) => [SUM_COLUMNS[name].column, decimalText(sums[name], SUM_COLUMNS[name].places)]),
  );
}
