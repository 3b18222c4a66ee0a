import 'reflect-metadata';
import { measurePurchases } from '#gateway/testing/purchase-round-trips.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

// node --import tsx bench/purchase-round-trips.ts
await startWorld();
try {
  const measured = await measurePurchases();
  const width = Math.max(...measured.map(({ purchase }) => purchase.length));
  process.stdout.write(
    'Round trips to the database (at most 4; 5 where a coupon is for once a customer)\n\n',
  );
  for (const { purchase, roundTrips } of measured)
    process.stdout.write(`${purchase.padEnd(width)}  ${roundTrips}\n`);
} finally {
  await stopWorld();
}
