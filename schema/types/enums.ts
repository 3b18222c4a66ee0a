import { registerEnumType } from 'type-graphql';
import { PLAN_STATUSES } from '#schema/rules/access/entitlement.ts';
import { LIMIT_STOPS } from '#schema/rules/access/limits.ts';
import { type PaidTier, TIERS } from '#schema/rules/access/tiers.ts';
import { LOCK_REASONS } from '#schema/rules/access/visibility.ts';
import { API_KEY_SCOPES } from '#schema/rules/api/api-keys.ts';
import { PROBLEM_KINDS } from '#schema/rules/api/problem-kinds.ts';
import {
  WEBHOOK_CHOICES,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DISABLED_REASONS,
} from '#schema/rules/api/webhook-values.ts';
import { COUPON_DURATIONS, DISCOUNT_TYPES } from '#schema/rules/money/coupons.ts';
import { DISPUTE_URGENT_DAYS } from '#schema/rules/money/disputes.ts';
import type { PlanSource } from '#schema/rules/money/plans.ts';
import { CHANGE_KINDS } from '#schema/rules/money/quote.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import { ODDS_FORMATS } from '#schema/rules/picks/odds-formats.ts';
import { PICK_CHANGES } from '#schema/rules/picks/pick-changes.ts';
import { MARKETS, PICK_ORDERS, PICK_RESULTS, PICK_STATUSES } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS, VOID_REASONS } from '#schema/rules/picks/void-reasons.ts';

/** Makes a GraphQL enum of a list of the rules; every value must be described. */
export function enumOf<V extends string>(
  name: string,
  description: string,
  values: readonly V[],
  described: Record<V, string>,
): Record<V, V> {
  const members = Object.fromEntries(values.map((value) => [value, value])) as Record<V, V>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [value, { description: described[value] }]),
  ) as Record<V, { description: string }>;
  registerEnumType(members, { name, description, valuesConfig });
  return members;
}

export const TierEnum = enumOf('Tier', 'What a member may see, from the least to the most.', TIERS, {
  FREE: 'The account trial of one day: Free picks only.',
  PLUS: 'Free and Plus picks.',
  PREMIUM: 'Free, Plus and Premium picks, an hour early.',
  VIP: 'Every pick, two hours early.',
});

export const LeagueEnum = enumOf('League', 'The league a game belongs to.', LEAGUES, {
  NFL: 'National Football League.',
  NCAAF: 'College football.',
  NBA: 'National Basketball Association.',
  NCAAB: 'College basketball.',
  MLB: 'Major League Baseball.',
  NHL: 'National Hockey League.',
});

export const PickStatusEnum = enumOf('PickStatus', 'The stage of a pick’s life.', PICK_STATUSES, {
  DRAFT: 'Being written; only admins see it.',
  PUBLISHED: 'Posted.',
  WITHDRAWN: 'Withdrawn after release; stays in the record.',
});

export const PickResultEnum = enumOf('PickResult', 'How a pick ended.', PICK_RESULTS, {
  PENDING: 'Not decided yet.',
  WIN: 'The pick won.',
  LOSS: 'The pick lost.',
  PUSH: 'The result landed on the line: stakes are returned.',
  VOID: 'The bet did not count, for example because the game was called off.',
});

export const VoidReasonEnum = enumOf('VoidReason', 'Why a pick is void, by the house rules.', VOID_REASONS, {
  POSTPONED: VOID_REASON_TEXTS.POSTPONED.text,
  ABANDONED: VOID_REASON_TEXTS.ABANDONED.text,
  NO_ACTION: VOID_REASON_TEXTS.NO_ACTION.text,
  WRONG_LINE: VOID_REASON_TEXTS.WRONG_LINE.text,
});

export const PickOrderEnum = enumOf('PickOrder', 'In which order a list has its picks.', PICK_ORDERS, {
  NEWEST: 'The latest game first.',
  OLDEST: 'The earliest game first.',
});

export const PickChangeKindEnum = enumOf('PickChangeKind', 'What happened to a pick.', PICK_CHANGES, {
  RELEASED:
    'It came onto a board, or what was locked for this reader opened: by plan, by schedule, or with its day.',
  LOCKED: 'It is now locked for this viewer, or for another reason than before.',
  STARTED: 'Its game has started, so the pick cannot be edited any more.',
  EDITED: 'Its content, game or schedule was edited.',
  GRADED: 'Its result was set or removed.',
  WITHDRAWN: 'It was withdrawn after release; it stays in the record.',
  REMOVED: 'It is on no board any more: deleted before anyone could read it, or moved to a future day.',
});

export const MarketEnum = enumOf('Market', 'What kind of bet a pick names.', MARKETS, {
  MONEYLINE: 'Who wins the game.',
  SPREAD: 'Who wins after the line is added.',
  TOTAL: 'Whether the combined score is over or under the line.',
  PROP: 'Any other outcome in a game, such as the points of one player.',
});

export const LockReasonEnum = enumOf('LockReason', 'Why a pick is locked for its reader.', LOCK_REASONS, {
  SIGN_IN: 'The viewer is not signed in.',
  TIER: 'The viewer’s plan does not include this tier.',
  TRIAL_ENDED: 'The viewer’s account trial has ended.',
  NOT_RELEASED: 'It is scheduled and opens for the viewer’s tier at `opensAt`.',
  PAST_DUE: 'The viewer’s plan has lapsed because a payment failed.',
  PAUSED: 'The viewer has paused their plan.',
  ON_BREAK: 'The viewer takes a break or has excluded themselves: no plan opens it.',
});

export const PlanStatusEnum = enumOf('PlanStatus', 'The state of the plan of a member.', PLAN_STATUSES, {
  ACTIVE: 'Paid and renewing.',
  TRIALING: 'In the account trial or the trial of a plan.',
  CANCELED: 'Canceled; access continues until `currentPeriodEndsAt`.',
  PAST_DUE: 'A payment failed.',
  PAUSED: 'Paused by the member: no access and no charge until a day.',
  EXPIRED: 'The account trial has ended, and there is no plan.',
});

export const DiscountTypeEnum = enumOf('DiscountType', 'How a coupon counts its amount.', DISCOUNT_TYPES, {
  PERCENT: 'Percent of the price.',
  FIXED: 'US dollars off the price, never below zero.',
});

export const CouponDurationEnum = enumOf(
  'CouponDuration',
  'How many charges a coupon discounts.',
  COUPON_DURATIONS,
  {
    ONCE: 'The first charge only.',
    MONTHS: 'The first `durationMonths` charges.',
    FOREVER: 'Every charge.',
  },
);

export const ChangeKindEnum = enumOf('ChangeKind', 'Which way a change of plan goes.', CHANGE_KINDS, {
  NONE: 'To the current plan: a pending change is dropped.',
  UPGRADE: 'To a higher tier, now.',
  DOWNGRADE: 'To a lower tier, at the end of the period.',
});

export const ProblemKindEnum = enumOf('ProblemKind', 'What a problem is about.', PROBLEM_KINDS, {
  CARD_TESTING:
    'Many more cards than usual were declined in the last hour: someone may be testing stolen ones.',
  RECORD: 'The record is stopped, or a witness has not signed it for ten minutes.',
  LATE_OPENING:
    'Picks of a day that is over have not opened. A day after they were due they count as lost at the most units.',
  DISPUTE_DUE: `A dispute has to be answered within ${DISPUTE_URGENT_DAYS} days.`,
  NO_PICK: 'A league in play has no pick for today at 14:45 New York time.',
  UNGRADED: 'Picks of a day have no result six hours after the start of their games.',
  GAME: 'Something about a game with picks that only a person can say.',
  FEED: 'The feed of games and odds gives no answer, or shows old prices.',
  APPROVAL: 'An act of the staff waits for a second person.',
  DISPUTE: 'A bank disputes a payment, or asks about it, and waits for an answer.',
  PAYMENT: 'The outcome of a charge or refund has been unknown for more than a minute.',
  DISCREPANCY: 'Our records and the processor’s transactions differ.',
  OTHER_RULES: 'A pick was graded or closed otherwise than the rules of today say.',
  FIGURES: 'Sums of the record differ from its picks, so its figures are hidden.',
  REVENUE: 'A check of the figures of revenue failed, so those figures are hidden.',
  WEBHOOK: 'A webhook of the processor could not be processed.',
  MAIL: 'A mail could not be delivered.',
  ALERTS: 'Members were not told of picks, or a minute late.',
  STANDBY: 'The standby for public reads is lost or behind, so the primary is read.',
  JOB: 'A background job fails, or has not run for too long.',
});

export const ApiKeyScopeEnum = enumOf('ApiKeyScope', 'What an API key may do.', API_KEY_SCOPES, {
  READ_PICKS: '`read:picks`: reads boards and picks as the key’s owner may see them at that moment.',
  READ_RECORD: '`read:record`: reads the public record; today’s picks stay locked.',
  WRITE_PICKS: '`write:picks`: posts, changes and grades picks while the key’s owner is an admin.',
  WRITE_PRICES: '`write:prices`: writes prices and final scores while the key’s owner is an admin.',
});

export const LimitStopEnum = enumOf('LimitStop', 'A limit that a member set for themselves.', LIMIT_STOPS, {
  COOL_OFF: 'A break of some days.',
  SELF_EXCLUSION: 'A self-exclusion.',
  MONTHLY_LIMIT: 'The monthly limit, which a charge would exceed.',
});

export const PlanSourceEnum: Record<Uppercase<PlanSource>, PlanSource> = {
  PURCHASE: 'purchase',
  GRANT: 'grant',
};
registerEnumType(PlanSourceEnum, {
  name: 'PlanSource',
  description: 'How a member got a plan.',
  valuesConfig: {
    PURCHASE: { description: 'Bought.' },
    GRANT: { description: 'Granted by an admin until a day, without a charge.' },
  },
});

/** The codes that can be bought, under names of GraphQL. */
export const PlanCodeEnum = {
  PLUS: 'plus',
  PREMIUM: 'premium',
  VIP: 'vip',
  PLUS_WITH_TRIAL: 'plus_with_trial',
  PREMIUM_WITH_TRIAL: 'premium_with_trial',
} as const satisfies Record<PaidTier, string> & Record<string, string>;
export type PlanCode = (typeof PlanCodeEnum)[keyof typeof PlanCodeEnum];
registerEnumType(PlanCodeEnum, {
  name: 'PlanCode',
  description: 'A plan as it can be bought.',
  valuesConfig: {
    PLUS: { description: 'Plus, paid from the first day: `plus`.' },
    PREMIUM: { description: 'Premium, paid from the first day: `premium`.' },
    VIP: { description: 'VIP, which has no trial: `vip`.' },
    PLUS_WITH_TRIAL: { description: 'Plus after its trial: `plus_with_trial`.' },
    PREMIUM_WITH_TRIAL: { description: 'Premium after its trial: `premium_with_trial`.' },
  },
});

export const WebhookEventEnum = enumOf(
  'WebhookEvent',
  'The events that an endpoint can receive.',
  WEBHOOK_CHOICES,
  {
    PICK_RELEASED: '`pick.released`: a pick can be read for the first time.',
    PICK_GRADED: '`pick.graded`: the result of a pick was set, corrected or removed.',
    SUBSCRIPTION_CREATED:
      '`subscription.created`, for admins: a plan was bought, its trial started, or it was granted.',
    SUBSCRIPTION_RENEWED: '`subscription.renewed`, for admins: a new period was paid.',
    SUBSCRIPTION_CHANGED:
      '`subscription.changed`, for admins: to another plan, now or at the end of the period.',
    SUBSCRIPTION_CANCELLED: '`subscription.cancelled`, for admins: the plan ends with its period.',
    SUBSCRIPTION_REACTIVATED: '`subscription.reactivated`, for admins: a canceled plan continues.',
    SUBSCRIPTION_PAUSED:
      '`subscription.paused`, for admins: a pause began with the end of the paid period; its end is `change.until`.',
    SUBSCRIPTION_RESUMED:
      '`subscription.resumed`, for admins: a paused plan runs again, and a new period was paid.',
    SUBSCRIPTION_PAYMENT_FAILED: '`subscription.payment_failed`, for admins: a charge was declined.',
    SUBSCRIPTION_ENDED: '`subscription.ended`, for admins: the plan has ended.',
  },
);

export const WebhookDeliveryStateEnum = enumOf(
  'WebhookDeliveryState',
  'The state of a delivery.',
  WEBHOOK_DELIVERY_STATES,
  {
    PENDING: 'Waiting for its first or next attempt.',
    DELIVERED: 'The endpoint answered 2xx.',
    FAILED: 'Ten attempts failed. It is sent again only if you redeliver it.',
    WITHHELD: 'Not sent: the key has expired or may no longer have it.',
  },
);

export const WebhookDisabledReasonEnum = enumOf(
  'WebhookDisabledReason',
  'Why nothing more is sent to an endpoint.',
  WEBHOOK_DISABLED_REASONS,
  {
    FAILING: 'Ten calls in a row failed.',
    GONE: 'The endpoint answered 410 Gone.',
  },
);

export const OddsFormatEnum = enumOf('OddsFormat', 'How a price is written.', ODDS_FORMATS, {
  AMERICAN: '-110 or +150.',
  DECIMAL: '1.91: a stake of 1 returns 1.91.',
  FRACTIONAL: '10/11: a stake of 11 wins 10.',
});
