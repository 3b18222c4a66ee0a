import type { Rows } from '#gateway/database/rows.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { FoundProblem } from './acknowledge-problem.ts';
import { type DiscrepancyDetails, discrepancyText } from './discrepancy-text.ts';

/** How long something may be pending before it is a problem. */
const UNCONFIRMED_AFTER_MILLISECONDS = MINUTE;

interface OpenMoney {
  subject: string;
  what: 'charge' | 'refund';
  cents: number;
  email: string;
  memberId: string;
  since: Date;
}

/** Charges and refunds with an unknown outcome that reconciliation should have settled by now. */
export async function openMoney(rows: Rows, now: Date, most: number): Promise<FoundProblem[]> {
  const before = new Date(now.getTime() - UNCONFIRMED_AFTER_MILLISECONDS);
  const open = await rows.execute<OpenMoney[]>(
    `select o.*, u.email from (
       (select a.order_id as subject, 'charge' as what, a.amount_cents as cents, i.user_id as "memberId",
               a.created_at as since
          from payment_attempts a join invoices i on i.id = a.invoice_id
         where a.state in ('prepared', 'unknown') and a.created_at < ? order by a.created_at desc limit ${most})
       union all
       (select 'credit:' || i.id, 'refund', i.total_cents, i.user_id, i.created_at from invoices i
         where i.type = 'credit' and i.state = 'open' and i.created_at < ? order by i.created_at desc limit ${most})
     ) o join users u on u.id = o."memberId" order by o.since desc, o.subject`,
    [before, before],
  );
  return open.map(({ subject, memberId, since, ...money }) => ({
    kind: 'PAYMENT',
    subject,
    text: openText(money),
    since,
    memberId,
  }));
}

function openText({ what, cents, email }: Pick<OpenMoney, 'what' | 'cents' | 'email'>): string {
  return `A ${what} of ${dollars(cents)} for ${email} has had no clear outcome for more than a minute. We keep checking it automatically.`;
}

interface FoundDiscrepancy {
  kind: string;
  subject: string;
  details: DiscrepancyDetails;
  since: Date;
  memberId: string | null;
}

/** Unresolved discrepancies with the processor. */
export async function discrepancyProblems(rows: Rows, most: number): Promise<FoundProblem[]> {
  const found = await rows.execute<FoundDiscrepancy[]>(
    `select d.kind, d.subject, d.details, d.found_at as since, i.user_id as "memberId"
       from differences d left join payment_attempts a on a.order_id = d.details->>'orderId'
       left join invoices i on i.id = a.invoice_id
      where d.resolved_at is null order by d.found_at desc, d.kind, d.subject limit ${most}`,
  );
  return found.map(({ kind, subject, details, since, memberId }) => ({
    kind: 'DISCREPANCY',
    subject: `${kind} ${subject}`,
    text: discrepancyText(kind, details),
    since,
    memberId,
  }));
}
