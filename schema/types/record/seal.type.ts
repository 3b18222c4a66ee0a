import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { PickResult } from '#schema/rules/picks/pick-values.ts';
import type { VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { PickResultEnum, VoidReasonEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('RecordLeaf', { description: 'An entry of the log of the record, as it was hashed.' })
class RecordLeafType {
  @Field(() => Int, { description: 'Its place in the log, from 0.' })
  number!: number;

  @Field(() => String, {
    description:
      'What it says: `pick`, `import`, `move`, `withdraw`, `cancel`, `grade` or `void` (docs/record-formats.md).',
  })
  kind!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  at!: Date;

  @Field(() => String, { description: 'Its text, byte for byte.' })
  body!: string;
}

@ObjectType('PickSeal', {
  description:
    'What the log of the record holds of a pick. Everyone may read it, of locked picks too: what the pick says is committed to, and not shown.',
})
export class PickSealType {
  @Field(() => Int, { description: 'The place in the log of its present version, from 0.' })
  number!: number;

  @Field(() => DateTime, { description: 'When its present version was sealed.' })
  sealedAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether it was sealed after its start. Such a pick never counts.',
  })
  late!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is from before the log began, so that nothing proves when it was posted.',
  })
  unproven!: boolean;

  @Field(() => DateTime, { description: 'When everyone may read it.' })
  revealBy!: Date;

  @Field(() => Boolean, { description: 'Whether its opening is published.' })
  opened!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it was not opened within 24 hours of `revealBy`, and so counts as lost at the most units.',
  })
  overdue!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'The units that it counts as lost because it was not opened in time. Null for all others.',
  })
  overdueUnits!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The size of the first signed checkpoint that holds it; null for about a second.',
  })
  checkpointSize!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When enough witnesses had signed a checkpoint that holds it; null while they have not.',
  })
  witnessedAt!: Date | null;

  @Field(() => [RecordLeafType], { description: 'All that the log holds of the pick, the first leaf first.' })
  leaves!: RecordLeafType[];
}

@ObjectType('PickOpening', {
  description: 'What opens a sealed pick. Everyone who may read the pick may keep and publish this.',
})
export class PickOpeningType {
  @Field(() => Int, { description: 'The place in the log of the leaf that it opens.' })
  number!: number;

  @Field(() => String, { description: 'Salt of the bet: 32 bytes in base64.' })
  salt!: string;

  @Field(() => String, { description: 'The text of the bet, byte for byte.' })
  bet!: string;

  @Field(() => String, { description: 'Salt of the reason: 32 bytes in base64.' })
  whySalt!: string;

  @Field(() => String, { description: 'The reason, byte for byte.' })
  why!: string;
}

@ObjectType('PickGrade', {
  description: 'A result of a pick. A further one corrects it; none is ever removed.',
})
export class PickGradeType {
  @Field(() => Int, { description: 'Counts the grades of the pick, from 1.' })
  n!: number;

  @Field(() => DateTime, { description: 'When it was given.' })
  at!: Date;

  @Field(() => PickResultEnum, { description: 'The result.' })
  result!: PickResult;

  @Field(() => VoidReasonEnum, { nullable: true, description: 'Of a void pick: why, by the rules.' })
  voidReason!: VoidReason | null;

  @Field(() => String, { nullable: true, description: 'The final score that it was graded by.' })
  score!: string | null;

  @Field(() => String, { nullable: true, description: 'Where the score was read.' })
  source!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who gave it: a name that stays the same for a person.',
  })
  author!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the grade before it was changed, or a note to it.',
  })
  reason!: string | null;
}

@ObjectType('RecordCheckpoint', { description: 'What the log of the record says of itself, signed.' })
export class RecordCheckpointType {
  @Field(() => ID, { description: 'The log, such as `example.com/record/log`.' })
  origin!: string;

  @Field(() => Int, { description: 'How many leaves it is about.' })
  size!: number;

  @Field(() => String, { description: 'The root of their Merkle tree, in base64.' })
  root!: string;

  @Field(() => DateTime, { description: 'When it was signed.' })
  at!: Date;

  @Field(() => Int, { description: 'How many witnesses have signed it too.' })
  witnesses!: number;

  @Field(() => String, { description: 'The whole note with all signatures (C2SP tlog-checkpoint).' })
  note!: string;
}
