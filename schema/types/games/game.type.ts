import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GAME_STATUSES, type GameStatus } from '#schema/rules/market/game-sides.ts';
import { QUOTE_MARKETS, type QuoteMarket } from '#schema/rules/market/quotes.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { enumOf, LeagueEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime } from '#schema/types/scalars.ts';

export const GameStatusEnum = enumOf('GameStatus', 'The state of a game.', GAME_STATUSES, {
  SCHEDULED: 'It has not begun.',
  LIVE: 'It is being played.',
  FINAL: 'It is over.',
  GONE: 'The provider no longer lists it. It may have been postponed.',
  POSTPONED: 'An admin says that it was postponed.',
});

export const QuoteMarketEnum = enumOf('QuoteMarket', 'A market that books are compared in.', QUOTE_MARKETS, {
  MONEYLINE: 'Who wins.',
  SPREAD: 'Who wins after points are given.',
  TOTAL: 'How many points both score.',
});

@ObjectType('Game', { description: 'A game of the schedule.' })
export class GameType {
  @Field(() => ID, { description: 'Its id. It stays when the provider changes its own.' })
  id!: string;

  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => String, { description: 'The away team.' })
  away!: string;

  @Field(() => String, { description: 'The home team.' })
  home!: string;

  @Field(() => CalendarDate, { description: 'The New York day of its start.' })
  date!: string;

  @Field(() => Int, { description: '2 for the second game of a doubleheader, else 1.' })
  number!: number;

  @Field(() => DateTime, { description: 'When it starts.' })
  startsAt!: Date;

  @Field(() => GameStatusEnum, { description: 'Its state.' })
  status!: GameStatus;

  @Field(() => Int, { nullable: true, description: 'Points of the away team; null until it has begun.' })
  awayScore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Points of the home team.' })
  homeScore!: number | null;
}

@ObjectType('MarketQuote', { description: 'A book’s main line in one market.' })
export class MarketQuoteType {
  @Field(() => String, { description: 'The book.' })
  book!: string;

  @Field(() => QuoteMarketEnum, { description: 'The market.' })
  market!: QuoteMarket;

  @Field(() => Float, {
    nullable: true,
    description: 'The spread of the away team, or the total; null for a moneyline.',
  })
  line!: number | null;

  @Field(() => Float, { description: 'Decimal odds of the away team, or of the over.' })
  one!: number;

  @Field(() => Float, { description: 'Decimal odds of the home team, or of the under.' })
  two!: number;

  @Field(() => Float, { nullable: true, description: 'Decimal odds of a draw, where one is offered.' })
  draw!: number | null;

  @Field(() => DateTime, { description: 'When the provider last looked at the book.' })
  seenAt!: Date;
}

@ObjectType('MarketOdds', { description: 'What books show for a game.' })
export class MarketOddsType {
  @Field(() => ID, { description: 'The game.' })
  gameId!: string;

  @Field(() => [MarketQuoteType], {
    description:
      'One of each book and market, at most 60. Empty once it has started, and where no book shows it.',
  })
  quotes!: MarketQuoteType[];
}
