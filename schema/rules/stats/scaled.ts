/**
 * Exact decimals: a whole number of 10^-places, as a bigint. 1.909091 at six places is 1909091n. Sums of these are the
 * same in whatever order they are added, and the same as PostgreSQL's `numeric`.
 */
export type Scaled = bigint;

/** Of units won or lost: a stake has two places and odds have six. */
export const NET_PLACES = 8;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A number that has at most so many decimal places, exactly. */
export function scaled(value: number, places: number): Scaled {
  return scaledText(value.toFixed(places), places);
}

/** A decimal as PostgreSQL or a CSV writes it, exactly. Throws RangeError for anything else, or for more places. */
export function scaledText(text: string, places: number): Scaled {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || /[1-9]/.test(decimals.slice(places)))
    throw new RangeError(`Not a decimal of ${places} places: ${text}`);
  const size = BigInt(whole + decimals.slice(0, places).padEnd(places, '0'));
  return sign ? -size : size;
}

/** All of its places: -0.50000000. */
export function decimalText(value: Scaled, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`;
}

/** numerator / denominator to the nearest whole, halves away from zero, as PostgreSQL's `round(numeric)` does. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const size = (2n * abs(numerator) + abs(denominator)) / (2n * abs(denominator));
  return numerator < 0n === denominator < 0n ? size : -size;
}

/** The number nearest to a decimal after it was rounded to `kept` places. JSON writes those places and no more. */
export function rounded(value: Scaled, places: number, digits: number): number {
  return quotient(value, 10n ** BigInt(places), digits);
}

/** The number nearest to a decimal, with all of its places: who shows it rounds, once. */
export function exact(value: Scaled, places: number): number {
  return rounded(value, places, places);
}

/** numerator / denominator, rounded exactly to so many places. */
export function quotient(numerator: bigint, denominator: bigint, places: number): number {
  return Number(decimalText(divideRounded(numerator * 10n ** BigInt(places), denominator), places)) || 0;
}

/** A computed number at so many places; never -0. */
export function toPlaces(value: number, places: number): number {
  return Number(value.toFixed(places)) || 0;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
