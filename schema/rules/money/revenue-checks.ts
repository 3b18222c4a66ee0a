/** What is compared before figures of revenue are shown. */
export const REVENUE_CHECKS = ['SUM', 'MONTHS', 'CASH', 'ROLLUP'] as const;
export type RevenueCheck = (typeof REVENUE_CHECKS)[number];

/** Each check as a sentence: what it compares. */
export const REVENUE_CHECK_TEXTS: Record<RevenueCheck, string> = {
  SUM: 'All movements add up to what the plans of this moment bring.',
  MONTHS: 'Each month ends with what it began with and its movements, plan by plan.',
  CASH: 'Paid invoices equal successful charges, sums of days equal their rows, and no difference with the processor is open.',
  ROLLUP: 'The sums of days and months equal the movements and plans they are made of.',
};

/** What a failed check is called where it is reported. */
export const REVENUE_CHECK_NAMES: Record<RevenueCheck, string> = {
  SUM: 'movements against plans',
  MONTHS: 'months against movements',
  CASH: 'invoices against charges',
  ROLLUP: 'sums against movements',
};
