import { sharedStorage } from '#frontend/app/browser-storage.ts';

/** 5*60*59 seconds, about 4 hours 55 minutes (product.txt sections 4 and 9). */
const OFFER_SECONDS = 5 * 60 * 59;
/** The storage key; the specification names none. */
const KEY = 'offerEndsAt';

/**
 * When the offer ends in this browser. It is kept in local storage and starts over once it has ended. A stored end that
 * is further away than an offer lasts belongs to another clock and is ignored.
 */
export function offerEnd(now: Date): Date {
  const stored = Number(sharedStorage.read(KEY));
  const left = stored - now.getTime();
  if (left > 0 && left <= OFFER_SECONDS * 1_000) return new Date(stored);
  const end = now.getTime() + OFFER_SECONDS * 1_000;
  sharedStorage.write(KEY, String(end));
  return new Date(end);
}
