import { beginsWith, INVOICE_NUMBER, LAST_FOUR, namedBy } from '#gateway/admin/members/members-named.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import { FOUND_KINDS, type FoundKind } from '#schema/rules/access/admin-lists.ts';
import { hasScope, type StaffScope } from '#schema/rules/access/staff.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { FoundType } from '#schema/types/desk/search.type.ts';
import { findCards } from './find-cards.ts';
import { findPayments } from './find-payments.ts';
import { EACH, type Found, withCount } from './found-rows.ts';
import * as statements from './search.sql.ts';

/** How far back picks are searched by team: a year of them is seldom what is meant, and each day costs. */
const PICK_DAYS = 60;

type Ask = (text: string, now: Date) => Question<Found[]> | null;

const SCOPES: Record<FoundKind, StaffScope> = {
  MEMBER: 'MEMBERS_READ',
  INVOICE: 'INVOICES',
  PAYMENT: 'MONEY',
  CARD: 'MEMBERS_READ',
  COUPON: 'COUPONS',
  PICK: 'PICKS',
};

const COUPON = /^[\w-]{2,40}$/;
const PICK_ID = /^pick_\w+$/;
const TEAM = /^[\p{L}\d][\p{L}\d\s.&'’-]{2,79}$/u;

const MEMBER_ROW = `select id, email as title, nullif(concat_ws(' ', billing->>'firstName', billing->>'lastName'), '') as detail from users`;

const asTheyAre = (rows: Found[]) => rows;

/** Each kind with the question that an index answers, and only if the text can be one. */
const QUESTIONS: Record<FoundKind, Ask> = {
  MEMBER: (text) => {
    if (LAST_FOUR.test(text)) return null;
    return withCount(
      namedBy(text).map(({ field, begins }) => ({
        sql: `${MEMBER_ROW} where ${field} like ?`,
        params: [begins],
      })),
      'title',
      (first) =>
        `select id, title, detail, id as member_id, null::timestamptz as at, null::int as cents, counted as more from ${first} f`,
    );
  },
  INVOICE: (text) =>
    INVOICE_NUMBER.test(text)
      ? statements.invoiceFound.question(asTheyAre, { number: text.toUpperCase() })
      : null,
  PAYMENT: findPayments,
  CARD: (text) => (LAST_FOUR.test(text) ? findCards(text) : null),
  COUPON: (text) =>
    COUPON.test(text)
      ? statements.couponsFound.question(asTheyAre, { begins: beginsWith(text.toUpperCase()), most: EACH })
      : null,
  PICK: (text, now) => {
    if (PICK_ID.test(text)) return statements.pickFound.question(asTheyAre, { id: text });
    if (!TEAM.test(text)) return null;
    const since = addDays(easternDay(now), -PICK_DAYS);
    return statements.picksFound.question(asTheyAre, { since, team: `%${beginsWith(text)}`, most: EACH });
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
