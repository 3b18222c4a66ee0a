import { expect, test } from '@jest/globals';
import { measurePurchases } from '#gateway/testing/purchase-round-trips.ts';

/** Whose card is known only after it was vaulted, and must not be charged if it had the coupon before. */
const CLAIMS = /for once a customer$/;

test('a purchase makes at most four round trips to the database, besides the processor calls', async () => {
  const [, ...measured] = await measurePurchases();
  const allowed = (purchase: string) => (CLAIMS.test(purchase) ? 5 : 4);
  expect(
    measured.filter(({ purchase, roundTrips }) => roundTrips < 2 || roundTrips > allowed(purchase)),
  ).toEqual([]);
  expect(measured).toHaveLength(9);
});
