import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import { FOUND_KINDS, type FoundKind } from '#schema/rules/access/admin-lists.ts';
import { hasScope, type StaffScope } from '#schema/rules/access/staff.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { FoundType } from '#schema/types/search.type.ts';

const EACH = 6;
/** How far back picks are searched by team: a year of them is seldom what is meant, and each day costs. */
const PICK_DAYS = 60;

type Found = Omit<FoundType, 'kind'>;
type Ask = (text: string, now: Date) => Question<Found[]> | null;

const SCOPES: Record<FoundKind, StaffScope> = {
  MEMBER: 'MEMBERS_READ',
  INVOICE: 'INVOICES',
  PAYMENT: 'MONEY',
  CARD: 'MEMBERS_READ',
  COUPON: 'COUPONS',
  PICK: 'PICKS',
};

const INVOICE_NUMBER = /^[a-z]{2}-\d{8}-[0-9a-z]+$/i;
const LAST_FOUR = /^\d{4}$/;
const NAME = /^\p{L}[\p{L}\s.'’-]+$/u;
/** Ids of payments at the processor, and our order ids. */
const PAYMENT = /^[\w:.-]{6,120}$/;
const COUPON = /^[\w-]{2,40}$/;
const PICK_ID = /^pick_\w+$/;
const TEAM = /^[\p{L}\d][\p{L}\d\s.&'’-]{2,79}$/u;

const ask = (sql: string, params: unknown[]): Question<Found[]> => ({ sql, params, read: (rows) => rows });
const beginsWith = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const MEMBER_ROW = `select id, email as title, nullif(concat_ws(' ', billing->>'firstName', billing->>'lastName'), '') as detail, id as "memberId" from users`;
const FULL_NAME = `lower((billing->>'firstName') || ' ' || (billing->>'lastName'))`;

/** Each kind with the question that an index answers, and only if the text can be one. */
const QUESTIONS: Record<FoundKind, Ask> = {
  MEMBER: (text) => {
    if (LAST_FOUR.test(text)) return null;
    const begins = beginsWith(text.toLowerCase());
    const fields = ['lower(email)', ...(NAME.test(text) ? [FULL_NAME, `lower(billing->>'lastName')`] : [])];
    const each = fields.map((field) => `(${MEMBER_ROW} where ${field} like ? limit ${EACH})`);
    return ask(
      `select * from (${each.join(' union ')}) m order by title limit ${EACH}`,
      fields.map(() => begins),
    );
  },
  INVOICE: (text) =>
    INVOICE_NUMBER.test(text)
      ? ask(
          `select i.id, i.number as title, u.email as detail, i.user_id as "memberId" from invoices i join users u on u.id = i.user_id where i.number = ?`,
          [text.toUpperCase()],
        )
      : null,
  PAYMENT: (text) => {
    if (!PAYMENT.test(text) || INVOICE_NUMBER.test(text)) return null;
    const row = (column: string) =>
      `select a.order_id as id, coalesce(a.transaction_id, a.order_id) as title, u.email as detail, i.user_id as "memberId"
         from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id where a.${column} = ?`;
    return ask(`${row('order_id')} union ${row('transaction_id')}`, [text, text]);
  },
  CARD: (text) =>
    LAST_FOUR.test(text)
      ? ask(
          `select p.user_id || '-' || p.last4 || '-' || extract(epoch from p.created_at) as id, p.card_type || ' ending in ' || p.last4 as title, u.email as detail, p.user_id as "memberId"
             from payment_methods p join users u on u.id = p.user_id where p.last4 = ? limit ${EACH}`,
          [text],
        )
      : null,
  COUPON: (text) =>
    COUPON.test(text)
      ? ask(
          `select id, code as title, null::text as detail, null::text as "memberId" from coupons
            where code like ? and deleted_at is null order by code limit ${EACH}`,
          [beginsWith(text.toUpperCase())],
        )
      : null,
  PICK: (text, now) => {
    const row = `select id, team_one || ' at ' || team_two as title, date::text as detail, null::text as "memberId" from picks`;
    if (PICK_ID.test(text)) return ask(`${row} where id = ?`, [text]);
    if (!TEAM.test(text)) return null;
    const since = addDays(easternDay(now), -PICK_DAYS);
    const anywhere = `%${beginsWith(text)}`;
    return ask(
      `${row} where date >= ? and (team_one ilike ? or team_two ilike ?) order by date desc, starts_at desc limit ${EACH}`,
      [since, anywhere, anywhere],
    );
  },
};

/** What a text can mean, of the kinds that the caller's role may read, asked in one statement. */
export async function search(context: Context, typed: string): Promise<FoundType[]> {
  const text = typed.trim();
  const { role } = memberOf(context);
  const asked = FOUND_KINDS.filter((kind) => hasScope(role, SCOPES[kind])).flatMap((kind) => {
    const question = text.length > 1 ? QUESTIONS[kind](text, context.now) : null;
    return question ? [[kind, question] as const] : [];
  });
  if (asked.length === 0) return [];
  const found = await askTogether<Record<string, Found[]>>(context.database.em, Object.fromEntries(asked));
  return asked.flatMap(([kind]) => (found[kind] ?? []).map((row) => ({ ...row, kind })));
}
