import type { Context } from '#gateway/auth/context.ts';
import { purchase } from '#gateway/billing/checkout/purchase.ts';
import { cancel } from '#gateway/billing/plan/cancel.ts';
import { changePlan } from '#gateway/billing/plan/change-plan.ts';
import { reactivate } from '#gateway/billing/plan/reactivate.ts';
import { replaceCard } from '#gateway/billing/plan/replace-card.ts';
import { register } from '#gateway/users/register.ts';
import { nonceOf } from './cards.ts';
import { liveCard } from './past.sql.ts';
import { contextOf, type Past } from './past.ts';
import { type Person, personOf } from './people.ts';
import type { MemberAct } from './planned.ts';

/** What a member does, through the use cases that their pages call. Throws what these throw. */
export async function actAsMember(past: Past, number: number, act: MemberAct): Promise<void> {
  const person = personOf(number);
  const context = await contextOf(past, person);
  switch (act.does) {
    case 'join':
      await register(context, null);
      return;
    case 'buy':
      return buy(context, person, act);
    case 'change':
      return changePlan(context, { to: act.tier });
    case 'cancel':
      return cancel(context, act.reason);
    case 'reactivate':
      return reactivate(context);
    case 'replace card':
      return replaceCard(context, { token: await typedCard(context, person, act.card), billing: null });
    case 'card declines':
      return declineCard(past, context, person, act);
  }
}

async function buy(
  context: Context,
  person: Person,
  { planType, card, coupon }: Extract<MemberAct, { does: 'buy' }>,
): Promise<void> {
  const { email, firstName, lastName, city, state, postalCode } = person;
  const token = await typedCard(context, person, card);
  const billed = { email, firstName, lastName, city, state, postalCode, country: 'US' };
  await purchase(context, { ...billed, planType, token, couponCode: coupon ?? null, ageConfirmed: true });
}

const EXPIRES_IN_YEARS = 4;

async function typedCard({ processor, now }: Context, { firstName, lastName }: Person, number: string) {
  const name = `${firstName} ${lastName}`;
  const expiresIn = now.getUTCFullYear() + EXPIRES_IN_YEARS;
  return nonceOf(await processor.clientToken(null), { number, name, expiresIn });
}

/** From now on the bank declines so many charges of the member's card; null: all of them. */
async function declineCard(
  past: Past,
  { database }: Context,
  { id: userId }: Person,
  { code, times }: Extract<MemberAct, { does: 'card declines' }>,
): Promise<void> {
  const card = await liveCard.first(database.em, { userId });
  if (!card) return;
  const effect = { kind: 'decline', code };
  await past.order('POST', 'faults', { operation: 'transaction.create', card: card.token, times, effect });
}
