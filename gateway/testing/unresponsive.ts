import { HELD_BACK } from './late-charges.ts';
import { fault, type MoneyWorld, memberPlan, pass, periodEnd, SECOND } from './money.ts';
import { cardOf } from './money-rows.ts';
import type { Person } from './persons.ts';

/** When silence is taken for a no, counted from the charge. */
export const DENIED = 45 * SECOND;

/** The next charge of a member is held back by the processor, which knows nothing of it until it comes. */
export async function holdBack(world: MoneyWorld, person: Person): Promise<void> {
  await fault(world, HELD_BACK, { card: await cardOf(world, person) });
}

/** It is charged now, long after anyone waited for it. */
export async function whatWasHeldBackComes({ processor }: MoneyWorld): Promise<void> {
  await processor.order('POST', 'barriers/late/release');
}

/** The renewal of a member is held back, and was due `passed` ago. */
export async function silentRenewal(world: MoneyWorld, person: Person, passed: number): Promise<void> {
  const due = await periodEnd(world, person);
  await holdBack(world, person);
  await pass(world, due);
  await pass(world, DENIED);
  await pass(world, passed - DENIED);
}

/** Until the charge is due again: some minutes after the silence. */
export async function passToSecondTry(world: MoneyWorld, person: Person): Promise<void> {
  await pass(world, String((await memberPlan(world, person)).subscription?.nextChargeAt));
}
