import { signedTenths } from '#schema/rules/picks/day-summary.ts';

/** '+18.0 units', '−3.5 units', '0.0 units': always with its one place, since figures of a record are compared. */
export function recordUnitsText(units: number): string {
  const [sign, size] = signedTenths(units);
  return `${sign}${size.toFixed(1)} units`;
}

/** '18.0' */
export function unitsSize(units: number): string {
  return signedTenths(units)[1].toFixed(1);
}
