import { defineEntity, p } from '@mikro-orm/core';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

/** A member or an admin. The id is the identity provider's uid. Passwords are never stored here. */
export const UserEntity = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  indexes: [
    { name: 'users_newest', properties: ['createdAt', 'id'] },
    { name: 'users_person', properties: ['personKey'] },
    {
      name: 'users_email_prefix',
      expression: 'create index "users_email_prefix" on "users" (lower("email") text_pattern_ops)',
    },
    {
      name: 'users_full_name',
      expression: `create index "users_full_name" on "users" (lower(("billing"->>'firstName') || ' ' || ("billing"->>'lastName')) text_pattern_ops)`,
    },
    {
      name: 'users_last_name',
      expression: `create index "users_last_name" on "users" (lower("billing"->>'lastName') text_pattern_ops)`,
    },
    {
      name: 'users_weekly_receipts',
      expression: `create index "users_weekly_receipts" on "users" ("weekly_receipts_week", "id") where "weekly_receipts_since" is not null`,
    },
  ],
  checks: [
    {
      name: 'users_role',
      expression: `role is null or role in ('FINANCE', 'SUPPORT', 'ANALYST') or (role = 'OWNER' and is_admin)`,
    },
  ],
  uniques: [
    {
      name: 'users_email_unique',
      expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
    },
  ],
  properties: {
    id: p.string().length(128).primary(),
    email: p.string().length(320),
    /** Whether the role is OWNER: kept by the database for the release before roles, and read by nothing here. */
    isAdmin: p.boolean().default(false),
    /** Null: not of the staff. */
    role: p.string().length(10).$type<StaffRole>().nullable(),
    /** End of the account trial, one day after sign-up. */
    trialEndsAt: p.datetime(3),
    /** Name and address of the next invoices. */
    billing: p.json().$type<BillingDetails>().nullable(),
    createdAt: p.datetime(3),
    /** Sessions that began earlier have ended, by the provider's clock; null: none were ended here. */
    sessionsValidSince: p.datetime(3).nullable(),
    /** How prices and times are shown to the member; null: never chosen. */
    oddsFormat: p.string().length(10).$type<OddsFormat>().nullable(),
    /** An IANA zone. */
    timeZone: p.string().length(64).nullable(),
    /** The books whose prices the member is shown, by name; null: every book. */
    books: p.json().$type<string[]>().nullable(),
    /** Since when the member wants the receipts of each week by mail; null: not wanted. */
    weeklyReceiptsSince: p.datetime(3).nullable(),
    /** The Monday of the newest such mail, also of one that there was nothing to send for. */
    weeklyReceiptsWeek: p.date().nullable(),
    /** The keyed hash of the mailbox under which `play_limits` keeps the person's own limits; null: not filled in yet. */
    personKey: p.string().length(64).nullable(),
    /** When an admin closed the account to sign-ins; null: it is open. */
    disabledAt: p.datetime(3).nullable(),
    /** When the owner of the account proved that its address is theirs; null: not proved, or changed since. */
    emailProvedAt: p.datetime(3).nullable(),
    /** When the present address was asked, without its owner's request, to be confirmed; null: not yet. */
    confirmationAskedAt: p.datetime(3).nullable(),
  },
});
