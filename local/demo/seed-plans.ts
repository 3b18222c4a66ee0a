import pg from 'pg';
import { askAs, type Origins } from './ask-as.ts';
import { buyPlan, cancelPlan, type PayingUser, planProgress } from './buy-plan.ts';
import { declineRenewal } from './decline-renewal.ts';
import { DEMO_USERS, type DemoUser } from './demo-users.ts';
import { hasCoupon, offerCoupon } from './offer-coupon.ts';

export type PlanSurroundings = Origins & { databaseUrl: string; braintreeOrigin: string };

/**
 * Lets the demo members buy their plans through the running product, and the admin offer a coupon. Only what
 * has never been done is done: what people made of it since stays as it is.
 */
export async function seedPlans(around: PlanSurroundings): Promise<void> {
  const database = new pg.Pool({ connectionString: around.databaseUrl, max: 4 });
  try {
    await Promise.all([
      ...DEMO_USERS.filter(isPaying).map((member) => holdPlan(database, member, around)),
      ...DEMO_USERS.filter(({ isAdmin }) => isAdmin).map((admin) => haveCoupon(database, admin, around)),
    ]);
  } finally {
    await database.end();
  }
}

function isPaying(user: DemoUser): user is PayingUser {
  return user.plan !== null;
}

async function holdPlan(database: pg.Pool, member: PayingUser, around: PlanSurroundings): Promise<void> {
  const { bought, failed, cancelled, renewed } = await planProgress(database, member);
  const { story } = member.plan;
  if (!bought) await buyPlan(await askAs(member, around), member, failed);
  if (story === 'cancelled' && !cancelled) await cancelPlan(await askAs(member, around));
  if (story === 'renewal-declined' && !renewed)
    await declineRenewal(database, member.uid, around.braintreeOrigin);
}

async function haveCoupon(database: pg.Pool, admin: DemoUser, around: PlanSurroundings): Promise<void> {
  if (!(await hasCoupon(database))) await offerCoupon(await askAs(admin, around));
}
