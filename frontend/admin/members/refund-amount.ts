import { dollars } from '#schema/rules/money/money.ts';

/** Dollars as typed, such as '20' or '20.50', in cents; NaN for anything else. */
export function centsOf(text: string): number {
  const [, whole, cents = ''] = /^\s*\$?(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/** What is wrong with an amount to refund, or null. */
export function amountProblem(text: string, mostCents: number): string | null {
  const cents = centsOf(text);
  if (Number.isNaN(cents)) return 'Amount must be dollars, such as 20 or 20.50';
  if (cents === 0) return 'Amount must be above 0';
  return cents > mostCents ? `Amount must be at most ${dollars(mostCents)}` : null;
}
