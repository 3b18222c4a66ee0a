import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { QuoteMarket } from '#schema/rules/market/quotes.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { LeagueEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';
import { QuoteMarketEnum } from './game.type.ts';

@ObjectType('Arbitrage', {
  description: 'Both outcomes of one line at two books, whose prices leave a margin.',
})
export class ArbitrageType {
  @Field(() => ID, { description: 'Its id, as long as it lasts.' })
  id!: string;

  @Field(() => ID, { description: 'The game.' })
  gameId!: string;

  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => String, { description: 'The away team.' })
  away!: string;

  @Field(() => String, { description: 'The home team.' })
  home!: string;

  @Field(() => DateTime, { description: 'When the game starts. It is never shown after that.' })
  startsAt!: Date;

  @Field(() => QuoteMarketEnum, { description: 'The market.' })
  market!: QuoteMarket;

  @Field(() => Float, {
    nullable: true,
    description: 'The spread of the away team, or the total; null for a moneyline.',
  })
  line!: number | null;

  @Field(() => String, { description: 'The book for the away team, or the over.' })
  bookOne!: string;

  @Field(() => Float, { description: 'Its decimal odds.' })
  oddsOne!: number;

  @Field(() => DateTime, { description: 'When the provider last looked at that book.' })
  seenOneAt!: Date;

  @Field(() => String, { description: 'The book for the home team, or the under.' })
  bookTwo!: string;

  @Field(() => Float, { description: 'Its decimal odds.' })
  oddsTwo!: number;

  @Field(() => DateTime, { description: 'When the provider last looked at that book.' })
  seenTwoAt!: Date;

  @Field(() => Float, {
    description: 'What a dollar, split in the best way, leaves whatever happens: 0.011 is 1.1 %. From 0.005.',
  })
  margin!: number;

  @Field(() => Boolean, { description: 'Above 6 %: one of the prices is probably an error.' })
  isDoubtful!: boolean;

  @Field(() => Int, { description: 'In how many rounds it was found.' })
  rounds!: number;

  @Field(() => DateTime, { description: 'When it was found first.' })
  foundAt!: Date;

  @Field(() => DateTime, { description: 'When it was found last, at most 90 seconds ago.' })
  lastSeenAt!: Date;
}

@ObjectType('ArbitrageWeek', {
  description: 'What the scanner found in the last seven days, without what was probably an error.',
})
export class ArbitrageWeekType {
  @Field(() => Int, { description: 'How many.' })
  found!: number;

  @Field(() => Float, { nullable: true, description: 'Their median margin; null when none was found.' })
  medianMargin!: number | null;

  @Field(() => Int, { description: 'How many of them were still there a minute later.' })
  lastedAMinute!: number;
}

@ObjectType('ArbitrageBoard', { description: 'What the arbitrage scanner shows.' })
export class ArbitrageBoardType {
  @Field(() => Int, {
    nullable: true,
    description: 'How many there are now; null for a member who takes a break.',
  })
  open!: number | null;

  @Field(() => [ArbitrageType], {
    nullable: true,
    description:
      'VIP: the largest margins first, at most 20. Null for others, and for a member who takes a break.',
  })
  entries!: ArbitrageType[] | null;

  @Field(() => ArbitrageWeekType, { description: 'Its own count.' })
  week!: ArbitrageWeekType;
}
