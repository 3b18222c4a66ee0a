import type { Tier } from '#schema/rules/tiers.ts';

export type Person = {
  /** Also the uid, so that the same person is the same everywhere and at each start. */
  uid: string;
  name: string;
  email: string;
  note: string;
  isAdmin: boolean;
  /** The plan they pay for; null for members without one. */
  plan: Tier | null;
  /** Hours from the first seeding until the account trial is over; negative when it already is. */
  trialHours: number;
};

/** One password for all: these accounts exist on a developer's machine only. */
export const DEMO_PASSWORD = 'chalkline';

export const PERSONS: readonly Person[] = [
  person('admin', 'Admin', 'posts and grades the picks', { isAdmin: true, plan: 'VIP' }),
  person('free', 'Free', 'in the account trial', { trialHours: 24 }),
  person('expired', 'Expired', 'free, the trial is over', {}),
  person('plus', 'Plus', 'pays for Plus', { plan: 'PLUS' }),
  person('premium', 'Premium', 'pays for Premium', { plan: 'PREMIUM' }),
  person('vip', 'VIP', 'pays for VIP', { plan: 'VIP' }),
];

function person(id: string, name: string, note: string, given: Partial<Person>): Person {
  const defaults = { isAdmin: false, plan: null, trialHours: -72 };
  return { uid: `demo-${id}`, name, email: `${id}@chalkline.test`, note, ...defaults, ...given };
}
