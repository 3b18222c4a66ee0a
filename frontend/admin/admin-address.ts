import { PATHS } from '#frontend/app/paths.ts';
import { STAFF_SCOPES, type StaffScope } from '#schema/rules/access/staff.ts';

/** The parts of the dashboard by their names in its address, each with the scopes of which one opens it. */
const SCOPES = {
  picks: ['PICKS'],
  coupons: ['COUPONS'],
  members: ['MEMBERS_READ'],
  alerts: ['OPERATIONS', 'PICKS'],
  money: ['MONEY'],
  problems: ['OPERATIONS', 'PICKS'],
  staff: ['STAFF'],
  passkeys: STAFF_SCOPES,
} as const satisfies Record<string, readonly StaffScope[]>;

export type AdminTab = keyof typeof SCOPES;
export const ADMIN_TABS = Object.keys(SCOPES) as AdminTab[];

/** The parts that a role opens. */
export function tabsOf(scopes: readonly StaffScope[]): AdminTab[] {
  return ADMIN_TABS.filter((tab) => SCOPES[tab].some((scope) => scopes.includes(scope)));
}

/** The part of an address; the first that is open to the role when it names none of them. */
export function tabOf(search: URLSearchParams, scopes: readonly StaffScope[]): AdminTab | undefined {
  const open = tabsOf(scopes);
  return open.find((tab) => tab === search.get('tab')) ?? open[0];
}

/** The address of a part, with what it should show. What is empty is left out. */
export function adminPath(tab: AdminTab, shown: Record<string, string | null> = {}): string {
  const given = Object.entries(shown).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams([...(tab === 'picks' ? [] : [['tab', tab]]), ...given]).toString();
  return query ? `${PATHS.admin}?${query}` : PATHS.admin;
}

/** The page of one member; the list's question stays in it for the way back. */
export function memberPath(id: string, list: Record<string, string | null> = {}): string {
  return adminPath('members', { ...list, member: id });
}
