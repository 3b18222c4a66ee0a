import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadClock } from '#gateway/testing/clock.ts';
import { startMailServer } from '#gateway/testing/mail-server.ts';
import { coupon, openMoneyWorld } from '#gateway/testing/money.ts';
import type { House } from '#gateway/testing/scene.ts';
import { signUp } from '#gateway/testing/users.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';

/** A product before its first member, with coupons of each kind, mail, and a processor that follows its clock. */
export async function openHouse(firstDay: string): Promise<House & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-year-'));
  const mails = await startMailServer();
  const world = await openMoneyWorld({ SMTP_URL: mails.url }, join(folder, 'clock'));
  leadClock(world.gateway.services.clock, join(folder, 'clock'));
  world.gateway.services.clock.set(easternInstant(firstDay, '00:00').toISOString());
  const address = await world.gateway.app.listen({ port: 0, host: '127.0.0.1' });
  await world.processor.order('PUT', 'settings', { webhookUrl: `${address}/webhooks/braintree` });
  await coupon(world, 'ONCE');
  // The first month costs nothing.
  await coupon(world, 'GIFT', { amount_hundredths: 10_000 });
  await coupon(world, 'MONTHS', { duration: 'MONTHS', duration_months: 2 });
  // A third of 7,900 cents is no whole number of cents.
  await coupon(world, 'SHARE', { duration: 'FOREVER', amount_hundredths: 3_333 });
  const fixed = { discount_type: 'FIXED', amount_hundredths: 1_500 };
  await coupon(world, 'EVER', { duration: 'FOREVER', tiers: ['PLUS', 'PREMIUM', 'VIP'], ...fixed });
  await coupon(world, 'SOME', { duration: 'FOREVER', tiers: ['PREMIUM'] });
  const close = async () => {
    await world.close();
    await mails.close();
    rmSync(folder, { recursive: true });
  };
  return { world, members: [], admin: await signUp(), approver: await signUp(), close };
}
