import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type MoneyWorld, memberPlan, write } from './money.ts';
import type { TestUser } from './users.ts';

type World = Pick<MoneyWorld, 'gateway'>;

/** A member pauses the plan until a day of New York. */
export const pausePlan = (world: World, user: TestUser, until: string, expectedNextChargeCents?: number) =>
  write(world, 'pausePlan', ['PausePlanInput', { until, expectedNextChargeCents }], user);

/** A member pauses the plan for so many days from the end of its period, as the page does it; one without a plan asks for it too. */
export async function pauseFor(world: World, user: TestUser, days: number) {
  const { subscription } = await memberPlan(world, user);
  const day = subscription ? easternDay(new Date(subscription.currentPeriodEndsAt)) : '2032-01-01';
  return pausePlan(world, user, addDays(day, days), subscription?.renewalCents ?? undefined);
}

/** A member ends the pause, as the page does it, which shows what is charged. */
export async function resumeAsShown(world: World, user: TestUser) {
  const { paused, nextChargeCents } = (await memberPlan(world, user)).subscription ?? {};
  return resumePlan(world, user, paused ? (nextChargeCents ?? undefined) : 0);
}

/** A member ends the pause. */
export const resumePlan = (world: World, user: TestUser, expectedTotalCents?: number) =>
  write(world, 'resumePlan', ['ResumePlanInput', { expectedTotalCents }], user);
