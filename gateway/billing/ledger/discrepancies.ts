import type { Rows } from '#gateway/database/rows.ts';
import type { DiscrepancyDetails, DiscrepancyKind } from './comparison.entity.ts';
import * as statements from './discrepancies.sql.ts';

/** Where our records and the processor's disagree, or agree on something that should not be. */
export interface Discrepancy {
  kind: DiscrepancyKind;
  /** The id of an order, a transaction or a dispute. */
  subject: string;
  details: DiscrepancyDetails;
}

/** Which of two charges for one order counts as the duplicate changes when the other is voided. */
export function isNotBooked(kind: DiscrepancyKind): boolean {
  return kind === 'charge-not-booked' || kind === 'charged-twice';
}

/** Shows it to the admins until it is resolved. Reporting it twice has no further effect. */
export async function report(rows: Rows, { kind, subject, details }: Discrepancy, now: Date): Promise<void> {
  await statements.reportDiscrepancy.run(rows, { kind, subject, details: JSON.stringify(details), now });
}

export function openDiscrepancies(rows: Rows): Promise<Discrepancy[]> {
  return statements.openDiscrepancies.all(rows);
}

/** Answers false when another run resolved it first. */
export function resolve(rows: Rows, { kind, subject }: Discrepancy, now: Date): Promise<boolean> {
  return statements.resolveDiscrepancy.some(rows, { kind, subject, now });
}
