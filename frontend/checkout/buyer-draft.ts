import { type Buyer, EMPTY_BUYER } from './buyer.ts';

const KEY = 'checkoutDraft';

interface Draft {
  /** The member who typed it; null for a visitor. */
  memberId: string | null;
  buyer: Buyer;
}

/** What was typed into a checkout of this tab; the card is never part of it. A member gets no other member's draft. */
export function buyerDraft(memberId: string | null): Buyer {
  const draft = read();
  const isOwn = draft !== null && (draft.memberId === null || draft.memberId === memberId);
  return isOwn ? { ...EMPTY_BUYER, ...draft.buyer } : EMPTY_BUYER;
}

export function saveBuyerDraft(memberId: string | null, buyer: Buyer): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ memberId, buyer } satisfies Draft));
  } catch {
    // Without storage a reload starts with an empty form.
  }
}

export function clearBuyerDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

function read(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
