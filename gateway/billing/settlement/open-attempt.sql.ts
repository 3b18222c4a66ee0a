// Written by npm run codegen from open-attempt.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenAttemptValues {
  subscriptionId: string;
}

export type OpenAttemptRow = Record<never, never>;

export const openAttempt = new Statement<OpenAttemptValues, OpenAttemptRow>({
  name: 'openAttempt',
  text: `select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = $1 and a.state in ('prepared', 'unknown')`,
  values: ['subscriptionId'],
  columns: [],
});

export interface AttemptThatMayBePaidValues {
  subscriptionId: string;
  code: string;
  since: Date;
}

export type AttemptThatMayBePaidRow = Record<never, never>;

/** A charge that is pending, or that was not answered so recently that it may have been made all the same. */
export const attemptThatMayBePaid = new Statement<AttemptThatMayBePaidValues, AttemptThatMayBePaidRow>({
  name: 'attemptThatMayBePaid',
  text: `select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = $1 and a.state in ('prepared', 'unknown')
union all
select from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = $1 and i.state = 'open' and a.state = 'declined' and a.decline_code = $2
   and a.settled_at > $3`,
  values: ['subscriptionId', 'code', 'since'],
  columns: [],
});
