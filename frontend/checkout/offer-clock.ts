/** 5*60*59 seconds, about 4 hours 55 minutes (product.txt sections 4 and 9). */
const OFFER_SECONDS = 5 * 60 * 59;
/** Not documented; ours. */
const KEY = 'offerEndsAt';

/**
 * When this reader's offer ends. It is remembered in local storage and begins anew once it is over; a remembered
 * end that lies further away than an offer lasts belongs to another clock and counts for nothing.
 */
export function offerEnd(now: Date): Date {
  const kept = Number(read());
  const left = kept - now.getTime();
  if (left > 0 && left <= OFFER_SECONDS * 1_000) return new Date(kept);
  const end = now.getTime() + OFFER_SECONDS * 1_000;
  write(end);
  return new Date(end);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(end: number): void {
  try {
    localStorage.setItem(KEY, String(end));
  } catch {
    // Without storage the offer lasts as long as the page.
  }
}
