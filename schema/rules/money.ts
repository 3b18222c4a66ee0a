/** The product's one currency, ISO 4217. All amounts are whole cents. */
export const CURRENCY = 'USD';

/** numerator / denominator to the nearest whole, halves up; both whole and not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/** Cents as people read them: '$129.00'. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY }).format(cents / 100);
}

/** Cents as the processor writes them: '129.00'. */
export function decimalDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
