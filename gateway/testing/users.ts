import { randomUUID } from 'node:crypto';
import type { MailData, Template } from '#gateway/mail/mail.ts';
import { ownerInterface } from '#local/identity/accounts.ts';
import type { SignedIn } from '#local/identity/password-sign-in.ts';
import * as identity from '#local/identity/password-sign-in.ts';
import type { SubscriptionState } from '#schema/rules/access/entitlement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { required } from './database.ts';
import type { TestGateway } from './gateway.ts';

export type TestUser = SignedIn;

const PASSWORD = 'chalkline';
const emulator = () => `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;

/**
 * A new account at the identity emulator: signed in, but unknown to the product so far. No address begins with what tests
 * search for by name or card number ("ad", "4242").
 */
export function signUp(email = `member-${randomUUID()}@chalkline.test`): Promise<TestUser> {
  return identity.signUp(emulator(), { email, password: PASSWORD });
}

/** The same account with a token of now, after its address was proved if `verified`. */
export async function signInAgain({ uid, email }: TestUser, { verified = false } = {}): Promise<TestUser> {
  if (verified) await ownerInterface(emulator(), 'demo-chalkline').verifyEmail(uid);
  return identity.signIn(emulator(), { email, password: PASSWORD });
}

export interface PlanGiven {
  tier: Tier;
  state?: SubscriptionState;
  cancelAtPeriodEnd?: boolean;
  graceEndsAt?: string;
  pausedUntil?: string;
}

interface MemberGiven {
  email?: string;
  trialDays?: number;
  role?: StaffRole;
  /** Whether the address is proved; somebody with a role has proved theirs. */
  isProved?: boolean;
  plan?: PlanGiven;
  /** A break that ends so many days from now. */
  breakDays?: number;
}

/** A member with an account trial that ends `trialDays` from now, and a plan if one is named. */
export async function member(
  gateway: TestGateway,
  { email, trialDays = 0.5, role, isProved = role !== undefined, plan, breakDays }: MemberGiven = {},
): Promise<TestUser> {
  const user = await signUp(email);
  const { em } = gateway.services.database;
  const now = gateway.services.clock.now();
  const later = (days: number) => new Date(now.getTime() + days * DAY);
  const personKey = gateway.services.trials.keys.emailKey(user.email);
  await em.execute(
    `insert into users (id, email, role, email_proved_at, trial_ends_at, created_at, person_key)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [user.uid, user.email, role ?? null, isProved ? later(-1) : null, later(trialDays), later(-1), personKey],
  );
  if (breakDays)
    await em.execute('insert into play_limits (person_key, cool_off_until) values (?, ?)', [
      personKey,
      later(breakDays),
    ]);
  if (plan)
    await em.execute(
      `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at,
         anchor_day, cancel_at_period_end, grace_ends_at, paused_until, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)`,
      [
        `sub_${user.uid}`,
        user.uid,
        plan.state ?? 'active',
        plan.tier,
        later(-15),
        later(15),
        plan.cancelAtPeriodEnd ?? false,
        plan.graceEndsAt ?? null,
        plan.pausedUntil ?? null,
        later(-15),
        later(-15),
      ],
    );
  return user;
}

const over = (plan: PlanGiven): MemberGiven => ({ trialDays: -2, plan });
const pastDue = (graceEndsAt: string) => over({ tier: 'PREMIUM', state: 'past_due', graceEndsAt });

/** Everyone who may ask: the leak gates and the tables of tiers run over this list. */
const EVERYBODY: Record<string, MemberGiven | null> = {
  visitor: null,
  freeInTrial: {},
  freeExpired: { trialDays: -2 },
  plus: over({ tier: 'PLUS' }),
  premium: over({ tier: 'PREMIUM' }),
  vip: over({ tier: 'VIP' }),
  cancelling: over({ tier: 'PLUS', cancelAtPeriodEnd: true }),
  pastDueInGrace: pastDue('2031-11-22T00:00:00Z'),
  pastDueOutOfGrace: pastDue('2031-11-19T00:00:00Z'),
  paused: over({ tier: 'VIP', state: 'paused', pausedUntil: '2032-02-20T17:00:00Z' }),
  onBreak: { ...over({ tier: 'VIP' }), breakDays: 7 },
  breakOver: { ...over({ tier: 'PREMIUM' }), breakDays: -1 },
  admin: { trialDays: -2, role: 'OWNER' },
  finance: { ...over({ tier: 'PREMIUM' }), role: 'FINANCE' },
  support: { trialDays: -2, role: 'SUPPORT' },
  analyst: { trialDays: -2, role: 'ANALYST' },
};
export const NAMES = Object.keys(EVERYBODY);
/** Those of the staff who read picks before they are posted. */
export const READ_ALL = ['admin', 'analyst'];
/** Those of them who have an account. */
export const MEMBERS = NAMES.filter((name) => EVERYBODY[name]);

export async function everyone(gateway: TestGateway): Promise<Record<string, TestUser | null>> {
  const users: Record<string, TestUser | null> = {};
  for (const [name, given] of Object.entries(EVERYBODY))
    users[name] = given && (await member(gateway, given));
  return users;
}

/** What the mails of a template to this user say, oldest first. */
export async function mailsTo<T extends Template>(
  { services }: TestGateway,
  { email }: { email: string },
  template: T,
): Promise<MailData[T][]> {
  const rows = await services.database.em.execute<{ data: MailData[T] }[]>(
    'select data from outbox where recipient = ? and template = ? order by created_at, id',
    [email, template],
  );
  return rows.map(({ data }) => data);
}

/** Keeps what a member chose of alerts, in the place of a member who chose mails at once and notifications. */
export async function chooseAlerts(
  { services }: TestGateway,
  { uid }: TestUser,
  changes: Record<string, unknown>,
): Promise<void> {
  const chosen = {
    ...{ user_id: uid, mail: 'INSTANT', push: true, recap: false, digest_at: '09:00' },
    ...{ locked_news: false, hide_words: false, updated_at: services.clock.now().toISOString(), ...changes },
  };
  await services.database.em.execute(
    'insert into alert_settings select (jsonb_populate_record(null::alert_settings, ?::jsonb)).*',
    [JSON.stringify(chosen)],
  );
}
