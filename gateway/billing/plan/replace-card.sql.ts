// Written by npm run codegen from replace-card.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';

export interface BilledCardValues {
  userId: string;
}

export interface BilledCardRow {
  billing: BillingDetails | null;
  token: string | null;
}

export const billedCard = new Statement<BilledCardValues, BilledCardRow>({
  name: 'billedCard',
  text: `select u.billing, m.token from users u
  left join payment_methods m on m.user_id = u.id and m.removed_at is null where u.id = $1`,
  values: ['userId'],
  columns: ['billing', 'token'],
});
