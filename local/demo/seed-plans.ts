import pg from 'pg';
import { askAs, type Origins } from './ask-as.ts';
import { buyPlan, cancelPlan, type Payer, planProgress } from './buy-plan.ts';
import { declineRenewal } from './decline-renewal.ts';
import { hasCoupon, offerCoupon } from './offer-coupon.ts';
import { PERSONS, type Person } from './persons.ts';

export type PlanSurroundings = Origins & { databaseUrl: string; braintreeOrigin: string };

/**
 * Lets the demo members buy their plans through the running product, and the admin offer a coupon. Only what
 * has never been done is done: what people made of it since stays as it is.
 */
export async function seedPlans(around: PlanSurroundings): Promise<void> {
  const database = new pg.Pool({ connectionString: around.databaseUrl, max: 4 });
  try {
    await Promise.all([
      ...PERSONS.filter(isPayer).map((payer) => holdPlan(database, payer, around)),
      ...PERSONS.filter(({ isAdmin }) => isAdmin).map((admin) => haveCoupon(database, admin, around)),
    ]);
  } finally {
    await database.end();
  }
}

function isPayer(person: Person): person is Payer {
  return person.plan !== null;
}

async function holdPlan(database: pg.Pool, payer: Payer, around: PlanSurroundings): Promise<void> {
  const { bought, failed, cancelled, renewed } = await planProgress(database, payer);
  const { story } = payer.plan;
  if (!bought) await buyPlan(await askAs(payer, around), payer, failed);
  if (story === 'cancelled' && !cancelled) await cancelPlan(await askAs(payer, around));
  if (story === 'renewal-declined' && !renewed)
    await declineRenewal(database, payer.uid, around.braintreeOrigin);
}

async function haveCoupon(database: pg.Pool, admin: Person, around: PlanSurroundings): Promise<void> {
  if (!(await hasCoupon(database))) await offerCoupon(await askAs(admin, around));
}
