import { tabStorage } from '#frontend/app/browser-storage.ts';

const KEY = 'checkoutVisit';

/** Id of one visit to a plan's checkout. It survives reloads of this tab and ends with a purchase. */
export function checkoutVisit(planCode: string): string {
  const stored = tabStorage.read(KEY);
  if (stored?.startsWith(`${planCode}:`)) return stored;
  const visit = `${planCode}:${crypto.randomUUID()}`;
  tabStorage.write(KEY, visit);
  return visit;
}

export function endCheckoutVisit(): void {
  tabStorage.remove(KEY);
}
