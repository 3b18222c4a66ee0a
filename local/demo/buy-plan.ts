import { type Ask, refuseErrors } from './ask-as.ts';
import type { PayingUser } from './plan-progress.ts';

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
export async function cancelBoughtPlan(ask: Ask): Promise<void> {
  refuseErrors(await ask(CANCEL));
}
