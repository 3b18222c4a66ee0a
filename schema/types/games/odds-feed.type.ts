import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  FEED_FAILURES,
  FEED_FAULTS,
  FEED_KINDS,
  type FeedFailureKind,
  type FeedFault,
  type FeedKind,
} from '#schema/rules/market/feed-names.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { enumOf, LeagueEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

const FeedKindEnum = enumOf('FeedKind', 'What is requested of the feed.', FEED_KINDS, {
  EVENTS: 'The schedule of a league. It costs nothing.',
  SCORES: 'Live and final scores.',
  ODDS: 'Odds of the games to come.',
});

const FeedFailureEnum = enumOf('FeedFailure', 'Why the provider gave no answer.', FEED_FAILURES, {
  SILENT: 'It did not answer in ten seconds.',
  RATE: 'It was asked too often.',
  QUOTA: 'The credits of the month are used up.',
  KEY: 'It refuses the key.',
  BROKEN: 'Its answer could not be read.',
});

const FeedFaultEnum = enumOf(
  'FeedFault',
  'Why a game, a book or a market of an answer was left out; everything else of the answer was kept.',
  FEED_FAULTS,
  {
    GAME: 'A game in a form that is not known.',
    START:
      'A game whose start is no date-time with an offset, is years away, or was two weeks ago when the game was new.',
    TEAM: 'A game whose teams cannot be distinguished, or have a name without letters or of more than 80 characters.',
    LEAGUE: 'A game with the key of another league.',
    TWICE: 'A game that is listed again; where the two differ, neither was kept.',
    TAKEN: 'A game under the id of another one, or with its teams exchanged.',
    BOOK: 'A book in a form that is not known.',
    FUTURE: 'A book that was seen more than a minute after the answer came.',
    MARKET: 'A market of a book in a form that is not known.',
  },
);

@ObjectType('FeedFaultCount', { description: 'How much of an answer was left out for one reason.' })
class FeedFaultCountType {
  @Field(() => FeedFaultEnum, { description: 'The reason.' })
  fault!: FeedFault;

  @Field(() => Int, { description: 'How many games, books or markets.' })
  count!: number;
}

@ObjectType('FeedCredits', { description: 'Credits of this month, as the provider last reported them.' })
class FeedCreditsType {
  @Field(() => Int, { description: 'Those that are left.' })
  remaining!: number;

  @Field(() => Int, { description: 'Those that are used.' })
  used!: number;
}

@ObjectType('FeedTask', { description: 'One thing that is requested of the feed, of one league.' })
export class FeedTaskType {
  @Field(() => FeedKindEnum, { description: 'What.' })
  kind!: FeedKind;

  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => DateTime, { nullable: true, description: 'When the last answer came; null before the first.' })
  answeredAt!: Date | null;

  @Field(() => DateTime, { description: 'When it is looked at next.' })
  dueAt!: Date;

  @Field(() => FeedFailureEnum, {
    nullable: true,
    description: 'Why the last try failed; null if it did not.',
  })
  failure!: FeedFailureKind | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when it fails.' })
  failingSince!: Date | null;

  @Field(() => [FeedFaultCountType], {
    description:
      'What of the last answer could not be read, one entry a reason, at most 10; empty where all of it could.',
  })
  faults!: FeedFaultCountType[];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Since when each answer has had something that could not be read; null where the last had nothing.',
  })
  faultsSince!: Date | null;
}

@ObjectType('FeedBook', { description: 'A book in one league.' })
export class FeedBookType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => String, { description: 'The book.' })
  book!: string;

  @Field(() => DateTime, { description: 'When the provider last looked at it.' })
  seenAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether that is 15 minutes or more before the last answer with odds of the league.',
  })
  isStale!: boolean;
}

@ObjectType('FeedHealth', { description: 'How the feed of games, odds and scores is doing.' })
export class FeedHealthType {
  @Field(() => String, { description: 'The provider, or where the schedule was imported from.' })
  source!: string;

  @Field(() => FeedCreditsType, {
    nullable: true,
    description: 'Null until the provider has reported them this month.',
  })
  credits!: FeedCreditsType | null;

  @Field(() => Int, { description: 'The credits that the month will have taken at this pace.' })
  monthlyCredits!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds between two rounds of odds; null when only closes are still paid for.',
  })
  oddsEverySeconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds between two rounds of scores while games are played.',
  })
  scoresEverySeconds!: number | null;

  @Field(() => [FeedTaskType], { description: 'By league, at most 18. Empty where nobody is asked.' })
  tasks!: FeedTaskType[];

  @Field(() => [FeedBookType], { description: 'The books of each league, at most 300.' })
  books!: FeedBookType[];
}

@InputType('RefreshFeedInput', { description: 'What to ask the provider for now.' })
export class RefreshFeedInput {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;
}

@ObjectType('RefreshFeedPayload', { description: 'The feed after the answer.' })
export class RefreshFeedPayload {
  @Field(() => FeedHealthType, { description: 'How it is doing now.' })
  health!: FeedHealthType;
}

@ObjectType('Team', { description: 'A team of a league, as the provider names it.' })
export class TeamType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [String], { description: 'Other names that an admin confirmed, folded; at most 20.' })
  aliases!: string[];
}

@ObjectType('UnknownTeam', { description: 'A name in picks that is no team of its league.' })
export class UnknownTeamType {
  @Field(() => LeagueEnum, { description: 'The league.' })
  league!: League;

  @Field(() => String, { description: 'The name as it was typed.' })
  name!: string;

  @Field(() => Int, { description: 'How many picks have it.' })
  picks!: number;
}

@InputType('AddAliasInput', { description: 'Another name of a team.' })
export class AddAliasInput {
  @Field(() => ID, { description: 'The team.' })
  teamId!: string;

  @Field(() => String, { description: 'The other name; at most 80 characters.' })
  name!: string;
}

@ObjectType('AddAliasPayload', { description: 'The team with its names.' })
export class AddAliasPayload {
  @Field(() => TeamType, { description: 'The team.' })
  team!: TeamType;
}
