/** The product's one currency, ISO 4217. All amounts are whole cents. */
export const CURRENCY = 'USD';

/** numerator / denominator to the nearest whole, halves up; both whole and not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Cents as people read them: '$129.00', '-$1,249.00'. Written by hand, since a browser's first `Intl` format costs
 * more than all else that the landing page evaluates (docs/decisions/0021).
 */
export function dollars(cents: number): string {
  const [whole = '', rest = ''] = decimalDollars(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** Cents as the processor writes them: '129.00'. */
export function decimalDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
