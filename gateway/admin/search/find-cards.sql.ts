// Written by npm run codegen from find-cards.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CardsWithValues {
  lastFour: string;
  mostRead: number | string;
}

export interface CardsWithRow {
  at: Date | null;
  cardType: string | null;
  last4: string | null;
  userId: string | null;
}

export const cardsWith = new Statement<CardsWithValues, CardsWithRow>({
  name: 'cardsWith',
  text: `select user_id, card_type, $1::text as last4, max(at) as at from (
  select user_id, card_type, created_at as at from payment_methods where last4 = $1
  union all
  (select i.user_id, a.card_type, a.created_at from payment_attempts a join invoices i on i.id = a.invoice_id
    where a.card_last4 = $1 order by a.created_at desc limit $2)) used
 group by 1, 2 order by max(at) desc`,
  values: ['lastFour', 'mostRead'],
  columns: ['at', 'card_type', 'last4', 'user_id'],
  instants: ['at'],
});
