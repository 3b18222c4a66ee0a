import { deleteUnsaved, readUnsaved, writeUnsaved } from '#frontend/app/unsaved.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

const KEY = 'bought';

/** A plan that a visitor bought in this tab, whose account has no password yet. */
interface BoughtPlan {
  tier: Tier;
  email: string;
}

export function keepBoughtPlan(bought: BoughtPlan): void {
  writeUnsaved(KEY, bought);
}

/** Null when there is none. */
export function boughtPlan(): BoughtPlan | null {
  const { tier, email } = readUnsaved<BoughtPlan>(KEY) ?? {};
  return tier && email ? { tier, email } : null;
}

export function forgetBoughtPlan(): void {
  deleteUnsaved(KEY);
}
