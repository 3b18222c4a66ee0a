import { Field, InputType } from 'type-graphql';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';
import { OddsFormatEnum } from '#schema/types/enums.ts';

@InputType('RegisterInput', { description: 'Details of a sign-up.' })
export class RegisterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The fingerprint of the device; 1 to 128 characters. With one account per device, a used device is refused with DEVICE_USED.',
  })
  fingerprintId?: string | null;
}

@InputType('SetDisplayInput', { description: 'How prices and times are shown. What is left out stays.' })
export class SetDisplayInput {
  @Field(() => OddsFormatEnum, { nullable: true, description: 'How prices are written.' })
  oddsFormat?: OddsFormat | null;

  @Field(() => String, {
    nullable: true,
    description: 'An IANA time zone, such as America/Chicago; at most 64 characters.',
  })
  timeZone?: string | null;
}

@InputType('SetBooksInput', { description: 'The books whose prices are shown.' })
export class SetBooksInput {
  @Field(() => [String], {
    nullable: true,
    description: 'Their names as `books` answers them, at most 60; null or empty: every book.',
  })
  books?: string[] | null;
}

@InputType('SetWeeklyReceiptsInput', { description: 'Whether the proofs of each week’s picks are emailed.' })
export class SetWeeklyReceiptsInput {
  @Field(() => Boolean, { description: 'Needs a verified address to begin. Ending it is always possible.' })
  enabled!: boolean;
}
