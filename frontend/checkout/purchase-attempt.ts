import { tabStorage } from '#frontend/app/browser-storage.ts';
import type { PurchaseInput } from '#frontend/generated/graphql.ts';

/** A submitted purchase. The same key with the same input never buys twice. */
export interface PurchaseAttempt {
  planType: string;
  input: PurchaseInput & { idempotencyKey: string };
}

const KEY = 'purchase';

/** Each submission gets its own key. */
export function newAttempt(planType: string, input: PurchaseInput): PurchaseAttempt {
  return { planType, input: { ...input, planType, idempotencyKey: crypto.randomUUID() } };
}

/**
 * Stored in this tab until the outcome is known, so that a reload resumes this purchase instead of starting another.
 * Without storage a reload starts over, and the server still refuses a second plan. Its payment token works once and
 * only for the merchant.
 */
export function saveAttempt(attempt: PurchaseAttempt): void {
  tabStorage.writeJson(KEY, attempt);
}

export function clearAttempt(): void {
  tabStorage.remove(KEY);
}

/** The unsettled attempt for this plan or its trial. */
export function unsettledAttempt(planTypes: readonly string[]): PurchaseAttempt | null {
  const stored = tabStorage.readJson<Partial<PurchaseAttempt>>(KEY);
  const isWhole = stored?.planType && planTypes.includes(stored.planType) && stored.input?.idempotencyKey;
  return isWhole ? (stored as PurchaseAttempt) : null;
}
