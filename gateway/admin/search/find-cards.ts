import type { Question } from '#gateway/database/ask-together.ts';
import { type Found, withCount } from './found-rows.ts';

/** The most payments with the same four digits that are read: thirty times what members in the hundred thousands make. */
const MOST_READ = 5_000;

/** Cards by their last four digits, each member's once, last used first: the current ones, and those that payments were made with. */
export function findCards(lastFour: string): Question<Found[]> {
  const those = {
    sql: `select user_id, card_type, ?::text as last4, max(at) as at from (
        select user_id, card_type, created_at as at from payment_methods where last4 = ?
        union all
        (select i.user_id, a.card_type, a.created_at from payment_attempts a join invoices i on i.id = a.invoice_id
          where a.card_last4 = ? order by a.created_at desc limit ${MOST_READ})) used
      group by 1, 2 order by max(at) desc`,
    params: [lastFour, lastFour, lastFour],
  };
  return withCount(
    [those],
    'at desc',
    (first) =>
      `select concat_ws('-', f.user_id, f.card_type, f.last4) as id, concat_ws(' ', f.card_type, 'ending in', f.last4) as title,
              u.email as detail, f.user_id as "memberId", f.at, null::int as cents, f.counted as more
         from ${first} f join users u on u.id = f.user_id`,
  );
}
