import { adminPath } from '#frontend/admin/admin-address.ts';
import { AUDIT_AREAS, type AuditArea } from '#schema/rules/access/audit-actions.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';

/** The filters as the address has them. */
export type AuditQuestion = Record<'actor' | 'target' | 'keyId' | 'from' | 'to', string | null> & {
  area: AuditArea | null;
};

export const AREA_LABELS: Record<AuditArea, string> = {
  PICKS: 'Picks',
  COUPONS: 'Coupons',
  KEYS: 'Keys and webhooks',
  MONEY: 'Plans and refunds',
  MEMBERS: 'Members',
  OPERATIONS: 'Operations',
  STAFF: 'Staff',
};

/** What an address asks for. A day or an area that there is not is left out. */
export function auditQuestion(search: URLSearchParams): AuditQuestion {
  const day = (name: string) => [search.get(name)].find((text) => text !== null && isDay(text)) ?? null;
  return {
    area: AUDIT_AREAS.find((area) => area === search.get('area')) ?? null,
    actor: search.get('by'),
    target: search.get('about'),
    keyId: search.get('key'),
    from: day('from'),
    to: day('to'),
  };
}

export function auditPath({ area, actor, target, keyId, from, to }: Partial<AuditQuestion>): string {
  return adminPath('audit', {
    ...{ area: area ?? null, by: actor ?? null, about: target ?? null },
    ...{ key: keyId ?? null, from: from ?? null, to: to ?? null },
  });
}

export function hasFilters(question: AuditQuestion): boolean {
  return Object.values(question).some((value) => value !== null);
}
