import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import { LeagueEnum, MarketEnum, TierEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime, LocalTime } from '#schema/types/scalars.ts';
import { SheetColumnType, SheetInput, SheetLineType, SheetQuestionType } from './sheet.type.ts';

@InputType('ImportPicksInput', {
  description: 'Picks of a file or pasted from a spreadsheet (docs/posting.md).',
})
export class ImportPicksInput extends SheetInput {
  @Field(() => String, { description: 'The text, at most 200 picks.' })
  text!: string;

  @Field(() => CalendarDate, { description: 'The New York day of lines without a date.' })
  date!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Keep them as drafts; otherwise only say what they are. A text with a problem or an open question is never kept.',
  })
  apply!: boolean;

  @Field(() => String, {
    description: 'An idempotency key of up to 40 characters: repeating it keeps no pick twice.',
  })
  requestId!: string;
}

@ObjectType('ImportedPick', { description: 'A pick as a line says it.' })
class ImportedPickType {
  @Field(() => Int, { description: 'The line, from 1.' })
  row!: number;

  @Field(() => LeagueEnum, { description: 'The league of the game.' })
  sport!: League;

  @Field(() => TierEnum, { description: 'The tier it is for.' })
  tier!: Tier;

  @Field(() => String, { description: 'The team named first.' })
  teamOne!: string;

  @Field(() => String, { description: 'The team named second.' })
  teamTwo!: string;

  @Field(() => CalendarDate, { description: 'The New York day of the game.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The New York time of the game.' })
  time!: string;

  @Field(() => String, { description: 'What is picked.' })
  pick!: string;

  @Field(() => MarketEnum, {
    nullable: true,
    description: 'The kind of bet, from its column or from the words of the pick.',
  })
  market!: Market | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total.' })
  line!: number | null;

  @Field(() => Float, { nullable: true, description: 'Decimal odds.' })
  odds!: number | null;

  @Field(() => Float, { nullable: true, description: 'Units staked.' })
  units!: number | null;

  @Field(() => String, { nullable: true, description: 'The book that has the odds.' })
  book!: string | null;

  @Field(() => Float, { nullable: true, description: 'The chance that it wins, between 0 and 1.' })
  probability!: number | null;

  @Field(() => String, { nullable: true, description: 'Who made it.' })
  analyst!: string | null;

  @Field(() => String, { description: 'The details.' })
  pickDetails!: string;

  @Field(() => DateTime, { nullable: true, description: 'When Plus and Free members may read it.' })
  releaseAt!: Date | null;
}

@ObjectType('ImportProblem', { description: 'A cell that cannot be read.' })
class ImportProblemType {
  @Field(() => Int, { description: 'The line, from 1.' })
  row!: number;

  @Field(() => String, { nullable: true, description: 'The column; null where the whole line is wrong.' })
  column!: string | null;

  @Field(() => String, { description: 'What is wrong, in a sentence that the column begins.' })
  reason!: string;
}

@ObjectType('ImportDoubt', {
  description: 'What is most likely a slip, though it is allowed: a duplicate, an opposite side, odd odds.',
})
class ImportDoubtType {
  @Field(() => Int, { description: 'The line, from 1.' })
  row!: number;

  @Field(() => String, { description: 'The doubt, in a sentence.' })
  text!: string;
}

@ObjectType('ImportedGame', { description: 'The game of the schedule that a line is on.' })
class ImportedGameType {
  @Field(() => Int, { description: 'The line, from 1.' })
  row!: number;

  @Field(() => ID, { nullable: true, description: 'The game that its draft is linked to; null: none.' })
  gameId!: string | null;

  @Field(() => String, { description: 'Which game it is, what is asked, or why there is none.' })
  says!: string;
}

@ObjectType('ImportPicksPayload', { description: 'The result of `importPicks`.' })
export class ImportPicksPayload {
  @Field(() => [ImportedPickType], {
    description: 'The picks of all lines that can be read and have no open question, at most 200.',
  })
  picks!: ImportedPickType[];

  @Field(() => [ImportProblemType], {
    description: 'Every wrong cell, at most 2000; then nothing is kept.',
  })
  problems!: ImportProblemType[];

  @Field(() => [SheetQuestionType], {
    description:
      'What can mean several things, answered or not, at most 2000. Nothing is kept while one is open.',
  })
  questions!: SheetQuestionType[];

  @Field(() => [ImportedGameType], { description: 'The game of each of these picks, at most 200.' })
  games!: ImportedGameType[];

  @Field(() => [SheetColumnType], { description: 'The columns of the text, at most 100.' })
  columns!: SheetColumnType[];

  @Field(() => [SheetLineType], { description: 'Lines that hold no pick, at most 200.' })
  leftOut!: SheetLineType[];

  @Field(() => [ImportDoubtType], { description: 'What is most likely a slip, at most 1200.' })
  doubts!: ImportDoubtType[];

  @Field(() => [ID], { description: 'The drafts that were kept, in the order of the lines, at most 200.' })
  draftIds!: string[];
}
