import { ask } from '#gateway/testing/ask.ts';
import { DAY, type MoneyWorld } from '#gateway/testing/money.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';

type World = Pick<MoneyWorld, 'gateway'>;

/** A member cancels, and says why or not. */
export const cancelFor = ({ gateway }: World, user: TestUser, reason: CancelReason | null) =>
  ask(
    gateway,
    `mutation { cancelSubscription${reason ? `(input: { reason: ${reason} })` : ''} { user { planStatus } } }`,
    {},
    user,
  );

/** An admin gives a member without a plan one for some days. */
export function grantDays({ gateway }: World, admin: TestUser, { uid }: TestUser, days: number) {
  const endsAt = new Date(gateway.services.clock.now().getTime() + days * DAY).toISOString();
  const input = { userId: uid, tier: 'PREMIUM', endsAt, reason: 'A guest' };
  return ask(
    gateway,
    'mutation ($input: GrantPlanInput!) { grantPlan(input: $input) { user { planStatus } } }',
    { input },
    admin,
  );
}
