import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FOUND_KINDS, type FoundKind } from '#schema/rules/access/admin-lists.ts';
import { enumOf } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

const FoundKindEnum = enumOf('FoundKind', 'What was found.', FOUND_KINDS, {
  MEMBER: 'A member.',
  INVOICE: 'An invoice or a refund.',
  PAYMENT: 'An attempt to charge a card.',
  CARD: 'A card that a member has or had.',
  COUPON: 'A coupon.',
  PICK: 'A pick.',
});

@ObjectType('Found', { description: 'Something that a search found.' })
export class FoundType {
  @Field(() => FoundKindEnum, { description: 'What it is.' })
  kind!: FoundKind;

  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What tells it from others: a name, an address or a day.',
  })
  detail!: string | null;

  @Field(() => ID, { nullable: true, description: 'The uid of the member it belongs to, if it does.' })
  memberId!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When a payment was made, or a card was last used; null for other kinds.',
  })
  at!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The amount of a payment in cents; null for other kinds.',
  })
  cents!: number | null;

  @Field(() => Int, {
    description:
      'How many more members, payments or cards were found than are listed; at most 200 are counted.',
  })
  more!: number;
}
