import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import { PickResultEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

@ObjectType('DisputeAgreement', { description: 'A price that the member agreed to.' })
export class DisputeAgreementType {
  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'The sentence beside the button, word for word.' })
  sentence!: string;
}

@ObjectType('DisputeSignIn', { description: 'A sign-in of the last 90 days.' })
export class DisputeSignInType {
  @Field(() => String, { description: 'The device, such as `Chrome on Windows`.' })
  deviceName!: string;

  @Field(() => DateTime, { description: 'When it was.' })
  signedInAt!: Date;

  @Field(() => DateTime, { description: 'When it was used last.' })
  lastSeenAt!: Date;
}

@ObjectType('ServiceMonth', { description: 'What a member had of a plan in a month, kept for 18 months.' })
export class ServiceMonthType {
  @Field(() => String, { description: 'The month of New York, such as `2031-11`.' })
  month!: string;

  @Field(() => Int, { description: 'How often they signed in.' })
  signIns!: number;

  @Field(() => String, { nullable: true, description: 'The device that was used last; null: none was.' })
  lastDevice!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When a sign-in was used last; null: none was.' })
  lastSeenAt!: Date | null;

  @Field(() => Int, { description: 'Alerts that were delivered.' })
  alerts!: number;

  @Field(() => Int, { description: 'Picks that the plan had opened when their game began.' })
  picksOpen!: number;
}

@ObjectType('DisputeAlertDay', { description: 'Alerts that were delivered on a day of the last 30.' })
export class DisputeAlertDayType {
  @Field(() => CalendarDate, { description: 'The day of New York.' })
  day!: string;

  @Field(() => Int, { description: 'How many.' })
  delivered!: number;

  @Field(() => [String], { description: 'By which channels; at most 3.' })
  channels!: string[];
}

@ObjectType('DisputeInvoice', { description: 'A charge or refund of the member.' })
export class DisputeInvoiceType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => Int, { description: 'Its amount in cents.' })
  cents!: number;

  @Field(() => DateTime, { description: 'When it was paid or refunded.' })
  paidAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was mailed, of the last 30 days; null: not known any more.',
  })
  mailedAt!: Date | null;
}

@ObjectType('DisputePick', {
  description: 'A pick that the payment opened, with the proof of when it was there.',
})
export class DisputePickType {
  @Field(() => ID, { description: 'Its id, by which its public page shows it.' })
  id!: string;

  @Field(() => CalendarDate, { description: 'The day of its game.' })
  day!: string;

  @Field(() => String, { description: 'The first team.' })
  teamOne!: string;

  @Field(() => String, { description: 'The second team.' })
  teamTwo!: string;

  @Field(() => DateTime, { description: 'From when on it was open.' })
  openedAt!: Date;

  @Field(() => DateTime, { description: 'When its game began.' })
  startsAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was sealed in the public log; null: imported.',
  })
  sealedAt!: Date | null;

  @Field(() => PickResultEnum, { description: 'How it ended.' })
  result!: PickResult;
}

@ObjectType('DisputeEvidence', { description: 'What our records say of a disputed payment.' })
export class DisputeEvidenceType {
  @Field(() => [DisputeAgreementType], { description: 'What was agreed, the first first; at most 50.' })
  agreements!: DisputeAgreementType[];

  @Field(() => [DisputeSignInType], { description: 'Sign-ins, the last used first; at most 20.' })
  signIns!: DisputeSignInType[];

  @Field(() => [ServiceMonthType], { description: 'Months with a plan, the newest first; at most 19.' })
  months!: ServiceMonthType[];

  @Field(() => [DisputeAlertDayType], { description: 'Days with alerts, the newest first; at most 31.' })
  alertDays!: DisputeAlertDayType[];

  @Field(() => [DisputeInvoiceType], {
    description: 'Paid charges with their receipts, the newest first; at most 24.',
  })
  charges!: DisputeInvoiceType[];

  @Field(() => [DisputeInvoiceType], { description: 'Refunds, the newest first; at most 24.' })
  refunds!: DisputeInvoiceType[];

  @Field(() => [DisputePickType], {
    description: 'Picks that the payment opened, the newest first; at most 30.',
  })
  picks!: DisputePickType[];

  @Field(() => Int, { description: 'How many picks there were in all.' })
  pickCount!: number;
}
