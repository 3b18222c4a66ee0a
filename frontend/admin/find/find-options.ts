import { type AdminTab, adminPath, groupsOf, labelOf, memberPath } from '#frontend/admin/admin-address.ts';
import type { AdminSearchQuery } from '#frontend/generated/graphql.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { typedCents } from '#schema/rules/money/typed-amount.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';

export type Found = AdminSearchQuery['adminSearch'][number];

/** A line of the box: where it leads, and what it says. */
export interface FindOption {
  key: string;
  kind: string;
  title: string;
  detail: string | null;
  to: string;
  /** What is done there at once. */
  act?: PickAct;
}

/** The dialogs of the picks page that a command opens. */
export const PICK_ACTS = ['write', 'paste', 'import prices', 'create coupon'] as const;
export type PickAct = (typeof PICK_ACTS)[number];

const ACT_NAMES: Record<PickAct, string> = {
  write: 'New pick',
  paste: 'Paste picks',
  'import prices': 'Import odds',
  'create coupon': 'New coupon',
};

/** What can be done from everywhere, by a beginning of one of its words; nothing before anything is typed. */
export function commandOptions(tabs: readonly AdminTab[], text: string): FindOption[] {
  const wanted = text.trim().toLowerCase();
  const fits = (words: string) => ` ${words.toLowerCase()}`.includes(` ${wanted}`);
  if (wanted === '') return [];
  return [
    ...PICK_ACTS.filter(() => tabs.includes('picks')).map((act) => ({
      ...{ key: act, title: ACT_NAMES[act], detail: 'Picks', to: adminPath('picks'), act },
    })),
    ...WAYS.filter(({ tab }) => tabs.includes(tab)).map(({ title, tab, shown }) => ({
      ...{ key: title, title, detail: labelOf(tab), to: adminPath(tab, shown) },
    })),
  ]
    .filter(({ title }) => fits(title))
    .map((option) => ({ ...option, kind: 'Command' }));
}

/** Commands that only lead somewhere. */
const WAYS: readonly { title: string; tab: AdminTab; shown?: Record<string, string> }[] = [
  { title: 'Grade picks', tab: 'picks', shown: { show: 'grading' } },
  { title: 'Refund an invoice', tab: 'invoices' },
  { title: 'Change a price', tab: 'prices' },
  { title: 'Invite somebody to the staff', tab: 'staff' },
];

const KINDS: Record<Found['kind'], string> = {
  MEMBER: 'Member',
  INVOICE: 'Invoice',
  PAYMENT: 'Payment',
  CARD: 'Card',
  COUPON: 'Coupon',
  PICK: 'Pick',
};

/** The pages whose name or part begins so; all of them before anything is typed. */
export function pageOptions(tabs: readonly AdminTab[], text: string): FindOption[] {
  const begins = (words: string) => words.toLowerCase().startsWith(text.trim().toLowerCase());
  return groupsOf(tabs).flatMap(({ name, tabs: pages }) =>
    pages
      .filter((tab) => begins(labelOf(tab)) || begins(name))
      .map((tab) => ({ key: tab, kind: 'Page', title: labelOf(tab), detail: name, to: adminPath(tab) })),
  );
}

/** What the server found: each kind in its order, then how many more of it there are. A member's money is shown on the member's page. */
export function foundOptions(found: readonly Found[], tabs: readonly AdminTab[], text: string): FindOption[] {
  return found.flatMap((each, at) => {
    const isLast = found[at + 1]?.kind !== each.kind;
    const more = isLast && each.more > 0 ? moreOption(each, tabs, text.trim()) : null;
    return [foundOption(each), ...(more ? [more] : [])];
  });
}

function foundOption({ kind, id, title, detail, memberId, at, cents }: Found): FindOption {
  const to = pathOf(kind, id, detail, memberId);
  const paid =
    cents === null || at === null ? title : `${dollars(cents)}, ${plainDay(easternDay(new Date(at)))}`;
  return { key: `${kind}:${id}`, kind: KINDS[kind], title: paid, detail, to };
}

/** More are counted than this only as being more. */
const MOST_COUNTED = 200;

/** The way to the whole list; null where the role opens none. */
function moreOption({ kind, more }: Found, tabs: readonly AdminTab[], text: string): FindOption | null {
  const tab: AdminTab =
    kind === 'PAYMENT' || (kind === 'CARD' && tabs.includes('payments')) ? 'payments' : 'members';
  if (!tabs.includes(tab)) return null;
  const count = more < MOST_COUNTED ? String(more) : `${MOST_COUNTED} or more`;
  const to = adminPath(tab, tab === 'members' ? { search: text } : paymentFilter(text));
  return {
    key: `${kind}:more`,
    kind: 'All',
    title: `and ${count} more`,
    detail: `All ${LISTS[kind] ?? 'of them'}`,
    to,
  };
}

const LISTS: Partial<Record<Found['kind'], string>> = {
  MEMBER: 'members',
  PAYMENT: 'payments',
  CARD: 'payments with such a card',
};

/** The list of payments for the text in the box. */
function paymentFilter(text: string): Record<string, string> {
  if (/^\d{4}$/.test(text)) return { last4: text };
  return typedCents(text) === null ? { member: text } : { amount: text };
}

function pathOf(kind: Found['kind'], id: string, detail: string | null, memberId: string | null): string {
  if (kind === 'PICK') return adminPath('picks', { date: detail });
  return kind === 'COUPON' ? adminPath('coupons', { coupon: id }) : memberPath(memberId ?? id);
}
