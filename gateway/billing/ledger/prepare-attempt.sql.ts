// Written by npm run codegen from prepare-attempt.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ChargedCardValues {
  order: string;
  userId: string;
}

export interface ChargedCardRow {
  cardType: string;
  last4: string;
  token: string;
  tries: number;
}

export const chargedCard = new Statement<ChargedCardValues, ChargedCardRow>({
  name: 'chargedCard',
  text: `select token, card_type, last4,
       (select count(*)::int from payment_attempts where order_id like $1 || ':%') as "tries"
  from payment_methods where user_id = $2 and removed_at is null`,
  values: ['order', 'userId'],
  columns: ['card_type', 'last4', 'token', 'tries'],
});
