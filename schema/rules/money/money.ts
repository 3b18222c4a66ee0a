/** The product's one currency, ISO 4217. All amounts are whole cents. */
export const CURRENCY = 'USD';

/** Placeholder for a plan, charge or price that does not exist. An amount of nothing is $0.00. */
export const NO_VALUE = 'None';

/** numerator / denominator rounded half up; both whole and not negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Cents for people: '$129.00', '−$1,249.00', whose minus sign is read aloud; a hyphen is not. Without `Intl`, whose first use costs a browser more than the rest of the
 * landing page's script (docs/decisions/0021).
 */
export function dollars(cents: number): string {
  const [whole = '', rest = ''] = decimalDollars(Math.abs(cents)).split('.');
  return `${cents < 0 ? '−' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}

/** Cents in the processor's format: '129.00'. */
export function decimalDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A price on a card: '$129', and '$2.63' where cents matter. Takes US cents. */
export function priceText(cents: number): string {
  return dollars(cents).replace(/\.00$/, '');
}
