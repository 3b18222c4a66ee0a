/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** How the record counts a pick. */
export type RecordKind =
  /** Posted after the start. */
  | 'LATE'
  /** Lost. */
  | 'LOSS'
  /** Not opened in time: lost at the most units. */
  | 'OVERDUE'
  /** Landed on the line. */
  | 'PUSH'
  /** The bet did not count. */
  | 'VOID'
  /** Won. */
  | 'WIN'
  /** Taken back before the start. */
  | 'WITHDRAWN';

/** The picks of a record. All conditions must match. Only days that are over are counted. */
export type RecordStatsFilter = {
  /** Only this analyst or model. */
  analyst?: string | null | undefined;
  /** As members of this plan could have had it: their picks, at the price when each opened for them. */
  asTier?: Tier | null | undefined;
  /** Only this league. */
  league?: League | null | undefined;
  /** Only this kind of bet. */
  market?: Market | null | undefined;
  /** Only days from this one on, instead of a window: since someone joined. */
  since?: string | null | undefined;
  /** Only picks posted for this tier. */
  tier?: Tier | null | undefined;
  /** The days; all by default. */
  window?: RecordWindow | null | undefined;
};

/** Days of a record. There are no others. */
export type RecordWindow =
  /** Since the first pick. */
  | 'ALL'
  /** The last 30 days. */
  | 'DAYS_30'
  /** The last 90 days. */
  | 'DAYS_90'
  /** The last 365 days. */
  | 'DAYS_365'
  /** Since the season began: the league's, or the winter's for all leagues. */
  | 'SEASON';

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

export type ClientPickFragment = { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, analyst: string | null, result: PickResult, locked: boolean, lockReason: LockReason | null, requiredTier: Tier | null, opensAt: string | null, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, seal: { number: number, sealedAt: string } | null };

export type ClientBoardQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type ClientBoardQuery = { board: { date: string, isToday: boolean, totalCount: number, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, analyst: string | null, result: PickResult, locked: boolean, lockReason: LockReason | null, requiredTier: Tier | null, opensAt: string | null, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, seal: { number: number, sealedAt: string } | null }> } };

export type ClientLiveBoardSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ClientLiveBoardSubscription = { boardChanged: { date: string, isToday: boolean, totalCount: number, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, analyst: string | null, result: PickResult, locked: boolean, lockReason: LockReason | null, requiredTier: Tier | null, opensAt: string | null, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, seal: { number: number, sealedAt: string } | null }> } };

export type ClientRecordQueryVariables = Exact<{
  filter?: RecordStatsFilter | null | undefined;
}>;


export type ClientRecordQuery = { recordStats: { from: string | null, to: string, withheld: boolean, figures: { n: number, wins: number, losses: number, pushes: number, hitRate: { value: number | null, interval: { low: number, high: number } | null }, staked: { n: number, units: number | null, staked: number, yield: number | null, interval: { low: number, high: number } | null } } | null } };

export type ClientRecordPicksQueryVariables = Exact<{
  filter?: RecordStatsFilter | null | undefined;
  kinds?: Array<RecordKind> | RecordKind | null | undefined;
  after?: string | null | undefined;
}>;


export type ClientRecordPicksQuery = { recordPicks: { nodes: Array<{ pickId: string, day: string, league: League, tier: Tier, teamOne: string, teamTwo: string, pick: string, market: Market | null, analyst: string | null, kind: RecordKind, odds: number | null, units: number | null, profit: number | null, postedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };
