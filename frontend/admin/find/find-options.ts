import { type AdminTab, adminPath, groupsOf, labelOf, memberPath } from '#frontend/admin/admin-address.ts';
import type { AdminSearchQuery } from '#frontend/generated/graphql.ts';

export type Found = AdminSearchQuery['adminSearch'][number];

/** A line of the box: where it leads, and what it says. */
export interface FindOption {
  key: string;
  kind: string;
  title: string;
  detail: string | null;
  to: string;
}

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

/** What the server found. A member's money is shown on the member's page. */
export function foundOption({ kind, id, title, detail, memberId }: Found): FindOption {
  return { key: `${kind}:${id}`, kind: KINDS[kind], title, detail, to: pathOf(kind, id, detail, memberId) };
}

function pathOf(kind: Found['kind'], id: string, detail: string | null, memberId: string | null): string {
  if (kind === 'PICK') return adminPath('picks', { date: detail });
  return kind === 'COUPON' ? adminPath('coupons', { coupon: id }) : memberPath(memberId ?? id);
}
