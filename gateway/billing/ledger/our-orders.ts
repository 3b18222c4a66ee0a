/** Other systems may use the same merchant account, so only our orders are compared. */
export function isOurOrder(orderId: string): boolean {
  return /^(buy|renew|resume|upgrade):/.test(orderId);
}
