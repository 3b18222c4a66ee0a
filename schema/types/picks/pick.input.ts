import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market, PickResult } from '#schema/rules/picks/pick-values.ts';
import type { VoidReason } from '#schema/rules/picks/void-reasons.ts';
import { LeagueEnum, MarketEnum, PickResultEnum, TierEnum, VoidReasonEnum } from '#schema/types/enums.ts';
import { CalendarDate, DateTime, LocalTime } from '#schema/types/scalars.ts';
import { SheetAnswerInput } from './sheet.type.ts';

@InputType('CreatePickInput', { description: 'A new pick.' })
export class CreatePickInput {
  @Field(() => String, {
    nullable: true,
    description: 'An idempotency key of up to 64 characters: repeating it answers the same pick.',
  })
  requestId?: string;

  @Field(() => LeagueEnum, { description: 'The league of the game.' })
  sport!: League;

  @Field(() => TierEnum, { defaultValue: 'FREE', description: 'The tier it is published for.' })
  subscription!: Tier;

  @Field(() => String, { description: 'The team named first; at most 80 characters.' })
  teamOne!: string;

  @Field(() => String, { description: 'The team named second; at most 80 characters.' })
  teamTwo!: string;

  @Field(() => CalendarDate, { description: 'The New York day of the game.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The New York time of the game.' })
  time!: string;

  @Field(() => String, { description: 'What is picked; at most 200 characters.' })
  pick!: string;

  @Field(() => String, { description: 'Why it is picked; at most 4,000 characters.' })
  pickDetails!: string;

  @Field(() => MarketEnum, { nullable: true, description: 'The kind of bet.' })
  market?: Market | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total, between -1000 and 1000.' })
  line?: number | null;

  @Field(() => Float, { nullable: true, description: 'Decimal odds, above 1.' })
  odds?: number | null;

  @Field(() => Float, { nullable: true, description: 'Units staked, above 0 and at most 5.' })
  units?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The book at which the odds were seen; at most 80 characters.',
  })
  book?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The chance that it wins, above 0 and below 1, at most four places.',
  })
  probability?: number | null;

  @Field(() => String, { nullable: true, description: 'The analyst or model; at most 80 characters.' })
  analyst?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When Plus and Free members may read it, before its game starts; immediately by default.',
  })
  releaseAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The game of the schedule. League, day and teams have to be its own. Left out, the pick is linked to the game that it is certainly on (`gameMatch`); null: it is on none.',
  })
  gameId?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Save it as a draft that only admins see.' })
  draft!: boolean;

  @Field(() => [SheetAnswerInput], {
    defaultValue: [],
    description:
      'Answers to `extensions.questions` of an earlier refusal: what can mean two things is not kept before (docs/reading.md).',
  })
  answers!: SheetAnswerInput[];
}

@InputType('UpdatePickInput', { description: 'Changes to a pick. Fields that are left out stay unchanged.' })
export class UpdatePickInput implements Partial<Omit<CreatePickInput, 'requestId' | 'draft'>> {
  @Field(() => ID, { description: 'The pick.' })
  id!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version you read. If the pick has changed since, nothing is written.',
  })
  version?: number;

  @Field(() => LeagueEnum, { nullable: true, description: 'The league of the game.' })
  sport?: League;

  @Field(() => TierEnum, { nullable: true, description: 'The tier it is published for.' })
  subscription?: Tier;

  @Field(() => String, { nullable: true, description: 'The team named first; at most 80 characters.' })
  teamOne?: string;

  @Field(() => String, { nullable: true, description: 'The team named second; at most 80 characters.' })
  teamTwo?: string;

  @Field(() => CalendarDate, { nullable: true, description: 'The New York day of the game.' })
  date?: string;

  @Field(() => LocalTime, { nullable: true, description: 'The New York time of the game.' })
  time?: string;

  @Field(() => String, { nullable: true, description: 'What is picked; at most 200 characters.' })
  pick?: string;

  @Field(() => String, { nullable: true, description: 'Why it is picked; at most 4,000 characters.' })
  pickDetails?: string;

  @Field(() => MarketEnum, { nullable: true, description: 'The kind of bet; null removes it.' })
  market?: Market | null;

  @Field(() => Float, { nullable: true, description: 'The spread or total; null removes it.' })
  line?: number | null;

  @Field(() => Float, { nullable: true, description: 'Decimal odds, above 1; null removes them.' })
  odds?: number | null;

  @Field(() => Float, { nullable: true, description: 'Units staked; null removes them.' })
  units?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The book at which the odds were seen; null removes it.',
  })
  book?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The chance that it wins, above 0 and below 1; null removes it.',
  })
  probability?: number | null;

  @Field(() => String, { nullable: true, description: 'The analyst or model; null removes it.' })
  analyst?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When Plus and Free members may read it, before its game starts; null: immediately.',
  })
  releaseAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The game of the schedule; null: none. Left out, a pick without one is linked to the game that it is certainly on.',
  })
  gameId?: string | null;

  @Field(() => [SheetAnswerInput], {
    defaultValue: [],
    description:
      'Answers to `extensions.questions` of an earlier refusal: what can mean two things is not kept before (docs/reading.md).',
  })
  answers!: SheetAnswerInput[];
}

@InputType('PickIdInput', { description: 'Names one pick.' })
export class PickIdInput {
  @Field(() => ID, { description: 'The pick.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it is withdrawn, or its grade changed; at most 500 characters. Everyone sees it in the record.',
  })
  reason?: string | null;
}

@InputType('PostDraftsInput', { description: 'Names drafts to post together.' })
export class PostDraftsInput {
  @Field(() => [ID], { description: 'The drafts, at most 100.' })
  ids!: string[];
}

@InputType('SetWinnerInput', { description: 'The winner flag of a pick.' })
export class SetWinnerInput {
  @Field(() => ID, { description: 'The pick.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'True sets WIN; false sets a WIN back to PENDING and leaves other results.',
  })
  isWinner!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why an earlier grade is changed; at most 500 characters.',
  })
  reason?: string | null;
}

@InputType('GradePickInput', { description: 'The result of a pick.' })
export class GradePickInput {
  @Field(() => ID, { description: 'The pick.' })
  id!: string;

  @Field(() => PickResultEnum, { description: 'The result; PENDING removes it.' })
  result!: PickResult;

  @Field(() => VoidReasonEnum, { nullable: true, description: 'Required for VOID: the reason of the rules.' })
  voidReason?: VoidReason | null;

  @Field(() => String, { nullable: true, description: 'The final score; at most 80 characters.' })
  score?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Points of the team named first, kept as the score of the game; `scoreTwo` goes with it.',
  })
  scoreOne?: number | null;

  @Field(() => Int, { nullable: true, description: 'Points of the team named second.' })
  scoreTwo?: number | null;

  @Field(() => String, { nullable: true, description: 'Where the score was read; at most 300 characters.' })
  source?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why an earlier grade is changed, or a note; at most 500 characters. Readers see it.',
  })
  reason?: string | null;
}

@InputType('LinkGameInput', { description: 'Which game a pick is on.' })
export class LinkGameInput {
  @Field(() => ID, { description: 'The pick.' })
  pickId!: string;

  @Field(() => ID, { nullable: true, description: 'The game; null when it is none of the schedule.' })
  gameId?: string | null;
}
