import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { LeagueEnum, MarketEnum } from '#schema/types/enums.ts';
import {
  SheetColumnType,
  SheetInput,
  SheetLineType,
  SheetQuestionType,
} from '#schema/types/picks/sheet.type.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('FileGamePrice', { description: 'A price as a file has it.' })
class FileGamePriceType {
  @Field(() => String, { description: 'The book.' })
  book!: string;

  @Field(() => MarketEnum, { description: 'The market.' })
  market!: QuoteMarket;

  @Field(() => Float, { nullable: true, description: 'The line of the away team, or the total.' })
  line!: number | null;

  @Field(() => Float, { description: 'Decimal odds of the away team, or of the over.' })
  one!: number;

  @Field(() => Float, { description: 'Decimal odds of the home team, or of the under.' })
  two!: number;
}

@ObjectType('FileGame', { description: 'A game as a file has it.' })
class FileGameType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => String, { description: 'The away team.' })
  away!: string;

  @Field(() => String, { description: 'The home team.' })
  home!: string;

  @Field(() => DateTime, { description: 'When it starts.' })
  startsAt!: Date;

  @Field(() => Int, { nullable: true, description: 'Points of the away team; null where the file has none.' })
  awayScore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points of the home team.' })
  homeScore!: number | null;

  @Field(() => [FileGamePriceType], { description: 'The first prices of it, at most 12.' })
  prices!: FileGamePriceType[];

  @Field(() => Int, { description: 'How many prices it has.' })
  priceCount!: number;
}

@InputType('ImportGamesInput', { description: 'A file of games (docs/files.md).' })
export class ImportGamesInput extends SheetInput {
  @Field(() => String, {
    description:
      'CSV, cells with tabs between them, or the JSON of a provider; at most 5,000 rows: one for each game, for each price of it, or for each side of a price.',
  })
  file!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Write it; otherwise only say how it is read. Then problems and open questions are in the answer and throw nothing.',
  })
  apply!: boolean;
}

@ObjectType('GamesProblem', { description: 'A cell of a file of games that cannot be read.' })
class GamesProblemType {
  @Field(() => Int, { description: 'The line of the file, from 1.' })
  row!: number;

  @Field(() => String, { nullable: true, description: 'The column; null where the whole line is wrong.' })
  column!: string | null;

  @Field(() => String, { description: 'What is wrong, in a sentence that the column begins.' })
  reason!: string;
}

@ObjectType('ImportGamesPayload', { description: 'What was imported, or how it is read.' })
export class ImportGamesPayload {
  @Field(() => Int, { description: 'How many games the file has.' })
  games!: number;

  @Field(() => Int, { description: 'How many prices.' })
  prices!: number;

  @Field(() => [FileGameType], { description: 'The first games, as they are read, at most 100.' })
  read!: FileGameType[];

  @Field(() => Boolean, { description: 'Whether it was written.' })
  applied!: boolean;

  @Field(() => [GamesProblemType], {
    description: 'Every wrong cell, at most 5000; then nothing is written.',
  })
  problems!: GamesProblemType[];

  @Field(() => [SheetColumnType], { description: 'The columns of the file, at most 100.' })
  columns!: SheetColumnType[];

  @Field(() => [SheetQuestionType], {
    description:
      'What can mean several things, answered or not, at most 5000. Nothing is written while one is open.',
  })
  questions!: SheetQuestionType[];

  @Field(() => [SheetLineType], { description: 'Lines that hold no row, at most 5000.' })
  leftOut!: SheetLineType[];
}
