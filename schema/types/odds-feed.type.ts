import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  FEED_FAILURES,
  FEED_KINDS,
  type FeedFailureKind,
  type FeedKind,
} from '#schema/rules/market/feed-names.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { enumOf, LeagueEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

const FeedKindEnum = enumOf('FeedKind', 'What the feed is asked for.', FEED_KINDS, {
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

@ObjectType('FeedCredits', { description: 'Credits of this month, as the provider last reported them.' })
class FeedCreditsType {
  @Field(() => Int, { description: 'Those that are left.' })
  remaining!: number;

  @Field(() => Int, { description: 'Those that are used.' })
  used!: number;
}

@ObjectType('FeedTask', { description: 'One thing that the feed is asked for, of one league.' })
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

@InputType('ImportGamesInput', { description: 'A file of games.' })
export class ImportGamesInput {
  @Field(() => String, {
    description:
      'CSV, at most 5,000 lines: a line for each game, or for each price of it. The first line names the columns league, away, home, day and time; id, game, away_score, home_score, final, book, market, line, one and two may follow.',
  })
  file!: string;
}

@ObjectType('ImportGamesPayload', { description: 'What was imported.' })
export class ImportGamesPayload {
  @Field(() => Int, { description: 'How many games the file has.' })
  games!: number;

  @Field(() => Int, { description: 'How many prices.' })
  prices!: number;
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
