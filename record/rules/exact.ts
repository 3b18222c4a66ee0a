const POINT = 46;

/** A decimal text as a whole number of its last place: '2.5' to two places is 250. */
export function scaledNumber(decimal: string, places: number): number {
  let number = 0;
  let missing = places;
  let isFraction = false;
  for (let at = 0; at < decimal.length; at += 1) {
    const code = decimal.charCodeAt(at);
    if (code === POINT) {
      isFraction = true;
      continue;
    }
    number = number * 10 + code - 48;
    if (isFraction) missing -= 1;
  }
  return number * 10 ** missing;
}

/** The number nearest to a whole count of 1/10^places: what reading the decimal text gives, with no sum rounded before. */
export function unscaled(count: bigint, places: number): number {
  const digits = String(count).padStart(places + 1, '0');
  return Number(`${digits.slice(0, -places)}.${digits.slice(-places)}`);
}
