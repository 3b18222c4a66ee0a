/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who is billed. A field that is left out or empty stays as it is. */
export type BillingInput = {
  /** Street and number. */
  address1?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** US or CA. */
  country?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** State or province. */
  state?: string | null | undefined;
};

/** The plan to change to. */
export type ChangePlanInput = {
  /** Refused if given: coupons apply to purchases, not to changes. */
  couponCode?: string | null | undefined;
  /** The next charge that was shown, in cents. If it has changed, nothing happens: a trial, and a cheaper plan, cost nothing now. */
  expectedNextChargeCents?: number | null | undefined;
  /** The charge that was shown, in cents, without which nothing is charged. If it has changed, nothing happens, and the error has the new amount. */
  expectedTotalCents?: number | null | undefined;
  /** PLUS, PREMIUM or VIP. To end the plan, cancel it. */
  tier: Tier;
};

/** How many charges a coupon discounts. */
export type CouponDuration =
  /** Every charge. */
  | 'FOREVER'
  /** The first `durationMonths` charges. */
  | 'MONTHS'
  /** The first charge only. */
  | 'ONCE';

/** A new coupon. */
export type CreateCouponInput = {
  /** 3 to 40 letters, digits, dashes or underscores; stored in upper case. */
  code: string;
  /** Percent or US dollars, 0 or more, to two decimals. Percentages above 100 count as 100. */
  discountAmount: number;
  /** Whether the amount is a percentage or dollars. */
  discountType: DiscountType;
  /** How many charges it discounts. */
  duration?: CouponDuration;
  /** How many charges, 1 to 36, when `duration` is MONTHS. */
  durationMonths?: number | null | undefined;
  /** When it ends; never by default. */
  endsAt?: string | null | undefined;
  /** Only for customers who have not paid anything yet. */
  firstPurchaseOnly?: boolean;
  /** How often one customer may use it; unlimited by default. */
  maxPerCustomer?: number | null | undefined;
  /** How often it may be used in total; unlimited by default. */
  maxRedemptions?: number | null | undefined;
  /** The plans it applies to; at least one, never FREE. */
  plans: Array<Tier>;
  /** When it starts; immediately by default. */
  startsAt?: string | null | undefined;
};

/** A new pick. */
export type CreatePickInput = {
  /** The analyst or model; at most 80 characters. */
  analyst?: string | null | undefined;
  /** Answers to `extensions.questions` of an earlier refusal: what can mean two things is not kept before (docs/reading.md). */
  answers?: Array<SheetAnswerInput>;
  /** The book at which the odds were seen; at most 80 characters. */
  book?: string | null | undefined;
  /** The New York day of the game. */
  date: string;
  /** Save it as a draft that only admins see. */
  draft?: boolean;
  /** The game of the schedule. League, day and teams have to be its own. Left out, the pick is linked to the game that it is certainly on (`gameMatch`); null: it is on none. */
  gameId?: string | null | undefined;
  /** The spread or total, between -1000 and 1000. */
  line?: number | null | undefined;
  /** The kind of bet. */
  market?: Market | null | undefined;
  /** Decimal odds, above 1. */
  odds?: number | null | undefined;
  /** What is picked; at most 200 characters. */
  pick: string;
  /** Why it is picked; at most 4,000 characters. */
  pickDetails: string;
  /** The chance that it wins, above 0 and below 1, at most four places. */
  probability?: number | null | undefined;
  /** When Plus and Free members may read it, before its game starts; immediately by default. */
  releaseAt?: string | null | undefined;
  /** An idempotency key of up to 64 characters: repeating it answers the same pick. */
  requestId?: string | null | undefined;
  /** The league of the game. */
  sport: League;
  /** The tier it is published for. */
  subscription?: Tier;
  /** The team named first; at most 80 characters. */
  teamOne: string;
  /** The team named second; at most 80 characters. */
  teamTwo: string;
  /** The New York time of the game. */
  time: string;
  /** Units staked, above 0 and at most 5. */
  units?: number | null | undefined;
};

/** Names one coupon. */
export type DeleteCouponInput = {
  /** Its code. If given, it must match the coupon, or nothing is deleted. */
  code?: string | null | undefined;
  /** The coupon. */
  id: string;
};

/** How a coupon counts its amount. */
export type DiscountType =
  /** US dollars off the price, never below zero. */
  | 'FIXED'
  /** Percent of the price. */
  | 'PERCENT';

/** Whether a pick has found its game. */
export type GameMatchKind =
  /** It may be on one of several games, or on one at another time: a person chooses. */
  | 'ASKED'
  /** It is on exactly one game of the schedule. */
  | 'LINKED'
  /** The schedule has no game for it, or somebody said that it is on none. */
  | 'NONE';

/** The state of an invoice. */
export type InvoiceState =
  /** Not paid yet. */
  | 'OPEN'
  /** Paid; for a refund: sent to the card. */
  | 'PAID'
  /** Not paid, and no longer retried. */
  | 'UNCOLLECTIBLE'
  /** The purchase failed, and nothing was charged. */
  | 'VOID';

/** Whether an invoice takes or refunds money. */
export type InvoiceType =
  /** A charge, paid or due. */
  | 'CHARGE'
  /** A refund. */
  | 'REFUND';

/** The league a game belongs to. */
export type League =
  /** Major League Baseball. */
  | 'MLB'
  /** National Basketball Association. */
  | 'NBA'
  /** College basketball. */
  | 'NCAAB'
  /** College football. */
  | 'NCAAF'
  /** National Football League. */
  | 'NFL'
  /** National Hockey League. */
  | 'NHL';

/** A limit that a member set for themselves. */
export type LimitStop =
  /** A break of some days. */
  | 'COOL_OFF'
  /** The monthly limit, which a charge would exceed. */
  | 'MONTHLY_LIMIT'
  /** A self-exclusion. */
  | 'SELF_EXCLUSION';

/** Why a pick is locked for its reader. */
export type LockReason =
  /** It is scheduled and opens for the viewer’s tier at `opensAt`. */
  | 'NOT_RELEASED'
  /** The viewer takes a break or has excluded themselves: no plan opens it. */
  | 'ON_BREAK'
  /** The viewer’s plan has lapsed because a payment failed. */
  | 'PAST_DUE'
  /** The viewer has paused their plan. */
  | 'PAUSED'
  /** The viewer is not signed in. */
  | 'SIGN_IN'
  /** The viewer’s plan does not include this tier. */
  | 'TIER'
  /** The viewer’s account trial has ended. */
  | 'TRIAL_ENDED';

/** What kind of bet a pick names. */
export type Market =
  /** Who wins the game. */
  | 'MONEYLINE'
  /** Any other outcome in a game, such as the points of one player. */
  | 'PROP'
  /** Who wins after the line is added. */
  | 'SPREAD'
  /** Whether the combined score is over or under the line. */
  | 'TOTAL';

/** Names one pick. */
export type PickIdInput = {
  /** The pick. */
  id: string;
  /** Why it is withdrawn, or its grade changed; at most 500 characters. Everyone sees it in the record. */
  reason?: string | null | undefined;
};

/** How a pick ended. */
export type PickResult =
  /** The pick lost. */
  | 'LOSS'
  /** Not decided yet. */
  | 'PENDING'
  /** The result landed on the line: stakes are returned. */
  | 'PUSH'
  /** The bet did not count, for example because the game was called off. */
  | 'VOID'
  /** The pick won. */
  | 'WIN';

/** The stage of a pick’s life. */
export type PickStatus =
  /** Being written; only admins see it. */
  | 'DRAFT'
  /** Posted. */
  | 'PUBLISHED'
  /** Withdrawn after release; stays in the record. */
  | 'WITHDRAWN';

/** A plan as it can be bought. */
export type PlanCode =
  /** Plus, paid from the first day: `plus`. */
  | 'PLUS'
  /** Plus after its trial: `plus_with_trial`. */
  | 'PLUS_WITH_TRIAL'
  /** Premium, paid from the first day: `premium`. */
  | 'PREMIUM'
  /** Premium after its trial: `premium_with_trial`. */
  | 'PREMIUM_WITH_TRIAL'
  /** VIP, which has no trial: `vip`. */
  | 'VIP';

/** The state of the plan of a member. */
export type PlanStatus =
  /** Paid and renewing. */
  | 'ACTIVE'
  /** Canceled; access continues until `currentPeriodEndsAt`. */
  | 'CANCELED'
  /** The account trial has ended, and there is no plan. */
  | 'EXPIRED'
  /** A payment failed. */
  | 'PAST_DUE'
  /** Paused by the member: no access and no charge until a day. */
  | 'PAUSED'
  /** In the account trial or the trial of a plan. */
  | 'TRIALING';

/** A purchase, or the start of a trial. A signed-in member buys for their own account. */
export type PurchaseInput = {
  /** Street and number. */
  address1?: string | null | undefined;
  /** Whether the buyer confirms to be 21 or older. */
  ageConfirmed?: boolean | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** US or CA. */
  country?: string | null | undefined;
  /** A coupon code. The purchase is refused if it does not apply. */
  couponCode?: string | null | undefined;
  /** The buyer's email address. For a signed-in member the account's address is used. */
  email: string;
  /** The next charge that was shown, in cents. If it has changed, nothing happens: a trial, and a cheaper plan, cost nothing now. */
  expectedNextChargeCents?: number | null | undefined;
  /** The total that was shown, in cents. If it has changed, nothing is charged, and the error has the new total. */
  expectedTotalCents?: number | null | undefined;
  /** The fingerprint of the device, to limit trials to one per device. */
  fingerprintId?: string | null | undefined;
  /** The buyer's first name. */
  firstName: string;
  /** An idempotency key of up to 255 characters. Repeating it never buys twice. */
  idempotencyKey?: string | null | undefined;
  /** The buyer's last name. */
  lastName: string;
  /** The same as `planType`, as an enum. */
  plan?: PlanCode | null | undefined;
  /** A plan code such as `plus` or `premium_with_trial`; `premium` by default. An unknown code is refused. */
  planType?: string | null | undefined;
  /** Postal code. */
  postalCode?: string | null | undefined;
  /** State or province. */
  state?: string | null | undefined;
  /** The payment token (nonce) from the card form. It can be used once. */
  token: string;
};

/** The device of the signed-in member. */
export type SaveFingerprintInput = {
  /** The fingerprint of the device; 1 to 128 characters. */
  fingerprintId: string;
  /** Your own id, which is the default. Any other is answered as NOT_FOUND. */
  userId?: string | null | undefined;
};

/** The winner flag of a pick. */
export type SetWinnerInput = {
  /** The pick. */
  id: string;
  /** True sets WIN; false sets a WIN back to PENDING and leaves other results. */
  isWinner: boolean;
  /** Why an earlier grade is changed; at most 500 characters. */
  reason?: string | null | undefined;
};

/** The answer to a question about a file or pasted text. */
export type SheetAnswerInput = {
  /** The key of one of its choices, or `by-line` where its words mean different things in different lines. */
  choice: string;
  /** The key of the question. One of other words is not used. */
  question: string;
};

/** What a member may see, from the least to the most. */
export type Tier =
  /** The account trial of one day: Free picks only. */
  | 'FREE'
  /** Free and Plus picks. */
  | 'PLUS'
  /** Free, Plus and Premium picks, an hour early. */
  | 'PREMIUM'
  /** Every pick, two hours early. */
  | 'VIP';

/** A new password for your account. */
export type UpdatePasswordInput = {
  /** At least 6 characters. */
  newPassword: string;
  /** Your uid. */
  userId: string;
};

/** A new card. */
export type UpdatePaymentMethodInput = {
  /** Who is billed from now on, on the next invoices too. Kept when the card is accepted. */
  billing?: BillingInput | null | undefined;
  /** The payment token (nonce) from the card form. It can be used once. */
  token: string;
};

/** Changes to a pick. Fields that are left out stay unchanged. */
export type UpdatePickInput = {
  /** The analyst or model; null removes it. */
  analyst?: string | null | undefined;
  /** Answers to `extensions.questions` of an earlier refusal: what can mean two things is not kept before (docs/reading.md). */
  answers?: Array<SheetAnswerInput>;
  /** The book at which the odds were seen; null removes it. */
  book?: string | null | undefined;
  /** The New York day of the game. */
  date?: string | null | undefined;
  /** The game of the schedule; null: none. Left out, a pick without one is linked to the game that it is certainly on. */
  gameId?: string | null | undefined;
  /** The pick. */
  id: string;
  /** The spread or total; null removes it. */
  line?: number | null | undefined;
  /** The kind of bet; null removes it. */
  market?: Market | null | undefined;
  /** Decimal odds, above 1; null removes them. */
  odds?: number | null | undefined;
  /** What is picked; at most 200 characters. */
  pick?: string | null | undefined;
  /** Why it is picked; at most 4,000 characters. */
  pickDetails?: string | null | undefined;
  /** The chance that it wins, above 0 and below 1; null removes it. */
  probability?: number | null | undefined;
  /** When Plus and Free members may read it, before its game starts; null: immediately. */
  releaseAt?: string | null | undefined;
  /** The league of the game. */
  sport?: League | null | undefined;
  /** The tier it is published for. */
  subscription?: Tier | null | undefined;
  /** The team named first; at most 80 characters. */
  teamOne?: string | null | undefined;
  /** The team named second; at most 80 characters. */
  teamTwo?: string | null | undefined;
  /** The New York time of the game. */
  time?: string | null | undefined;
  /** Units staked; null removes them. */
  units?: number | null | undefined;
  /** The version you read. If the pick has changed since, nothing is written. */
  version?: number | null | undefined;
};

export type UserFieldsFragment = { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string };

export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { me: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string } | null };

export type SignUpMutationVariables = Exact<{
  fingerprintId?: string | null | undefined;
}>;


export type SignUpMutation = { register: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string } } };

export type SignOutQueryVariables = Exact<{ [key: string]: never; }>;


export type SignOutQuery = { __typename: 'Query' };

export type UserByIdQueryVariables = Exact<{
  id: string;
}>;


export type UserByIdQuery = { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string } | null };

export type CheckDeviceQueryVariables = Exact<{
  fingerprintId: string;
}>;


export type CheckDeviceQuery = { checkFingerprint: { exists: boolean, email: string | null } };

export type KeepDeviceMutationVariables = Exact<{
  input: SaveFingerprintInput;
}>;


export type KeepDeviceMutation = { saveFingerprint: { saved: boolean } };

export type SetPasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type SetPasswordMutation = { updatePassword: { userId: string } };

export type CouponFieldsFragment = { id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number };

export type CheckCouponQueryVariables = Exact<{
  code: string;
  planType: string;
}>;


export type CheckCouponQuery = { validateCoupon: { isValid: boolean, code: string, message: string | null, discount: { type: DiscountType, amount: number } | null } };

export type MakeCouponMutationVariables = Exact<{
  input: CreateCouponInput;
}>;


export type MakeCouponMutation = { createCoupon: { coupon: { id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number } } };

export type AllCouponsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AllCouponsQuery = { coupons: { totalCount: number, nodes: Array<{ id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RemoveCouponMutationVariables = Exact<{
  input: DeleteCouponInput;
}>;


export type RemoveCouponMutation = { deleteCoupon: { deletedCouponId: string, code: string } };

export type PickFieldsFragment = { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null };

export type PicksOfDayQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type PicksOfDayQuery = { board: { date: string, isToday: boolean, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null }> } };

export type PostPickMutationVariables = Exact<{
  input: CreatePickInput;
}>;


export type PostPickMutation = { createPick: { pick: { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null }, gameMatch: { kind: GameMatchKind, says: string, game: { id: string } | null } } };

export type ChangePickMutationVariables = Exact<{
  update: UpdatePickInput;
  withUpdate: boolean;
  winner: SetWinnerInput;
  withWinner: boolean;
}>;


export type ChangePickMutation = { updatePick?: { pick: { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null } }, setWinner?: { pick: { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null } } };

export type RemovePickMutationVariables = Exact<{
  input: PickIdInput;
}>;


export type RemovePickMutation = { deletePick: { deletedPickId: string | null, withdrawnPick: { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, releaseAt: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, late: boolean, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null } | null } };

export type PlanFieldsFragment = { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string }, subscription: { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null };

export type BuyMutationVariables = Exact<{
  input: PurchaseInput;
}>;


export type BuyMutation = { purchase: { userId: string, email: string, tempPassword: string | null, tier: Tier, inTrial: boolean, totalCents: number, nextChargeAt: string, nextChargeCents: number, conversionValue: number } };

export type ChangeOwnPlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangeOwnPlanMutation = { changePlan: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string }, subscription: { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null } };

export type ReactivateOwnPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type ReactivateOwnPlanMutation = { reactivateSubscription: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string }, subscription: { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null } };

export type CancelOwnPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelOwnPlanMutation = { cancelSubscription: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string }, subscription: { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null } };

export type OwnInvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OwnInvoicesQuery = { invoices: { totalCount: number, nodes: Array<{ id: string, number: string, type: InvoiceType, planCode: string, totalCents: number, currency: string, state: InvoiceState, createdAt: string, paidAt: string | null, downloadUrl: string, pageUrl: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnCardQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCardQuery = { paymentMethod: { cardType: string, last4: string, expirationMonth: string, expirationYear: string } | null };

export type ReplaceOwnCardMutationVariables = Exact<{
  input: UpdatePaymentMethodInput;
}>;


export type ReplaceOwnCardMutation = { updatePaymentMethod: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string }, subscription: { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null } };

export type PlanTermsFragment = { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null };

export type SavedCardFragment = { cardType: string, last4: string, expirationMonth: string, expirationYear: string };

export const CouponFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<CouponFieldsFragment, unknown>;
export const PickFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PickFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UserFieldsFragment, unknown>;
export const PlanTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}}]} as unknown as DocumentNode<PlanTermsFragment, unknown>;
export const PlanFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}}]} as unknown as DocumentNode<PlanFieldsFragment, unknown>;
export const SavedCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<SavedCardFragment, unknown>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SignInQuery, SignInQueryVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"fingerprintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SignOutQuery, SignOutQueryVariables>;
export const UserByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UserByIdQuery, UserByIdQueryVariables>;
export const CheckDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkFingerprint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fingerprintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exists"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<CheckDeviceQuery, CheckDeviceQueryVariables>;
export const KeepDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveFingerprintInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFingerprint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}}]}}]}}]} as unknown as DocumentNode<KeepDeviceMutation, KeepDeviceMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const CheckCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"planType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CheckCouponQuery, CheckCouponQueryVariables>;
export const MakeCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<MakeCouponMutation, MakeCouponMutationVariables>;
export const AllCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<AllCouponsQuery, AllCouponsQueryVariables>;
export const RemoveCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCouponId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const PicksOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PicksOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isToday"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PicksOfDayQuery, PicksOfDayQueryVariables>;
export const PostPickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostPick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gameMatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PostPickMutation, PostPickMutationVariables>;
export const ChangePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"update"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePickInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withUpdate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"winner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWinnerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withWinner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"update"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withUpdate"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"setWinner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"winner"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withWinner"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<ChangePickMutation, ChangePickMutationVariables>;
export const RemovePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPickId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnPick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<RemovePickMutation, RemovePickMutationVariables>;
export const BuyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Buy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tempPassword"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"conversionValue"}}]}}]}}]} as unknown as DocumentNode<BuyMutation, BuyMutationVariables>;
export const ChangeOwnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOwnPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]}}]} as unknown as DocumentNode<ChangeOwnPlanMutation, ChangeOwnPlanMutationVariables>;
export const ReactivateOwnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateOwnPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]}}]} as unknown as DocumentNode<ReactivateOwnPlanMutation, ReactivateOwnPlanMutationVariables>;
export const CancelOwnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOwnPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]}}]} as unknown as DocumentNode<CancelOwnPlanMutation, CancelOwnPlanMutationVariables>;
export const OwnInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OwnInvoicesQuery, OwnInvoicesQueryVariables>;
export const OwnCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<OwnCardQuery, OwnCardQueryVariables>;
export const ReplaceOwnCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceOwnCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePaymentMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]}}]} as unknown as DocumentNode<ReplaceOwnCardMutation, ReplaceOwnCardMutationVariables>;