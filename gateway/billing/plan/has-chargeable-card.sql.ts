// Written by npm run codegen from has-chargeable-card.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LastDeclineOfCardValues {
  subscriptionId: string;
  userId: string;
}

export interface LastDeclineOfCardRow {
  lastDecline: string | null;
}

export const lastDeclineOfCard = new Statement<LastDeclineOfCardValues, LastDeclineOfCardRow>({
  name: 'lastDeclineOfCard',
  text: `select (select a.decline_code from payment_attempts a join invoices i on i.id = a.invoice_id
         where i.subscription_id = $1 and i.state = 'open' and a.card_token = m.token
         order by a.created_at desc limit 1) as last_decline
  from payment_methods m where m.user_id = $2 and m.removed_at is null`,
  values: ['subscriptionId', 'userId'],
  columns: ['last_decline'],
});
