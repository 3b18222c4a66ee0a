import { INVOICE_NUMBER, LAST_FOUR, namedBy } from '#gateway/admin/members/members-named.ts';
import type { Question } from '#gateway/database/ask-together.ts';
import { typedCents } from '#schema/rules/money/typed-amount.ts';
import { type Found, withCount } from './found-rows.ts';

/** Ids of payments at the processor, and our order ids. */
const PAYMENT_ID = /^[\w:.-]{6,120}$/;
/** More members of one name than this are too many for their payments to be what is meant. */
const MOST_NAMED = 50;

/** Payments by their ids, the card's last four digits, the amount, the receipt, or who paid: newest first. Null: the text is none of these. */
export function findPayments(text: string): Question<Found[]> | null {
  const those = paymentsThat(text);
  if (those.length === 0) return null;
  return withCount(
    those,
    'at desc, id desc',
    (first) =>
      `select f.id, coalesce(a.transaction_id, a.order_id) as title, i.user_id as member_id, f.at, a.amount_cents as cents,
              concat_ws(', ', u.email, nullif(concat_ws(' ', a.card_type, a.card_last4), ''),
                case when a.voided_at is not null then 'canceled' when a.state <> 'succeeded' then a.state end) as detail,
              f.counted as more
         from ${first} f join payment_attempts a on a.order_id = f.id
         join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id`,
  );
}

const PAYMENT = 'select a.order_id as id, a.created_at as at from payment_attempts a';
const NEWEST = 'order by a.created_at desc, a.order_id desc';

function paymentsThat(text: string): { sql: string; params: unknown[] }[] {
  if (LAST_FOUR.test(text)) return [{ sql: `${PAYMENT} where a.card_last4 = ? ${NEWEST}`, params: [text] }];
  const cents = typedCents(text);
  if (cents !== null) return [{ sql: `${PAYMENT} where a.amount_cents = ? ${NEWEST}`, params: [cents] }];
  if (INVOICE_NUMBER.test(text))
    return [
      {
        sql: `${PAYMENT} where a.invoice_id = (select id from invoices where number = ?) ${NEWEST}`,
        params: [text.toUpperCase()],
      },
    ];
  return [...(PAYMENT_ID.test(text) ? withId(text) : []), ofMembers(text)];
}

function withId(text: string) {
  return ['order_id', 'transaction_id'].map((column) => ({
    sql: `${PAYMENT} where a.${column} = ?`,
    params: [text],
  }));
}

function ofMembers(text: string) {
  const named = namedBy(text);
  const uids = named.map(
    ({ field }) => `(select id from users where ${field} like ? limit ${MOST_NAMED + 1})`,
  );
  return {
    sql: `with named as materialized (select id from (${uids.join(' union ')}) n limit ${MOST_NAMED + 1})
      select a.order_id as id, a.created_at as at from invoices i join payment_attempts a on a.invoice_id = i.id
       where i.user_id = any (array(select id from named)) and (select count(*) from named) <= ${MOST_NAMED} ${NEWEST}`,
    params: named.map(({ begins }) => begins),
  };
}
