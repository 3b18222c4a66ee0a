import type { MikroORM } from '@mikro-orm/postgresql';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { entitlement, type MemberFacts, type SubscriptionFacts } from '#schema/rules/access/entitlement.ts';
import { scopesOf } from '#schema/rules/access/staff.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import { UserEntity } from './user.entity.ts';

/** A member as every request needs them: the account and the live subscription, read in one query. */
export interface Member extends MemberFacts {
  id: string;
  email: string;
  createdAt: Date;
  /** Sessions that began earlier have ended; null: none were ended here. */
  sessionsValidSince: Date | null;
  /** How prices and times are shown; null: never chosen. */
  oddsFormat: OddsFormat | null;
  timeZone: string | null;
  /** Since when the receipts of each week are mailed; null: they are not. */
  weeklyReceiptsSince: Date | null;
  /** When the owner proved the address; null: not proved. */
  emailProvedAt: Date | null;
}

const ACCOUNT = [
  'id',
  'email',
  'role',
  'trialEndsAt',
  'createdAt',
  'sessionsValidSince',
  'oddsFormat',
  'timeZone',
  'weeklyReceiptsSince',
  'emailProvedAt',
] as const;

/** A row of `MEMBERS`; the columns of the plan are null without a live subscription. */
export interface MemberRow extends Pick<RecordOf<typeof UserEntity>, (typeof ACCOUNT)[number]> {
  breakEndsAt: Date | null;
  state: SubscriptionFacts['state'] | null;
  tier: SubscriptionFacts['tier'];
  currentPeriodEndsAt: Date;
  planTrialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  pendingTier: SubscriptionFacts['pendingTier'];
  graceEndsAt: Date | null;
}

/** Accounts alone, without their plans and breaks. */
export const ACCOUNTS = `select ${columnsOf(UserEntity, { only: ACCOUNT })} from users`;

/** Accounts `u` with their live subscription `s` and their own limits `l`. Append a condition. */
export const MEMBERS = `
  select ${columnsOf(UserEntity, { table: 'u', only: ACCOUNT })},
         s.state, s.tier, s.current_period_ends_at as "currentPeriodEndsAt", s.trial_ends_at as "planTrialEndsAt",
         s.cancel_at_period_end as "cancelAtPeriodEnd", s.pending_tier as "pendingTier",
         s.grace_ends_at as "graceEndsAt", greatest(l.cool_off_until, l.excluded_until) as "breakEndsAt"
    from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended'
         left join play_limits l on l.person_key = u.person_key`;

/** The member of a uid, or null. */
export async function findMember(database: MikroORM, uid: string): Promise<Member | null> {
  const [row] = await database.em.getConnection().execute<MemberRow[]>(`${MEMBERS} where u.id = ?`, [uid]);
  return row ? memberOfRow(row) : null;
}

export function memberOfRow(row: MemberRow): Member {
  const { id, email, role, createdAt, trialEndsAt, sessionsValidSince } = row;
  const { oddsFormat, timeZone, weeklyReceiptsSince, emailProvedAt } = row;
  const subscription = row.state && { ...row, state: row.state, trialEndsAt: row.planTrialEndsAt };
  const chosen = { oddsFormat, timeZone, weeklyReceiptsSince, emailProvedAt };
  const facts = { role, trialEndsAt, breakEndsAt: row.breakEndsAt ?? null, subscription };
  return { id, email, createdAt, sessionsValidSince, ...facts, ...chosen };
}

/** Whether a session that began at `since` was ended here: by a changed password, or by signing out everywhere. */
export function endedHere({ sessionsValidSince }: Member, since: Date): boolean {
  return sessionsValidSince !== null && since < sessionsValidSince;
}

/** The member as the API shows them at a moment. */
export function userView(member: Member, now: Date): UserType {
  const { tier, planStatus, trialEndsAt, ...ends } = entitlement(member, now);
  const { id, email, role, createdAt, oddsFormat, timeZone } = member;
  return {
    id,
    email,
    isAdmin: role === 'OWNER',
    role,
    scopes: [...scopesOf(role)],
    createdAt,
    oddsFormat,
    timeZone,
    weeklyReceipts: member.weeklyReceiptsSince !== null,
    subscription: tier,
    planStatus,
    trialEndDate: trialEndsAt,
    ...ends,
  };
}

/** First and last name of those who gave one, by uid. */
export async function memberNames(rows: Rows, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows.execute<{ id: string; name: string }[]>(
    `select id, trim((billing->>'firstName') || ' ' || (billing->>'lastName')) as name
       from users where id in (select json_array_elements_text(?::json)) and billing is not null`,
    [JSON.stringify(ids)],
  );
  return new Map(found.filter(({ name }) => name).map(({ id, name }) => [id, name]));
}
