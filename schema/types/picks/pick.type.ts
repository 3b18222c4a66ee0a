import { Directive, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { LockReason } from '#schema/rules/access/visibility.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market, PickResult, PickStatus } from '#schema/rules/picks/pick-values.ts';
import {
  LeagueEnum,
  LockReasonEnum,
  MarketEnum,
  PickResultEnum,
  PickStatusEnum,
  TierEnum,
} from '#schema/types/enums.ts';
import { LiveScoreType } from '#schema/types/games/live-score.type.ts';
import { PickGradeType, PickOpeningType, PickSealType } from '#schema/types/record/seal.type.ts';
import { CalendarDate, DateTime, LocalTime } from '#schema/types/scalars.ts';
import { GameScoreType, PickPriceType } from './price.type.ts';

const gated = new Set<string>();

/** The names of all gated fields of a pick. Payloads, tests and canaries read them here, so that none can forget one. */
export const GATED_PICK_FIELDS: ReadonlySet<string> = gated;

/** The gate (docs/decisions/0003), declared where the field is: what carries it is null while a pick is locked. */
const TierGated = (): PropertyDecorator => (target, name) => {
  gated.add(String(name));
  Directive('@tier')(target, name);
};

@ObjectType('PickRevision', {
  description: 'An earlier version of a pick, replaced by an edit after release. Gated like its pick.',
})
class PickRevisionType {
  @Field(() => Int, { description: 'The number of this version.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was replaced.' })
  replacedAt!: Date;

  @Field(() => CalendarDate, { description: 'The New York day of the game in this version.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The New York time of the game in this version.' })
  time!: string;

  @TierGated()
  @Field(() => String, { nullable: true, description: 'What was picked. Null while the pick is locked.' })
  pick!: string;

  @TierGated()
  @Field(() => String, { nullable: true, description: 'Why. Null while the pick is locked.' })
  pickDetails!: string;

  @TierGated()
  @Field(() => MarketEnum, { nullable: true, description: 'The kind of bet. Null while the pick is locked.' })
  market!: Market | null;

  @TierGated()
  @Field(() => Float, { nullable: true, description: 'The line. Null while the pick is locked.' })
  line!: number | null;

  @TierGated()
  @Field(() => Float, { nullable: true, description: 'Decimal odds. Null while the pick is locked.' })
  odds!: number | null;

  @TierGated()
  @Field(() => Float, { nullable: true, description: 'Units staked. Null while the pick is locked.' })
  units!: number | null;

  @TierGated()
  @Field(() => String, {
    nullable: true,
    description: 'Where the odds were seen. Null while the pick is locked.',
  })
  book!: string | null;

  @TierGated()
  @Field(() => Float, {
    nullable: true,
    description: 'The chance it was given, from 0 to 1. Null while the pick is locked.',
  })
  probability!: number | null;
}

@ObjectType('Pick', {
  description:
    'A pick for one game. While it is locked for the viewer, the gated fields are null, which is not an error. Id, day, time, league, teams and tier are always present.',
})
export class PickType {
  @Field(() => ID, { description: 'Its id, such as `pick_…`.' })
  id!: string;

  @Field(() => LeagueEnum, { name: 'sport', description: 'The league of the game.' })
  league!: League;

  @Field(() => TierEnum, { name: 'subscription', description: 'The tier it is published for.' })
  tier!: Tier;

  @Field(() => PickStatusEnum, { description: 'Draft, published or withdrawn.' })
  status!: PickStatus;

  @Field(() => String, { description: 'The team named first, usually the away team.' })
  teamOne!: string;

  @Field(() => String, { description: 'The team named second, usually the home team.' })
  teamTwo!: string;

  @Field(() => CalendarDate, { description: 'The New York day of the game.' })
  date!: string;

  @Field(() => LocalTime, { description: 'The New York time of the game.' })
  time!: string;

  @Field(() => DateTime, { description: '`date` and `time` as an instant.' })
  startsAt!: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The game of the schedule that it is on, if that is known.',
  })
  gameId?: string | null;

  @Field(() => LiveScoreType, {
    nullable: true,
    description:
      'Members: the score of its game from the start until the pick is graded, at most five seconds old. Null for API keys.',
  })
  liveScore?: LiveScoreType | null;

  @TierGated()
  @Field(() => String, { nullable: true, description: 'What is picked. Null while locked.' })
  pick!: string;

  @TierGated()
  @Field(() => String, { nullable: true, description: 'Why it is picked. Null while locked.' })
  pickDetails!: string;

  @TierGated()
  @Field(() => MarketEnum, { nullable: true, description: 'The kind of bet. Null while locked.' })
  market!: Market | null;

  @TierGated()
  @Field(() => Float, {
    nullable: true,
    description: 'The spread or total. Null while locked.',
  })
  line!: number | null;

  @TierGated()
  @Field(() => Float, {
    nullable: true,
    description: 'Decimal odds: a stake of 1 returns this much. Null while locked.',
  })
  odds!: number | null;

  @TierGated()
  @Field(() => String, {
    nullable: true,
    description: 'The same odds in American form, such as -110. Null while locked.',
  })
  americanOdds?: string | null;

  @TierGated()
  @Field(() => Float, { nullable: true, description: 'How many units are staked. Null while locked.' })
  units!: number | null;

  @TierGated()
  @Field(() => String, {
    nullable: true,
    description: 'The book at which the odds were seen. Null while locked.',
  })
  book!: string | null;

  @TierGated()
  @Field(() => Float, {
    nullable: true,
    description: 'The chance it was given at posting, from 0 to 1. Null while locked.',
  })
  probability!: number | null;

  @Field(() => String, { nullable: true, description: 'The analyst or the model that made it.' })
  analyst!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When Plus and Free members may read a scheduled pick; null when it was released immediately.',
  })
  releaseAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was posted; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was withdrawn.' })
  withdrawnAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was withdrawn; null unless it was.' })
  withdrawnReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who withdrew it: a name that stays the same for a person; null unless it was.',
  })
  withdrawnBy!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it was posted after its game had started. Such a pick is shown and never counts.',
  })
  late!: boolean;

  @Field(() => PickResultEnum, { description: 'How it ended.' })
  result!: PickResult;

  @Field(() => Boolean, { description: 'Whether it won: `result` is WIN.' })
  isWinner?: boolean;

  @Field(() => Int, {
    description: 'The number of its version, from 1. Pass it to `updatePick` to detect concurrent edits.',
  })
  version!: number;

  @Field(() => Int, { description: 'How often it was edited after release; usually 0.' })
  edits!: number;

  @Field(() => Boolean, { description: 'Whether the gated fields are withheld from this viewer.' })
  locked?: boolean;

  @Field(() => TierEnum, {
    nullable: true,
    description: 'The lowest tier that opens it; null when it is open.',
  })
  requiredTier?: Tier | null;

  @Field(() => LockReasonEnum, { nullable: true, description: 'Why it is locked; null when it is open.' })
  lockReason?: LockReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it opens for this viewer without another plan: at its release, or, once its game has started, to everyone at the end of the day. Null when it is open, and when only a plan or a sign-in opens it.',
  })
  opensAt?: Date | null;

  @Field(() => [PickGradeType], {
    description: 'Its results, the first one first. More than one: it was graded again.',
  })
  grades?: PickGradeType[];

  @Field(() => PickSealType, {
    nullable: true,
    description: 'What the log of the record holds of it; null for a draft.',
  })
  seal?: PickSealType | null;

  @TierGated()
  @Field(() => PickOpeningType, {
    nullable: true,
    description: 'What opens its present version in the log; null while locked, and for a draft.',
  })
  opening?: PickOpeningType | null;

  @TierGated()
  @Field(() => [PickPriceType], {
    nullable: true,
    description: 'Its prices at the moments that figures need, at most 6. Null while locked.',
  })
  prices?: PickPriceType[] | null;

  @Field(() => GameScoreType, {
    nullable: true,
    description: 'The final score of its game; null until it was entered.',
  })
  score?: GameScoreType | null;

  @Field(() => [PickRevisionType], { description: 'The words it had before, newest first; usually none.' })
  revisions?: PickRevisionType[];
}
