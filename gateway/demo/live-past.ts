import { AppError } from '#gateway/app-error.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { lifeOf } from './lives.ts';
import { actAsMember } from './member-acts.ts';
import { nextDue } from './past.sql.ts';
import type { Past } from './past.ts';
import type { Planned } from './planned.ts';
import { actAsStaff } from './staff-acts.ts';
import { staffPlan } from './staff-plan.ts';

export interface Plan {
  /** A day of New York. */
  firstDay: string;
  days: number;
  members: number;
  seed: string;
}

export interface Lived {
  acts: number;
  renewals: number;
  /** What the product refused, by the code. */
  refused: Record<string, number>;
}

/**
 * Lives a plan until a moment: what members, the staff and banks do, in its order, and in between what falls due. `seen` is called
 * after each thing that happened.
 */
export async function livePast(
  past: Past,
  plan: Plan,
  until: Date,
  seen: () => Promise<void> = async () => {},
): Promise<Lived> {
  const lived: Lived = { acts: 0, renewals: 0, refused: {} };
  for (const planned of everythingPlanned(plan)) {
    const at = momentOf(plan, planned);
    if (at >= until) break;
    await workOff(past, at, lived, seen);
    past.services.clock.goTo(at);
    await act(past, planned, lived);
    await seen();
  }
  await workOff(past, until, lived, seen);
  past.services.clock.goTo(until);
  return lived;
}

function everythingPlanned({ days, members, seed }: Plan): Planned[] {
  const lives = Array.from({ length: members }, (_, number) => lifeOf(number, days, seed));
  return [...staffPlan(days, seed), ...lives.flat()].sort((a, b) => a.day - b.day || a.hour - b.hour);
}

function momentOf({ firstDay }: Plan, { day, hour }: Planned): Date {
  const minutes = Math.floor((hour % 1) * 60);
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  return easternInstant(addDays(firstDay, day), time);
}

/** A refusal is part of life: a card is declined, a plan has ended before its upgrade. Anything else is a mistake of the product. */
async function act(past: Past, { who, act }: Planned, lived: Lived): Promise<void> {
  lived.acts += 1;
  try {
    if (who === null) await actAsStaff(past, act);
    else await actAsMember(past, who, act);
  } catch (failure) {
    if (!(failure instanceof AppError)) throw failure;
    lived.refused[failure.code] = (lived.refused[failure.code] ?? 0) + 1;
  }
}

/** How soon the product does what has fallen due. */
const SOON = 5 * SECOND;
/** A plan that is due at the same moment again and again waits for what never comes here, such as a charge without an answer. */
const MOST_TRIES = 20;

async function workOff(past: Past, until: Date, lived: Lived, seen: () => Promise<void>): Promise<void> {
  const { services } = past;
  let [before, tries] = ['', 0];
  for (;;) {
    const due = await nextDue.first(services.database.em, { until: new Date(until.getTime() - SOON) });
    if (!due?.dueAt) return;
    const what = `${due.id} at ${due.dueAt.toISOString()}`;
    tries = what === before ? tries + 1 : 0;
    before = what;
    if (tries === MOST_TRIES) throw new Error(`A plan stays due: ${what}`);
    services.clock.goTo(new Date(due.dueAt.getTime() + SOON));
    await processDue(services, due.id);
    lived.renewals += 1;
    await seen();
  }
}
