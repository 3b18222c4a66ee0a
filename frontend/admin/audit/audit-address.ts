import { adminPath } from '#frontend/admin/admin-address.ts';
import { AUDIT_AREAS, type AuditArea } from '#schema/rules/access/audit-actions.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';

/** The filters as the address has them. */
export type AuditQuestion = Record<'actor' | 'target' | 'keyId' | 'from' | 'to', string | null> & {
  area: AuditArea | null;
  /** Only what people did: unless it is asked otherwise, because rules grade and price all day. */
  byPeople: boolean;
};

/** What the address says where all is shown, also what the product did by itself. */
const ALL = 'all';

export const AREA_LABELS: Record<AuditArea, string> = {
  PICKS: 'Picks',
  COUPONS: 'Coupons',
  KEYS: 'Keys and webhooks',
  MONEY: 'Plans and refunds',
  MEMBERS: 'Members',
  OPERATIONS: 'Operations',
  STAFF: 'Staff',
};

/** What an address names. A day or an area that there is not is left out. */
export function auditQuestion(search: URLSearchParams): AuditQuestion {
  const day = (name: string) => [search.get(name)].find((text) => text !== null && isDay(text)) ?? null;
  return {
    area: AUDIT_AREAS.find((area) => area === search.get('area')) ?? null,
    byPeople: search.get('who') !== ALL,
    actor: search.get('by'),
    target: search.get('about'),
    keyId: search.get('key'),
    from: day('from'),
    to: day('to'),
  };
}

export function auditPath({ area, byPeople, ...given }: Partial<AuditQuestion>): string {
  const { actor, target, keyId, from, to } = given;
  return adminPath('audit', {
    ...{ area: area ?? null, who: byPeople === false ? ALL : null, by: actor ?? null, about: target ?? null },
    ...{ key: keyId ?? null, from: from ?? null, to: to ?? null },
  });
}

export function hasFilters(question: AuditQuestion): boolean {
  const { byPeople: _, ...others } = question;
  return Object.values(others).some((value) => value !== null);
}
