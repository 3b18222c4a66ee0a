import { tabStorage } from '#frontend/app/browser-storage.ts';
import { type Buyer, EMPTY_BUYER } from './buyer.ts';

const KEY = 'checkoutDraft';

interface Draft {
  /** The member who typed it; null for a visitor. */
  memberId: string | null;
  buyer: Buyer;
}

/** What was typed into a checkout of this tab; the card is never part of it. A member gets no other member's draft. */
export function buyerDraft(memberId: string | null): Buyer {
  const draft = tabStorage.readJson<Draft>(KEY);
  const isOwn = draft !== null && (draft.memberId === null || draft.memberId === memberId);
  return isOwn ? { ...EMPTY_BUYER, ...draft.buyer } : EMPTY_BUYER;
}

export function saveBuyerDraft(memberId: string | null, buyer: Buyer): void {
  tabStorage.writeJson(KEY, { memberId, buyer } satisfies Draft);
}

export function clearBuyerDraft(): void {
  tabStorage.remove(KEY);
}
