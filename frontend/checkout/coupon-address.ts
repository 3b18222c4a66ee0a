const PARAMETER = 'coupon';

/** The coupon code in the address, which survives reloads, sign-in and sharing the link. */
export function couponOf(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

export function withCoupon(path: string, code: string | null): string {
  return code ? `${path}?${PARAMETER}=${encodeURIComponent(code)}` : path;
}

/** Without a navigation, which would scroll the page to its top. */
export function putCouponInAddress(code: string | null): void {
  const address = new URL(window.location.href);
  if (code) address.searchParams.set(PARAMETER, code);
  else address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
