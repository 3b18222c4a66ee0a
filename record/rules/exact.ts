/** A decimal text as a whole number of its last place: '2.5' to two places is 250. */
export function scaled(decimal: string, places: number): number {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return Number(whole + fraction.padEnd(places, '0'));
}

/** The number nearest to a whole count of 1/10^places: what reading the decimal text gives, with no sum rounded before. */
export function unscaled(count: bigint, places: number): number {
  const digits = String(count).padStart(places + 1, '0');
  return Number(`${digits.slice(0, -places)}.${digits.slice(-places)}`);
}
