const KEY = 'checkoutVisit';

/** Names one visit to the checkout of a plan: the same over reloads of this tab, until something was bought. */
export function checkoutVisit(planCode: string): string {
  const kept = read();
  if (kept?.startsWith(`${planCode}:`)) return kept;
  const visit = `${planCode}:${crypto.randomUUID()}`;
  try {
    sessionStorage.setItem(KEY, visit);
  } catch {
    // Without storage a reload is another visit.
  }
  return visit;
}

export function endCheckoutVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
