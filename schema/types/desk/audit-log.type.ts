import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { AUDIT_AREAS, type AuditArea } from '#schema/rules/access/audit-actions.ts';
import type { AuditChange } from '#schema/rules/access/audit-changes.ts';
import { enumOf } from '#schema/types/enums.ts';
import { connectionType, PageArgs } from '#schema/types/page.type.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

const AuditAreaEnum = enumOf('AuditArea', 'What an entry of the audit log is about.', AUDIT_AREAS, {
  PICKS: 'Picks, their grades and prices, and alerts about them.',
  COUPONS: 'Coupons.',
  KEYS: 'API keys and webhook endpoints.',
  MONEY: 'Plans and refunds.',
  MEMBERS: 'Accounts, sessions and members’ own limits.',
  OPERATIONS: 'Problems that somebody takes care of, and mails that could not be delivered.',
  STAFF: 'Roles, passkeys and downloads of the log.',
});

@ObjectType('AuditChange', { description: 'One thing that an act changed.' })
class AuditChangeType implements AuditChange {
  @Field(() => String, { description: 'The name of what was changed, such as `tier`.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'Its value before; null: none, or not kept.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value after; null: none.' })
  after!: string | null;
}

@ObjectType('AuditLogEntry', { description: 'Who did what to what, when, and with which key or sign-in.' })
export class AuditLogEntryType {
  @Field(() => ID, { description: 'Its id; later ones are higher.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was done.' })
  at!: Date;

  @Field(() => ID, { description: 'The uid of who did it; `system` and `rule` are the product itself.' })
  actorId!: string;

  @Field(() => String, { description: 'The address of who did it, or the uid of an account that is gone.' })
  actor!: string;

  @Field(() => ID, { nullable: true, description: 'The API key that was used; null: none.' })
  keyId!: string | null;

  @Field(() => String, { nullable: true, description: 'The first characters of that key.' })
  keyPrefix!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the sign-in began that was used; null where a key was used, or none was kept.',
  })
  signedInAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The device of that sign-in, such as `Chrome on Windows`, while its session is kept.',
  })
  device!: string | null;

  @Field(() => AuditAreaEnum, {
    nullable: true,
    description: 'What it is about; null for an action of another version of the product.',
  })
  area!: AuditArea | null;

  @Field(() => String, { description: 'What was done, such as `plan.grant`.' })
  action!: string;

  @Field(() => String, { description: 'What was done, as a sentence.' })
  text!: string;

  @Field(() => ID, {
    description:
      'The id of what it was done to; empty for a pick, unless you read picks before they are posted.',
  })
  targetId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of what it was done to: an address, an invoice number, a coupon code, a game.',
  })
  target!: string | null;

  @Field(() => Boolean, { description: 'Whether it was done to the account of a member.' })
  isMember!: boolean;

  @Field(() => [AuditChangeType], {
    nullable: true,
    description: 'What changed, at most 40 values; null where the caller may not read the pick.',
  })
  changes!: AuditChangeType[] | null;
}

@InputType({ description: 'Which entries of the audit log; all without a field.' })
export class AuditLogFilterInput {
  @Field(() => AuditAreaEnum, { nullable: true, description: 'Only entries about this.' })
  area?: AuditArea | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what people did, not the product by itself or by a rule.',
  })
  byPeople?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Only what this address or uid did.' })
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only what was done to this: a member’s address, an invoice number, a coupon code, or an id.',
  })
  target?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done with this API key.' })
  keyId?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The first day, New York time.' })
  from?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day, New York time.' })
  to?: string | null;
}

/** Which entries are listed. */
@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditLogFilterInput, { nullable: true, description: 'Which entries; all by default.' })
  filter?: AuditLogFilterInput | null;
}

@ObjectType('ExportAuditLogPayload', { description: 'Where a download of the audit log is.' })
export class ExportAuditLogPayload {
  @Field(() => String, {
    description: 'The address of a CSV file, for five minutes and as long as the caller may read the log.',
  })
  url!: string;
}

export const AuditLogConnectionType = connectionType(
  'AuditLog',
  () => AuditLogEntryType,
  'A page of the audit log, newest first.',
);
