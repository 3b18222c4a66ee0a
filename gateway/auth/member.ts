import type { MikroORM } from '@mikro-orm/postgresql';
import type { Rows } from '#gateway/database/rows.ts';
import { entitlement, type MemberFacts } from '#schema/rules/access/entitlement.ts';
import { scopesOf } from '#schema/rules/access/staff.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import * as statements from './member.sql.ts';

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

/** The columns of the plan are null without a live subscription. */
export type MemberRow = statements.MemberOfUidRow;

/** The member of a uid, or null. */
export async function findMember(database: MikroORM, uid: string): Promise<Member | null> {
  const row = await statements.memberOfUid.first(database.em.getConnection(), { id: uid });
  return row ? memberOfRow(row) : null;
}

export function memberOfRow(row: MemberRow): Member {
  const { id, email, role, createdAt, trialEndsAt, sessionsValidSince } = row;
  const { oddsFormat, timeZone, weeklyReceiptsSince, emailProvedAt } = row;
  const subscription = row.state && { ...row, state: row.state, trialEndsAt: row.planTrialEndsAt };
  const chosen = { oddsFormat, timeZone, weeklyReceiptsSince, emailProvedAt };
  const facts = { role, trialEndsAt, breakEndsAt: row.breakEndsAt, subscription };
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
  const found = await statements.memberNames.all(rows, { ids });
  return new Map(found.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
}
