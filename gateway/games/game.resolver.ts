import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { ArbitrageBoardType } from '#schema/types/games/arbitrage.type.ts';
import { GameType, MarketOddsType } from '#schema/types/games/game.type.ts';
import { CalendarDate } from '#schema/types/scalars.ts';
import { daySnapshot } from './day-snapshot.ts';
import { quotedBooks } from './market-snapshot.sql.ts';
import { marketSnapshot } from './market-snapshot.ts';
import { gamesOfDay, refuseWithoutFeed } from './named-games.ts';
import { readArbitrages } from './read-arbitrages.ts';

/** Upper bound of games a day. */
const MOST_GAMES = 200;

/** What these answer follows the schedule and never the picks. API keys are refused: the provider allows no resale. */
@Resolver()
export class GameResolver {
  @Authorized('MEMBER')
  @Query(() => [GameType], {
    description:
      'Members: the games of a day with their live and final scores, at most 200. API keys are refused.',
  })
  games(
    @Ctx() context: Context,
    @Arg('date', () => CalendarDate, { description: 'The New York day.' }) date: string,
  ): Promise<GameType[]> {
    refuseWithoutFeed(context);
    // Who changes the schedule sees it changed.
    return context.viewer?.readsAll ? gamesOfDay(context.database.em, date) : daySnapshot(context, date);
  }

  @Authorized('MEMBER')
  @Query(() => [MarketOddsType], {
    description: `Members: what books show for games that have not started, at most ${MOST_GAMES} of them. API keys are refused.`,
  })
  async marketOdds(
    @Ctx() context: Context,
    @Arg('gameIds', () => [ID], { description: 'The games.' }) gameIds: string[],
  ): Promise<MarketOddsType[]> {
    refuseWithoutFeed(context);
    if (gameIds.length > MOST_GAMES)
      throw new AppError('BAD_USER_INPUT', `At most ${MOST_GAMES} games at once`);
    const quotes = await marketSnapshot(context);
    return [...new Set(gameIds)].map((gameId) => ({ gameId, quotes: quotes.get(gameId) ?? [] }));
  }

  @Authorized('MEMBER')
  @Query(() => [String], {
    description: 'Members: the names of the books whose prices are read, at most 60. API keys are refused.',
  })
  async books(@Ctx() context: Context): Promise<string[]> {
    refuseWithoutFeed(context);
    const rows = await quotedBooks.all(context.database.em);
    return rows.map(({ book }) => book);
  }

  @Authorized('MEMBER')
  @Query(() => ArbitrageBoardType, {
    description:
      'Members: the arbitrage scanner, with entries for VIP. API keys are refused. Follow `arbitragesChanged` instead of asking again.',
  })
  arbitrages(@Ctx() context: Context): Promise<ArbitrageBoardType> {
    refuseWithoutFeed(context);
    return readArbitrages(context);
  }
}
