import { HELD_BACK } from './late-charges.ts';
import { fault, type MoneyWorld, memberPlan, pass, periodEnd, SECOND } from './money.ts';
import { cardOf } from './money-rows.ts';
import type { TestUser } from './users.ts';

/** When silence is taken for a no, counted from the charge. */
export const DENIED = 45 * SECOND;

/** The next charge of a member is held back by the processor, which knows nothing of it until it comes. */
export async function holdBack(world: MoneyWorld, user: TestUser): Promise<void> {
  await fault(world, HELD_BACK, { card: await cardOf(world, user) });
}

/** It is charged now, long after anyone waited for it. */
export async function whatWasHeldBackComes({ processor }: MoneyWorld): Promise<void> {
  await processor.order('POST', 'barriers/late/release');
}

/** The renewal of a member is held back, and was due `passed` ago. */
export async function silentRenewal(world: MoneyWorld, user: TestUser, passed: number): Promise<void> {
  const due = await periodEnd(world, user);
  await holdBack(world, user);
  await pass(world, due);
  await pass(world, DENIED);
  await pass(world, passed - DENIED);
}

/** Until the charge is due again: some minutes after the silence. */
export async function passToSecondTry(world: MoneyWorld, user: TestUser): Promise<void> {
  await pass(world, String((await memberPlan(world, user)).subscription?.nextChargeAt));
}
