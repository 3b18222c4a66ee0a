import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { LeagueEnum } from '#schema/types/enums.ts';
import { PostponeGameInput, PostponeGamePayload } from '#schema/types/games/game-question.type.ts';
import { ImportGamesInput, ImportGamesPayload } from '#schema/types/games/import-games.type.ts';
import {
  AddAliasInput,
  AddAliasPayload,
  FeedHealthType,
  RefreshFeedInput,
  RefreshFeedPayload,
  TeamType,
} from '#schema/types/games/odds-feed.type.ts';
import { postponeGame } from './change-game.ts';
import { importGames } from './import-games.ts';
import { refuseWithoutFeed } from './named-games.ts';
import { readFeedHealth } from './read-feed-health.ts';
import { refreshFeed } from './run-feed.ts';
import { addAlias, teamsOf } from './teams.ts';

/** The feed as admins see it, and what they say of games and teams. */
@Resolver()
export class FeedResolver {
  @ForStaff('PICKS', 'OPERATIONS')
  @Query(() => FeedHealthType, {
    description: 'Admins: credits, and the age of each league and book. Throws FEED_OFF without a feed.',
  })
  feedHealth(@Ctx() context: Context): Promise<FeedHealthType> {
    refuseWithoutFeed(context);
    return readFeedHealth(context);
  }

  @ForStaff('PICKS')
  @Query(() => [TeamType], { description: 'Admins: the teams of a league by name, at most 500.' })
  teams(
    @Ctx() context: Context,
    @Arg('league', () => LeagueEnum, { description: 'The league.' }) league: League,
  ): Promise<TeamType[]> {
    return teamsOf(context.database.em, league);
  }

  @ForStaff('PICKS', 'OPERATIONS')
  @Mutation(() => RefreshFeedPayload, {
    description:
      'Admins: asks the provider for a league now. FEED_UNAVAILABLE when it gives no answer or no credits are left, FEED_OFF when none is asked.',
  })
  async refreshFeed(
    @Ctx() context: Context,
    @InputArg(RefreshFeedInput) { league }: RefreshFeedInput,
  ): Promise<RefreshFeedPayload> {
    await refreshFeed(context, league);
    return { health: await readFeedHealth({ ...context, now: context.clock.now() }) };
  }

  @ForStaff('PICKS')
  @Mutation(() => ImportGamesPayload, {
    description:
      'Admins: writes the games, scores and odds of a file, where ODDS_FEED is `csv`. BAD_USER_INPUT names line and column of every fault and every open question, and nothing is written then.',
  })
  importGames(
    @Ctx() context: Context,
    @InputArg(ImportGamesInput) input: ImportGamesInput,
  ): Promise<ImportGamesPayload> {
    return importGames(context, input);
  }

  @ForStaff('PICKS')
  @Mutation(() => AddAliasPayload, {
    description:
      'Admins: says that a team is also called so. CONFLICT when the name is that of another team of its league.',
  })
  async addAlias(
    @Ctx() context: Context,
    @InputArg(AddAliasInput) input: AddAliasInput,
  ): Promise<AddAliasPayload> {
    return { team: await addAlias(context, input) };
  }

  @ForStaff('PICKS')
  @Mutation(() => PostponeGamePayload, {
    description: 'Admins: says that a game was postponed, or that it was not. Its picks stay as they are.',
  })
  async postponeGame(
    @Ctx() context: Context,
    @InputArg(PostponeGameInput) input: PostponeGameInput,
  ): Promise<PostponeGamePayload> {
    return { game: await postponeGame(context, input) };
  }
}
