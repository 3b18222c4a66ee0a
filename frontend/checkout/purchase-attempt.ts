import type { PurchaseInput } from '#frontend/generated/graphql.ts';

/** One purchase that was sent: the same key with the same words never buys twice. */
export interface PurchaseAttempt {
  planType: string;
  input: PurchaseInput & { idempotencyKey: string };
}

const KEY = 'purchase';

/** Each filled-in form gets a key of its own. */
export function newAttempt(planType: string, input: PurchaseInput): PurchaseAttempt {
  return { planType, input: { ...input, planType, idempotencyKey: crypto.randomUUID() } };
}

/**
 * Kept in this tab until it is known what became of it, so that a reload asks for the same purchase again
 * instead of making another. Its payment token can be used once, and only by the merchant.
 */
export function saveAttempt(attempt: PurchaseAttempt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without storage a reload begins a form of its own; the server still refuses a second plan.
  }
}

export function clearAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** The attempt of this plan, or of its trial, whose end is not known yet. */
export function unsettledAttempt(planTypes: readonly string[]): PurchaseAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PurchaseAttempt | null;
    return kept && planTypes.includes(kept.planType) && kept.input.idempotencyKey ? kept : null;
  } catch {
    return null;
  }
}
