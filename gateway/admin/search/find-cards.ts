import type { Question } from '#gateway/database/ask-together.ts';
import { cardsWith } from './find-cards.sql.ts';
import { type Found, withCount } from './found-rows.ts';

/** The most payments with the same four digits that are read: thirty times what members in the hundred thousands make. */
const MOST_READ = 5_000;

/** Cards by their last four digits, each member's once, last used first: the current ones, and those that payments were made with. */
export function findCards(lastFour: string): Question<Found[]> {
  return withCount(
    [cardsWith.part({ lastFour, mostRead: MOST_READ })],
    'at desc',
    (first) =>
      `select concat_ws('-', f.user_id, f.card_type, f.last4) as id, concat_ws(' ', f.card_type, 'ending in', f.last4) as title,
              u.email as detail, f.user_id as member_id, f.at, null::int as cents, f.counted as more
         from ${first} f join users u on u.id = f.user_id`,
  );
}
