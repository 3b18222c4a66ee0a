import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { askAs, type Origins } from './ask-as.ts';
import { buyPlan, cancelBoughtPlan } from './buy-plan.ts';
import { declineRenewal } from './decline-renewal.ts';
import { DEMO_USERS, type DemoUser } from './demo-users.ts';
import { hasCoupon, offerCoupon } from './offer-coupon.ts';
import { isPaying, type PayingUser, planProgress } from './plan-progress.ts';

/** The product settles what was interrupted within a minute. */
const SETTLED_WITHIN_MS = 90_000;

type PlanSurroundings = Origins & { databaseUrl: string; braintreeOrigin: string };

/**
 * Lets the demo members buy their plans through the running product, and the admin offer a coupon. Only what
 * has never been done is done: what people made of it since stays as it is.
 */
export async function seedPlans(around: PlanSurroundings): Promise<void> {
  const database = new pg.Pool({ connectionString: around.databaseUrl, max: 4 });
  // The pool replaces an idle connection that was cut; without a listener it would end the process.
  database.on('error', () => {});
  try {
    await forgetAttempts(database);
    await Promise.all([
      ...DEMO_USERS.filter(isPaying).map((member) => holdPlan(database, member, around)),
      ...DEMO_USERS.filter(({ role }) => role === 'OWNER').map((admin) =>
        haveCoupon(database, admin, around),
      ),
    ]);
  } finally {
    await database.end();
  }
}

/**
 * A start that is stopped while it buys leaves attempts with a card that nobody takes back. After a few such starts the
 * product would take them for somebody who tests stolen cards.
 */
async function forgetAttempts(database: pg.Pool): Promise<void> {
  await database.query('truncate rate_limits');
}

async function holdPlan(database: pg.Pool, member: PayingUser, around: PlanSurroundings): Promise<void> {
  await buyOnce(database, member, around);
  const { cancelled, renewed } = await planProgress(database, member);
  const { story } = member.plan;
  if (story === 'cancelled' && !cancelled) await cancelBoughtPlan(await askAs(member, around));
  if (story === 'renewal-declined' && !renewed)
    await declineRenewal(database, member.uid, around.braintreeOrigin);
}

/** A purchase that a stopped start has left is completed or undone by the product before another is made. */
async function buyOnce(database: pg.Pool, member: PayingUser, around: PlanSurroundings): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  let progress = await planProgress(database, member);
  while (progress.buying) {
    if (performance.now() > deadline)
      throw new Error(`The interrupted purchase of ${member.email} was not settled.`);
    await pause(50);
    progress = await planProgress(database, member);
  }
  if (!progress.bought) await buyPlan(await askAs(member, around), member, progress.failed);
}

async function haveCoupon(database: pg.Pool, admin: DemoUser, around: PlanSurroundings): Promise<void> {
  if (!(await hasCoupon(database))) await offerCoupon(await askAs(admin, around));
}
