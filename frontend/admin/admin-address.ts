import { PATHS } from '#frontend/app/paths.ts';
import { STAFF_SCOPES, type StaffScope } from '#schema/rules/access/staff.ts';

/** The parts of the menu, each with the pages that it holds. */
const GROUPS = ['Today', 'Picks', 'Members', 'Money', 'Operations', 'Team'] as const;
type AdminGroup = (typeof GROUPS)[number];

interface PageEntry {
  group: AdminGroup;
  label: string;
  /** One of them opens it. */
  scopes: readonly StaffScope[];
}

/** The pages of the dashboard by their names in its address, in the order of the menu. */
const PAGES = {
  today: { group: 'Today', label: 'Today', scopes: ['PICKS', 'MEMBERS_READ', 'MONEY'] },
  picks: { group: 'Picks', label: 'Picks', scopes: ['PICKS'] },
  members: { group: 'Members', label: 'Members', scopes: ['MEMBERS_READ'] },
  cards: { group: 'Members', label: 'Expiring cards', scopes: ['MEMBERS_READ'] },
  mails: { group: 'Members', label: 'Mails', scopes: ['MEMBERS_READ'] },
  money: { group: 'Money', label: 'Revenue', scopes: ['MONEY'] },
  invoices: { group: 'Money', label: 'Invoices', scopes: ['INVOICES'] },
  payments: { group: 'Money', label: 'Payments', scopes: ['MONEY'] },
  refunds: { group: 'Money', label: 'Refunds', scopes: ['INVOICES'] },
  disputes: { group: 'Money', label: 'Disputes', scopes: ['MONEY'] },
  approvals: { group: 'Money', label: 'Approvals', scopes: ['REFUND', 'PRICES'] },
  coupons: { group: 'Money', label: 'Coupons', scopes: ['COUPONS'] },
  redemptions: { group: 'Money', label: 'Redemptions', scopes: ['COUPONS'] },
  prices: { group: 'Money', label: 'Prices', scopes: ['PRICES'] },
  problems: { group: 'Operations', label: 'Problems', scopes: ['OPERATIONS', 'PICKS', 'MONEY'] },
  alerts: { group: 'Operations', label: 'Alerts', scopes: ['OPERATIONS', 'PICKS'] },
  feed: { group: 'Operations', label: 'Feed', scopes: ['OPERATIONS', 'PICKS'] },
  jobs: { group: 'Operations', label: 'Background work', scopes: ['OPERATIONS'] },
  launch: { group: 'Operations', label: 'Going live', scopes: ['STAFF'] },
  staff: { group: 'Team', label: 'Staff', scopes: ['STAFF'] },
  audit: { group: 'Team', label: 'Audit log', scopes: ['AUDIT'] },
  passkeys: { group: 'Team', label: 'Passkeys', scopes: STAFF_SCOPES },
} as const satisfies Record<string, PageEntry>;

export type AdminTab = keyof typeof PAGES;
export const ADMIN_TABS = Object.keys(PAGES) as AdminTab[];

/** The pages that list what has happened with all members. */
const LIST_TABS = ['cards', 'mails', 'invoices', 'payments', 'refunds', 'disputes', 'redemptions'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export function isList(tab: AdminTab | undefined): tab is ListTab {
  return LIST_TABS.some((list) => list === tab);
}

/** The name of a page in the menu. */
export function labelOf(tab: AdminTab): string {
  return PAGES[tab].label;
}

/** The pages that a role opens. */
export function tabsOf(scopes: readonly StaffScope[]): AdminTab[] {
  return ADMIN_TABS.filter((tab) => PAGES[tab].scopes.some((scope) => scopes.includes(scope)));
}

/** The parts of the menu that hold some of these pages, with those pages. */
export function groupsOf(tabs: readonly AdminTab[]): { name: AdminGroup; tabs: AdminTab[] }[] {
  return GROUPS.map((name) => ({ name, tabs: tabs.filter((tab) => PAGES[tab].group === name) })).filter(
    (group) => group.tabs.length > 0,
  );
}

/**
 * The part of an address; the first that is open to the role when it names none of them. An address that names a day or a view of the
 * picks and no part is one of theirs, as mails and bookmarks have it.
 */
export function tabOf(search: URLSearchParams, scopes: readonly StaffScope[]): AdminTab | undefined {
  const open = tabsOf(scopes);
  const named = search.get('tab') ?? (search.has('date') || search.has('show') ? 'picks' : 'today');
  return open.find((tab) => tab === named) ?? open[0];
}

/** The address of a part, with what it should show. What is empty is left out. */
export function adminPath(tab: AdminTab, shown: Record<string, string | null> = {}): string {
  const given = Object.entries(shown).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams([...(tab === 'today' ? [] : [['tab', tab]]), ...given]).toString();
  return query ? `${PATHS.admin}?${query}` : PATHS.admin;
}

/** The page of one member; the list's question stays in it for the way back. */
export function memberPath(id: string, list: Record<string, string | null> = {}): string {
  return adminPath('members', { ...list, member: id });
}
