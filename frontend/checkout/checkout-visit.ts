const KEY = 'checkoutVisit';

/** Id of one visit to a plan's checkout. It survives reloads of this tab and ends with a purchase. */
export function checkoutVisit(planCode: string): string {
  const stored = read();
  if (stored?.startsWith(`${planCode}:`)) return stored;
  const visit = `${planCode}:${crypto.randomUUID()}`;
  try {
    sessionStorage.setItem(KEY, visit);
  } catch {
    // Without storage a reload counts as another visit.
  }
  return visit;
}

export function endCheckoutVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
