import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';

/** An id at Discord for each plan that has one. */
export type IdsByTier = Partial<Record<Tier, string>>;

const ENTRY = /^\s*([a-z]+)\s*:\s*(\d{15,20})\s*$/i;

/** Reads `plus:123, vip:456`; null where it is something else, or names a plan or an id twice. */
export function idsByTier(text: string): IdsByTier | null {
  const ids: IdsByTier = {};
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [, name = '', id = ''] = ENTRY.exec(entry) ?? [];
    const tier = TIERS.find((one) => one === name.toUpperCase());
    if (!tier || ids[tier] || Object.values(ids).includes(id)) return null;
    ids[tier] = id;
  }
  return ids;
}
