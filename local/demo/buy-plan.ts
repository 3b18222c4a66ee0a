import type pg from 'pg';
import { type Ask, refuseErrors } from './ask-as.ts';
import type { DemoPlan, DemoUser } from './demo-users.ts';

/** A demo user with the plan that they buy. */
export type PayingUser = DemoUser & { plan: DemoPlan };

const BUY = 'mutation ($input: PurchaseInput!) { purchase(input: $input) { userId } }';
const CANCEL = 'mutation { cancelSubscription { user { planStatus } } }';

/**
 * Buys the plan as the checkout would, so that card, invoice and next charge are real. The key names the user
 * and the try: a repetition never buys twice, and a purchase that was undone does not forbid the next one.
 */
export async function buyPlan(ask: Ask, { uid, name, email, plan }: PayingUser, failedBefore: number) {
  const input = {
    planType: plan.code,
    email,
    firstName: name,
    lastName: 'Demo',
    token: plan.nonce,
    ageConfirmed: true,
    idempotencyKey: `${uid}-${failedBefore}`,
  };
  // A member who holds a plan already, bought in some other way, keeps it.
  refuseErrors(await ask(BUY, { input }), 'PLAN_HELD');
}

/** Cancels as the member would: access stays until the period is over. */
export async function cancelPlan(ask: Ask): Promise<void> {
  refuseErrors(await ask(CANCEL));
}

export type PlanProgress = {
  /** A purchase came about or is on its way. */
  bought: boolean;
  /** Purchases that were undone. */
  failed: number;
  /** It was cancelled once, whatever the member did since. */
  cancelled: boolean;
  /** A renewal was due once, whatever came of it. */
  renewed: boolean;
};

/** How far a user's plan has come: what was done once is never done again. */
export async function planProgress(database: pg.Pool, { uid }: DemoUser): Promise<PlanProgress> {
  const { rows } = await database.query<PlanProgress>(
    `select
       exists (select from purchases where user_id = $1 and state <> 'failed') as bought,
       (select count(*)::int from purchases where user_id = $1 and state = 'failed') as failed,
       exists (select from subscription_events e join subscriptions s on s.id = e.subscription_id
                where s.user_id = $1 and e.type = 'cancelled') as cancelled,
       exists (select from invoices where user_id = $1 and kind = 'renewal') as renewed`,
    [uid],
  );
  if (!rows[0]) throw new Error('The database did not answer how far the demo plans are.');
  return rows[0];
}
