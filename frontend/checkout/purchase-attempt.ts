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
 * Its payment token works once and only for the merchant.
 */
export function saveAttempt(attempt: PurchaseAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without storage a reload starts over; the server still refuses a second plan.
  }
}

export function clearAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** The unsettled attempt for this plan or its trial. */
export function unsettledAttempt(planTypes: readonly string[]): PurchaseAttempt | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PurchaseAttempt | null;
    return stored && planTypes.includes(stored.planType) && stored.input.idempotencyKey ? stored : null;
  } catch {
    return null;
  }
}
