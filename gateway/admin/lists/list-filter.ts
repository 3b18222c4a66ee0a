import { LAST_FOUR } from '#gateway/admin/members/members-named.ts';
import { AppError } from '#gateway/app-error.ts';
import { MAIL_STATES, type SavedList } from '#schema/rules/access/admin-lists.ts';
import { PLAN_STATUSES } from '#schema/rules/access/entitlement.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { CANCEL_ANSWERS } from '#schema/rules/money/cancel-reasons.ts';
import { DISPUTE_CASH, DISPUTE_STATES } from '#schema/rules/money/disputes.ts';
import { ATTEMPT_STATES, INVOICE_STATES, RECOVERY_OUTCOMES } from '#schema/rules/money/invoice-values.ts';
import { MOVEMENT_KINDS } from '#schema/rules/money/mrr.ts';
import { MEMBER_FIGURES } from '#schema/rules/money/revenue-figures.ts';
import { typedCents } from '#schema/rules/money/typed-amount.ts';
import { isDay, isMonth } from '#schema/rules/time/eastern-time.ts';

type Asked = Record<string, string | undefined>;
type Check = (text: string) => string | null;

const day: Check = (text) => (isDay(text) ? text : null);
const words: Check = (text) => (text.length <= 120 ? text : null);
const four: Check = (text) => (LAST_FOUR.test(text) ? text : null);
const amount: Check = (text) => (typedCents(text) === null ? null : text);
const month: Check = (text) => (isMonth(text) ? text : null);
/** Addresses have the names of GraphQL, tables those of `invoice-values.ts`. */
const oneOf =
  (values: readonly string[]): Check =>
  (text) =>
    values.find((value) => value.toUpperCase() === text) ?? null;
const kind: Check = (text) => ({ CHARGE: 'charge', REFUND: 'credit' })[text] ?? null;

const yes: Check = (text) => (text === 'true' ? text : null);

const RANGE = { from: day, to: day };
const FILTERS: Record<SavedList, Record<string, Check>> = {
  MEMBERS: { search: words, state: oneOf(PLAN_STATUSES) },
  INVOICES: {
    ...RANGE,
    type: kind,
    state: oneOf(INVOICE_STATES),
    cash: yes,
    recovery: oneOf(RECOVERY_OUTCOMES),
  },
  PAYMENTS: { ...RANGE, state: oneOf(ATTEMPT_STATES), cash: yes, last4: four, amount, member: words },
  DISPUTES: { ...RANGE, state: oneOf(DISPUTE_STATES), cash: oneOf(DISPUTE_CASH) },
  CARDS: { until: month },
  REDEMPTIONS: { ...RANGE, couponId: words, batchId: words, tier: oneOf(TIERS) },
  MAILS: { state: oneOf(MAIL_STATES), template: words },
  MOVEMENTS: { ...RANGE, kind: oneOf(MOVEMENT_KINDS), reason: words, said: oneOf(CANCEL_ANSWERS) },
  ACCOUNTING: { month },
  REVENUE_MEMBERS: { ...RANGE, figure: oneOf(MEMBER_FIGURES), cohort: month },
};

/** The filters in an address of a list's file. Throws BAD_USER_INPUT for a name or value that the list does not know. */
export function listFilter(list: SavedList, asked: Asked): Record<string, string> {
  const given = Object.entries(asked).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(
    given.map(([name, text = '']) => {
      const value = FILTERS[list][name]?.(text);
      if (value == null) throw new AppError('BAD_USER_INPUT', `This list has no filter ${name}=${text}`);
      return [name, value];
    }),
  );
}
