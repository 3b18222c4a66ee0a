import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { MarketEnum } from '#schema/types/enums.ts';
import { PriceMomentEnum } from '#schema/types/record/record-enums.ts';
import { DateTime } from '#schema/types/scalars.ts';
import {
  SheetAnswerInput,
  SheetColumnType,
  SheetInput,
  SheetLineType,
  SheetQuestionType,
} from './sheet.type.ts';

@ObjectType('PickPrice', { description: 'A price of a pick at a moment that figures of the record need.' })
export class PickPriceType {
  @Field(() => PriceMomentEnum, { description: 'When it was taken.' })
  moment!: PriceMoment;

  @Field(() => DateTime, { description: 'When it was written.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'The book that had it.' })
  book!: string | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total at that moment.' })
  line!: number | null;

  @Field(() => Float, { description: 'Decimal odds of what is picked.' })
  odds!: number;

  @Field(() => Float, { nullable: true, description: 'Decimal odds of the other side.' })
  oddsOther!: number | null;
}

@ObjectType('GameScore', { description: 'The final score of a game, the team named first before the other.' })
export class GameScoreType {
  @Field(() => Int, { description: 'Points of the team named first.' })
  one!: number;

  @Field(() => Int, { description: 'Points of the team named second.' })
  two!: number;

  @Field(() => String, { nullable: true, description: 'Where it was read.' })
  source!: string | null;
}

@InputType('PickPriceInput', {
  description: 'A price of a pick; it replaces an earlier one of the same moment.',
})
export class PickPriceInput {
  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => PriceMomentEnum, { description: 'When it was taken.' })
  moment!: PriceMoment;

  @Field(() => String, { nullable: true, description: 'The book that had it; at most 80 characters.' })
  book?: string | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total at that moment.' })
  line?: number | null;

  @Field(() => Float, { description: 'Decimal odds of what is picked, above 1.' })
  odds!: number;

  @Field(() => Float, { nullable: true, description: 'Decimal odds of the other side, above 1.' })
  oddsOther?: number | null;
}

@InputType('GameScoreInput', { description: 'The final score of a pick’s game, once it has started.' })
class GameScoreInput {
  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => Int, { description: 'Points of the team named first.' })
  one!: number;

  @Field(() => Int, { description: 'Points of the team named second.' })
  two!: number;

  @Field(() => String, { nullable: true, description: 'Where it was read; at most 300 characters.' })
  source?: string | null;
}

@InputType('WritePricesInput', {
  description: 'Prices and scores, at most 1,000 of both. All are written or none.',
})
export class WritePricesInput {
  @Field(() => [PickPriceInput], { defaultValue: [], description: 'Prices.' })
  prices!: PickPriceInput[];

  @Field(() => [GameScoreInput], { defaultValue: [], description: 'Scores.' })
  scores!: GameScoreInput[];

  @Field(() => [SheetAnswerInput], {
    defaultValue: [],
    description: 'Answers to questions that an earlier call was refused with, at most 1,000.',
  })
  answers!: SheetAnswerInput[];
}

@InputType('ImportPricesInput', { description: 'A file of prices and scores (docs/files.md).' })
export class ImportPricesInput extends SheetInput {
  @Field(() => String, { description: 'The text of the file, at most 1,000 lines.' })
  file!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Write it; otherwise only say what would change. A file with a problem or an open question is never written.',
  })
  apply!: boolean;
}

@ObjectType('ChangedPrice', { description: 'A price before or after a change.' })
class ChangedPriceType {
  @Field(() => String, { nullable: true, description: 'The book that had it.' })
  book!: string | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total.' })
  line!: number | null;

  @Field(() => Float, { description: 'Decimal odds of what is picked.' })
  odds!: number;

  @Field(() => Float, { nullable: true, description: 'Decimal odds of the other side.' })
  oddsOther!: number | null;
}

@ObjectType('PriceChange', { description: 'What a price or score becomes.' })
export class PriceChangeType {
  @Field(() => Int, { description: 'The line of the file, or the place in the list, from 1.' })
  row!: number;

  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => String, { description: 'Its game, such as Bills @ Texans.' })
  game!: string;

  @Field(() => String, { description: 'What is picked, such as Texans -3.5.' })
  selection!: string;

  @Field(() => MarketEnum, { nullable: true, description: 'The market of the pick.' })
  market!: Market | null;

  @Field(() => Float, { nullable: true, description: 'Decimal odds of the pick at posting.' })
  postedOdds!: number | null;

  @Field(() => ChangedPriceType, { nullable: true, description: 'The former price; null for a score.' })
  priceBefore!: ChangedPriceType | null;

  @Field(() => ChangedPriceType, { nullable: true, description: 'The new price; null for a score.' })
  priceAfter!: ChangedPriceType | null;

  @Field(() => PriceMomentEnum, { nullable: true, description: 'The moment of a price; null for a score.' })
  moment!: PriceMoment | null;

  @Field(() => String, { nullable: true, description: 'The former value; null for something new.' })
  before!: string | null;

  @Field(() => String, { description: 'The new value.' })
  after!: string;
}

@ObjectType('PriceProblem', {
  description: 'A reason why a line of a file cannot be written; a line may have several.',
})
class PriceProblemType {
  @Field(() => Int, { description: 'The line of the file, from 1.' })
  row!: number;

  @Field(() => String, { nullable: true, description: 'The column; null where the whole line is wrong.' })
  column!: string | null;

  @Field(() => String, { description: 'What is wrong, in a sentence that the column begins.' })
  reason!: string;
}

@ObjectType('WritePricesPayload', { description: 'The result of `writePrices`.' })
export class WritePricesPayload {
  @Field(() => [PriceChangeType], {
    description: 'What has changed; at most 2000, as many as are written together.',
  })
  changes!: PriceChangeType[];

  @Field(() => Int, { description: 'How many were already as given.' })
  unchanged!: number;
}

@ObjectType('ImportPricesPayload', { description: 'The result of `importPrices`.' })
export class ImportPricesPayload extends WritePricesPayload {
  @Field(() => [PriceProblemType], {
    description: 'What is wrong with the file, at most 2000; then nothing is written.',
  })
  problems!: PriceProblemType[];

  @Field(() => Boolean, { description: 'Whether the changes were written.' })
  applied!: boolean;

  @Field(() => [SheetColumnType], { description: 'The columns of the file, at most 100.' })
  columns!: SheetColumnType[];

  @Field(() => [SheetQuestionType], {
    description:
      'What can mean several things, answered or not, at most 5000. Nothing is written while one is open.',
  })
  questions!: SheetQuestionType[];

  @Field(() => [SheetLineType], { description: 'Lines that hold no row, at most 1000.' })
  leftOut!: SheetLineType[];
}
