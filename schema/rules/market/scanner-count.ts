/** What the arbitrage scanner has counted of itself; nothing else may advertise it (docs/decisions/0014, 0079). */
export interface ScannerCount {
  /** Sportsbooks whose odds were read in the last day. */
  books: number;
  /** Arbitrages of the last seven days. */
  found: number;
  /** Of the last seven days, how many had a league whose odds were read each minute. */
  days: number;
}

/** A week of odds read each minute. */
const DAYS_NEEDED = 7;

/** Whether a plan may be sold with the scanner: it ran for a week at its full pace and found something. */
export function isProvenScanner(counted: ScannerCount | null): boolean {
  return counted !== null && counted.days >= DAYS_NEEDED && counted.found > 0;
}
