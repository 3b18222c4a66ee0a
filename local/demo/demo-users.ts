import type { StaffRole } from '#schema/rules/access/staff.ts';

/** What became of a plan after it was bought. */
type PlanStory = 'renews' | 'cancelled' | 'renewal-declined';

export type DemoPlan = {
  /** A plan code of the product. */
  code: string;
  /** A card that Braintree documents for tests. */
  nonce: string;
  story: PlanStory;
};

export type DemoUser = {
  /** Also the uid, so that the same user is the same everywhere and at each start. */
  uid: string;
  name: string;
  email: string;
  note: string;
  role: StaffRole | null;
  /** The plan they have bought; null for members without one. */
  plan: DemoPlan | null;
  /** Hours from the first seeding until the account trial is over; negative when it already is. */
  trialHours: number;
};

/** One password for all: these accounts exist on a developer's machine only. */
export const DEMO_PASSWORD = 'chalkline';

export const DEMO_USERS: readonly DemoUser[] = [
  user('admin', 'Admin', 'posts and grades the picks', { role: 'OWNER', plan: buys('vip', 'jcb') }),
  user('free', 'Free', 'in the account trial', { trialHours: 24 }),
  user('expired', 'Expired', 'free, the trial is over', {}),
  user('plus', 'Plus', 'pays for Plus', { plan: buys('plus', 'visa') }),
  user('premium', 'Premium', 'pays for Premium', { plan: buys('premium', 'mastercard') }),
  user('vip', 'VIP', 'pays for VIP', { plan: buys('vip', 'amex') }),
  user('cancelling', 'Cancelling', 'has canceled Premium and keeps it until the period ends', {
    plan: buys('premium', 'discover', 'cancelled'),
  }),
  user('pastdue', 'Past due', 'Plus was not renewed: the card was declined, three days of grace', {
    plan: buys('plus', 'consumer', 'renewal-declined'),
  }),
];

function user(id: string, name: string, note: string, given: Partial<DemoUser>): DemoUser {
  const defaults = { role: null, plan: null, trialHours: -72 };
  return { uid: `demo-${id}`, name, email: `${id}@chalkline.test`, note, ...defaults, ...given };
}

function buys(code: string, card: string, story: PlanStory = 'renews'): DemoPlan {
  return { code, nonce: `fake-valid-${card}-nonce`, story };
}
