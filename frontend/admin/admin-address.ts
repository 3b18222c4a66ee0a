import { PATHS } from '#frontend/app/paths.ts';

/** The parts of the dashboard by their names in its address. /admin itself shows the picks. */
export const ADMIN_TABS = ['picks', 'coupons', 'members', 'problems'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The part of an address; the picks when it is unknown. */
export function tabOf(search: URLSearchParams): AdminTab {
  return ADMIN_TABS.find((tab) => tab === search.get('tab')) ?? 'picks';
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
