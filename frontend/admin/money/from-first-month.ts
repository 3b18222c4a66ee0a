import type { Revenue } from './money-text.ts';

/** The figures from the first month on in which there was something: months before the business began say nothing. */
export function fromFirstMonth(revenue: Revenue): Revenue {
  const first = firstMonth(revenue);
  if (!first || `${first}-01` <= revenue.from) return revenue;
  return {
    ...revenue,
    from: `${first}-01`,
    months: revenue.months?.filter(({ month }) => month >= first) ?? null,
    days: revenue.days?.filter(({ day }) => day >= first) ?? null,
    trials: revenue.trials?.filter(({ month }) => month >= first) ?? null,
  };
}

/** Null where nothing is known to have been there, as in parts that a failed check hides. */
function firstMonth({ months, days, trials }: Revenue): string | null {
  const known = [
    ...(months ?? []).flatMap(({ month, startCents, newCents, endCents }) =>
      startCents || newCents || endCents ? [month] : [],
    ),
    ...(days ?? []).flatMap(({ day, chargedCents, refundedCents }) =>
      chargedCents || refundedCents ? [day.slice(0, 7)] : [],
    ),
    ...(trials ?? []).flatMap(({ month, ended }) => (ended > 0 ? [month] : [])),
  ];
  return known.toSorted()[0] ?? null;
}
