import { expect, test } from '@jest/globals';
import { measurePurchases } from '#gateway/testing/purchase-round-trips.ts';

test('a purchase makes at most four round trips to the database, besides the processor calls', async () => {
  const [, ...measured] = await measurePurchases();
  expect(measured.filter(({ roundTrips }) => roundTrips < 2 || roundTrips > 4)).toEqual([]);
  expect(measured).toHaveLength(6);
});
