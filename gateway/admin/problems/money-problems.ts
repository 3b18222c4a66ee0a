import type { Rows } from '#gateway/database/rows.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { discrepancyText } from './discrepancy-text.ts';
import { type OpenMoneyRowsRow, openDifferenceRows, openMoneyRows } from './problems.sql.ts';

/** How long something may be pending before it is a problem. */
const UNCONFIRMED_AFTER_MILLISECONDS = MINUTE;

/** Charges and refunds with an unknown outcome that reconciliation should have settled by now. */
export async function openMoney(rows: Rows, now: Date, most: number): Promise<FoundProblem[]> {
  const before = new Date(now.getTime() - UNCONFIRMED_AFTER_MILLISECONDS);
  const open = await openMoneyRows.all(rows, { before, most });
  return open.map(({ subject, memberId, since, ...money }) => ({
    kind: 'PAYMENT',
    subject,
    text: openText(money),
    since,
    memberId,
  }));
}

function openText({ what, cents, email }: Pick<OpenMoneyRowsRow, 'what' | 'cents' | 'email'>): string {
  return `A ${what} of ${dollars(cents)} for ${email} has had no clear outcome for more than a minute. We keep checking it automatically.`;
}

/** Unresolved discrepancies with the processor. */
export async function discrepancyProblems(rows: Rows, most: number): Promise<FoundProblem[]> {
  const found = await openDifferenceRows.all(rows, { most });
  return found.map(({ kind, subject, details, since, memberId }) => ({
    kind: 'DISCREPANCY',
    subject: `${kind} ${subject}`,
    text: discrepancyText(kind, details),
    since,
    memberId,
  }));
}
