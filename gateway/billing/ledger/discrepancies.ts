import type { Rows } from '#gateway/database/rows.ts';

/** Where our records and the processor's disagree, or agree on something that should not be. */
export interface Discrepancy {
  kind:
    | 'charge-not-booked'
    | 'booking-not-charged'
    | 'amount-differs'
    | 'charged-twice'
    | 'paid-after-end'
    | 'refund-not-booked'
    | 'credit-not-refunded'
    | 'refund-differs';
  /** An order id or a transaction id. */
  subject: string;
  details: Record<string, unknown>;
}

/** Which of two charges for one order counts as the duplicate changes when the other is voided. */
export function isNotBooked(kind: Discrepancy['kind']): boolean {
  return kind === 'charge-not-booked' || kind === 'charged-twice';
}

/** Shows it to the admins until it is resolved. Reporting it twice has no further effect. */
export async function report(rows: Rows, { kind, subject, details }: Discrepancy, now: Date): Promise<void> {
  await rows.execute(
    `insert into differences (kind, subject, details, found_at) values (?, ?, ?::jsonb, ?)
     on conflict (kind, subject) do update set resolved_at = null`,
    [kind, subject, JSON.stringify(details), now],
    'run',
  );
}

export function openDiscrepancies(rows: Rows): Promise<Discrepancy[]> {
  return rows.execute<Discrepancy[]>(
    'select kind, subject, details from differences where resolved_at is null order by found_at',
  );
}

/** Answers false when another run resolved it first. */
export async function resolve(rows: Rows, { kind, subject }: Discrepancy, now: Date): Promise<boolean> {
  const sql = `update differences set resolved_at = ? where kind = ? and subject = ? and resolved_at is null
    returning subject`;
  return (await rows.execute<unknown[]>(sql, [now, kind, subject])).length > 0;
}
