import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closePast } from '#gateway/demo/close-past.ts';
import { type Lived, livePast } from '#gateway/demo/live-past.ts';
import { openPast } from '#gateway/demo/open-past.ts';
import type { Past } from '#gateway/demo/past.ts';
import { planOfDemo } from '#gateway/demo/plan-of-demo.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type MoneyWorld, openMoneyWorld } from './money.ts';

export interface LivedWorld {
  world: MoneyWorld;
  past: Past;
  lived: Lived;
  firstDay: string;
  close(): Promise<void>;
}

/** A world with the past of the demo up to a moment, at which its clock stops. `watch` answers what is called after each thing that happened. */
export async function livedWorld(
  until: Date,
  watch: (past: Past, world: MoneyWorld) => () => Promise<void> = () => async () => {},
): Promise<LivedWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-past-'));
  const clockFile = join(folder, 'offset');
  const world = await openMoneyWorld({ ADMIN_EMAILS: 'admin@chalkline.test' }, clockFile);
  const plan = planOfDemo(until);
  const start = easternInstant(plan.firstDay, '07:00');
  const { services } = world.gateway;
  const past = openPast({ services, braintree: world.processor.url, clockFile, start });
  const close = async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const lived = await livePast(past, plan, until, watch(past, world));
    await closePast(past);
    services.clock.set(until.toISOString());
    return { world, past, lived, firstDay: plan.firstDay, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}
