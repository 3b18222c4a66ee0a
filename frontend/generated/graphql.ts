/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A dispute that is left to the bank. */
export type AcceptDisputeInput = {
  /** The dispute. */
  disputeId: string;
  /** Why, for the audit log; at most 200 characters. */
  reason: string;
};

/** An invitation, as the link in its mail has it. */
export type AcceptStaffInvitationInput = {
  /** `member` of the link. */
  invitationId: string;
  /** `signature` of the link. */
  signature: string;
};

/** A problem that somebody takes care of. */
export type AcknowledgeProblemInput = {
  /** Its fact, as it was shown. */
  fact: string;
  /** Its kind. */
  kind: ProblemKind;
  /** What is done about it; at most 200 characters. */
  note: string;
  /** Its subject. */
  subject: string;
  /** When it is listed as open again if it has not been solved; within 30 days. */
  until: string;
};

/** Another name of a team. */
export type AddAliasInput = {
  /** The other name; at most 80 characters. */
  name: string;
  /** The team. */
  teamId: string;
};

/** A passkey that a browser made. */
export type AddPasskeyInput = {
  /** A name for it, such as the device; at most 60 characters. */
  name: string;
  /** The browser’s answer to `startPasskey`, as JSON. */
  response: string;
};

/** A subscription as the browser’s `PushManager` gives it. */
export type AddPushInput = {
  /** `keys.auth`: the secret of the subscription. */
  auth: string;
  /** The address at the push service of Chrome, Firefox, Safari or Edge. */
  endpoint: string;
  /** `keys.p256dh`: the browser’s public key. */
  p256dh: string;
};

/** How members are notified of picks. */
export type AlertChannel =
  /** In the Discord channel of their plan. */
  | 'DISCORD'
  /** By email. */
  | 'MAIL'
  /** By notifications of a browser or phone. */
  | 'PUSH';

/** What members are sent. */
export type AlertKind =
  /** The picks of a day, once a day. */
  | 'DIGEST'
  /** Picks that were changed after they were sent. */
  | 'EDIT'
  /** How the picks of a day went. */
  | 'RECAP'
  /** Picks that opened. */
  | 'RELEASE'
  /** Picks that were withdrawn after they were sent. */
  | 'WITHDRAWAL';

/** Evidence against a dispute. */
export type AnswerDisputeInput = {
  /** The dispute. */
  disputeId: string;
  /** Why, for the audit log; at most 200 characters. */
  reason: string;
  /** The evidence for the bank; at most 4000 characters. */
  text: string;
};

/** An answer to a question about a game. */
export type AnswerGameQuestionInput = {
  /** The answer. */
  answer: GameAnswer;
  /** The question. */
  questionId: string;
};

/** What an API key may do. */
export type ApiKeyScope =
  /** `read:picks`: reads boards and picks as the key’s owner may see them at that moment. */
  | 'READ_PICKS'
  /** `read:record`: reads the public record; today’s picks stay locked. */
  | 'READ_RECORD'
  /** `write:picks`: posts, changes and grades picks while the key’s owner is an admin. */
  | 'WRITE_PICKS'
  /** `write:prices`: writes prices and final scores while the key’s owner is an admin. */
  | 'WRITE_PRICES';

/** Why one person is not enough. */
export type ApprovalCause =
  /** A reply to a dispute about $500 or more. */
  | 'LARGE_DISPUTE'
  /** A refund of $500 or more, together with what the invoice gave back before; of more than $100 for who may refund only that. */
  | 'LARGE_REFUND'
  /** The sixth refund of one person within an hour, or a later one. */
  | 'MANY_REFUNDS'
  /** Owners may do everything, so a further one waits an hour, or for another owner. */
  | 'NEW_OWNER';

/** What may need a second person. */
export type ApprovalKind =
  /** A reply to a disputed payment. */
  | 'DISPUTE'
  /** A further owner. */
  | 'OWNER'
  /** A refund. */
  | 'REFUND';

/** What is approved. */
export type ApproveActInput = {
  /** The approval that is requested. */
  approvalId: string;
};

/** What an entry of the audit log is about. */
export type AuditArea =
  /** Coupons. */
  | 'COUPONS'
  /** API keys and webhook endpoints. */
  | 'KEYS'
  /** Accounts, sessions and members’ own limits. */
  | 'MEMBERS'
  /** Plans and refunds. */
  | 'MONEY'
  /** Problems that somebody takes care of, and mails that could not be delivered. */
  | 'OPERATIONS'
  /** Picks, their grades and prices, and alerts about them. */
  | 'PICKS'
  /** Roles, passkeys and downloads of the log. */
  | 'STAFF';

/** Which entries of the audit log; all without a field. */
export type AuditLogFilterInput = {
  /** Only what this address or uid did. */
  actor?: string | null | undefined;
  /** Only entries about this. */
  area?: AuditArea | null | undefined;
  /** Only what people did, not the product by itself or by a rule. */
  byPeople?: boolean | null | undefined;
  /** The first day, New York time. */
  from?: string | null | undefined;
  /** Only what was done with this API key. */
  keyId?: string | null | undefined;
  /** Only what was done to this: a member’s address, an invoice number, a coupon code, or an id. */
  target?: string | null | undefined;
  /** The last day, New York time. */
  to?: string | null | undefined;
};

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

/** What a member said at the cancellation of a plan. */
export type CancelAnswer =
  /** Nothing. */
  | 'NONE'
  /** Another reason. */
  | 'OTHER'
  /** It costs too much. */
  | 'PRICE'
  /** Something on the site did not work for them. */
  | 'PRODUCT'
  /** The picks did not do well enough. */
  | 'RESULTS'
  /** Their season is over. */
  | 'SEASON'
  /** More picks than they can use. */
  | 'TOO_MANY';

/** Why a member cancels a plan. */
export type CancelReason =
  /** Another reason. */
  | 'OTHER'
  /** It costs too much. */
  | 'PRICE'
  /** Something on the site did not work for them. */
  | 'PRODUCT'
  /** The picks did not do well enough. */
  | 'RESULTS'
  /** Their season is over. */
  | 'SEASON'
  /** More picks than they can use. */
  | 'TOO_MANY';

/** A plan that an admin cancels for a member. */
export type CancelRenewalInput = {
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId?: string | null | undefined;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen?: string | null | undefined;
  /** The uid of the member. */
  userId: string;
};

/** Which way a change of plan goes. */
export type ChangeKind =
  /** To a lower tier, at the end of the period. */
  | 'DOWNGRADE'
  /** To the current plan: a pending change is dropped. */
  | 'NONE'
  /** To a higher tier, now. */
  | 'UPGRADE';

/** Another plan for a member. */
export type ChangeMemberPlanInput = {
  /** The next charge that the preview showed, in cents. If it has changed, nothing happens: a cheaper plan costs nothing now. */
  expectedNextChargeCents?: number | null | undefined;
  /** The charge that the preview showed, in cents. If it has changed, nothing happens. */
  expectedTotalCents?: number | null | undefined;
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId: string;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen: string;
  /** PLUS, PREMIUM or VIP. */
  tier: Tier;
  /** The uid of the member. */
  userId: string;
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

/** A new price of a plan. */
export type ChangePlanPriceInput = {
  /** What they cost before discounts, in cents: 100 to 1,000,000. */
  cents: number;
  /** For so many months: 1. */
  months: number;
  /** Why, for the audit log; at most 200 characters. */
  reason: string;
  /** Chosen by the caller, at most 64 characters: the same id never changes a price twice. */
  requestId: string;
  /** From when on, within a year; null: at once. */
  startsAt?: string | null | undefined;
  /** The plan, not the free one. */
  tier: Tier;
  /** The highest id of `planPrices` that was shown. A higher one by now is CONFLICT. */
  version: number;
};

/** The API key that you vouch for. */
export type ConfirmApiKeyInput = {
  /** Its id. */
  id: string;
};

/** A passkey that a browser showed. */
export type ConfirmPasskeyInput = {
  /** The browser’s answer to `startPasskeyCheck`, as JSON. */
  response: string;
};

/** Another address for an account. */
export type CorrectAddressInput = {
  /** The address that is right. */
  email: string;
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId: string;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen: string;
  /** The uid of the member. */
  userId: string;
};

/** How many charges a coupon discounts. */
export type CouponDuration =
  /** Every charge. */
  | 'FOREVER'
  /** The first `durationMonths` charges. */
  | 'MONTHS'
  /** The first charge only. */
  | 'ONCE';

/** A new API key. */
export type CreateApiKeyInput = {
  /** When it expires, at most 366 days from now. By default it does not expire. */
  expiresAt?: string | null | undefined;
  /** A name of your choice: 1 to 60 characters. */
  name: string;
  /** What it may do; at least one. */
  scopes: Array<ApiKeyScope>;
};

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

/** A batch of codes that can each be used once. */
export type CreateCouponsInput = {
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
  /** What the batch is called, at most 80 characters. */
  label: string;
  /** The plans it applies to; at least one, never FREE. */
  plans: Array<Tier>;
  /** Chosen by the caller, 8 to 80 letters and digits: the same id never creates a second batch. */
  requestId: string;
  /** How many codes, 1 to 10,000. */
  size: number;
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

/** A new webhook endpoint. A key has at most 5. */
export type CreateWebhookEndpointInput = {
  /** Your API key whose access it uses. */
  apiKeyId: string;
  /** Its events; at least one. */
  events: Array<WebhookEvent>;
  /** Where to post: https, on port 443, 4443, 8443 or 9443, with a name that leads to public addresses only. */
  url: string;
};

/** The confirmation of a deletion. */
export type DeleteAccountInput = {
  /** The email address of the account, typed again. */
  email: string;
};

/** Names one coupon. */
export type DeleteCouponInput = {
  /** Its code. If given, it must match the coupon, or nothing is deleted. */
  code?: string | null | undefined;
  /** The coupon. */
  id: string;
};

/** A member to delete. */
export type DeleteMemberInput = {
  /** Why, for the audit log. */
  reason: string;
  /** The uid. */
  userId: string;
};

/** Which passkey goes. */
export type DeletePasskeyInput = {
  /** Its id. */
  id: string;
};

/** A member who can no longer sign in, or can again. */
export type DisableMemberInput = {
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId: string;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen: string;
  /** The uid of the member. */
  userId: string;
};

/** How far a Discord account is linked. */
export type DiscordState =
  /** Discord refused the role. It is tried again. */
  | 'FAILED'
  /** The account is not in the server. Linking again adds it. */
  | 'NOT_IN_SERVER'
  /** The plan, or a break, gives no role. */
  | 'NO_ROLE'
  /** The role changes within seconds. */
  | 'PENDING'
  /** The account has the role of the plan. */
  | 'READY'
  /** No account is linked. */
  | 'UNLINKED';

/** How a coupon counts its amount. */
export type DiscountType =
  /** US dollars off the price, never below zero. */
  | 'FIXED'
  /** Percent of the price. */
  | 'PERCENT';

/** Money of disputes that counts as cash. */
export type DisputeCash =
  /** What came back of disputes that were won, by the day it came. */
  | 'RETURNED'
  /** What banks took, by the day they took it. */
  | 'TAKEN';

/** What a bank does about a payment. */
export type DisputeKind =
  /** It took the money back. */
  | 'CHARGEBACK'
  /** It asks. No money has moved, and the plan runs on. */
  | 'INQUIRY'
  /** It took the money back once more, after a dispute that was won. */
  | 'PRE_ARBITRATION';

/** What is replied to a bank. */
export type DisputeReplyKind =
  /** The money is left to the bank. */
  | 'ACCEPT'
  /** Evidence that the payment was right. */
  | 'ANSWER';

/** How far a reply has come. */
export type DisputeReplyState =
  /** The processor refused it. While the dispute is open, another can be sent. */
  | 'REFUSED'
  /** It is sent until the processor has answered. */
  | 'SENDING'
  /** The processor has it. */
  | 'SENT'
  /** It waits for a second person. */
  | 'WAITING';

/** How far a dispute has come. */
export type DisputeState =
  /** The money was left to the member. */
  | 'ACCEPTED'
  /** Evidence was sent, and the bank has not decided. */
  | 'ANSWERED'
  /** Nobody answered in time, so the money is gone. */
  | 'EXPIRED'
  /** The bank kept the money. */
  | 'LOST'
  /** It waits for an answer. */
  | 'OPEN'
  /** The bank gave the money back. */
  | 'WON';

/** A mail to give up. */
export type DropMailInput = {
  /** The key of the mail, which is the subject of its problem. */
  key: string;
  /** Why; at most 200 characters. */
  reason: string;
};

/** A self-exclusion, which cannot be shortened. */
export type ExcludeSelfInput = {
  /** Its length in months: 6, 12 or 60; 0 is for good. */
  months: number;
};

/** Which list to save, and what of it. */
export type ExportListInput = {
  /** What of it; all by default. */
  filters?: Array<ListFilterInput>;
  /** The list. */
  list: SavedList;
};

/** Why the provider gave no answer. */
export type FeedFailure =
  /** Its answer could not be read. */
  | 'BROKEN'
  /** It refuses the key. */
  | 'KEY'
  /** The credits of the month are used up. */
  | 'QUOTA'
  /** It was asked too often. */
  | 'RATE'
  /** It did not answer in ten seconds. */
  | 'SILENT';

/** Why a game, a book or a market of an answer was left out; everything else of the answer was kept. */
export type FeedFault =
  /** A book in a form that is not known. */
  | 'BOOK'
  /** A book that was seen more than a minute after the answer came. */
  | 'FUTURE'
  /** A game in a form that is not known. */
  | 'GAME'
  /** A game with the key of another league. */
  | 'LEAGUE'
  /** A market of a book in a form that is not known. */
  | 'MARKET'
  /** A game whose start is no date-time with an offset, is years away, or was two weeks ago when the game was new. */
  | 'START'
  /** A game under the id of another one, or with its teams exchanged. */
  | 'TAKEN'
  /** A game whose teams cannot be distinguished, or have a name without letters or of more than 80 characters. */
  | 'TEAM'
  /** A game that is listed again; where the two differ, neither was kept. */
  | 'TWICE';

/** What is requested of the feed. */
export type FeedKind =
  /** The schedule of a league. It costs nothing. */
  | 'EVENTS'
  /** Odds of the games to come. */
  | 'ODDS'
  /** Live and final scores. */
  | 'SCORES';

/** What a pick says of its game. */
export type FindGameInput = {
  /** The New York day of the game. */
  date: string;
  /** The league. */
  sport: League;
  /** The team named first. */
  teamOne: string;
  /** The team named second. */
  teamTwo: string;
  /** The New York time of the game. */
  time: string;
};

/** What was found. */
export type FoundKind =
  /** A card that a member has or had. */
  | 'CARD'
  /** A coupon. */
  | 'COUPON'
  /** An invoice or a refund. */
  | 'INVOICE'
  /** A member. */
  | 'MEMBER'
  /** An attempt to charge a card. */
  | 'PAYMENT'
  /** A pick. */
  | 'PICK';

/** An answer to a question about a game. */
export type GameAnswer =
  /** Nothing is done. For every kind but NEW_ID. */
  | 'DISMISS'
  /** NEW_ID: they are two games. */
  | 'OTHER_GAME'
  /** GONE: the game was postponed. */
  | 'POSTPONED'
  /** CORRECTED: its picks are graded again where the new score changes their result. */
  | 'REGRADE'
  /** NEW_ID: both are one game. Its picks follow the new start where the rules allow it. */
  | 'SAME_GAME'
  /** NOT_PLAYED: its picks without a result become void. */
  | 'VOID';

/** Whether a pick has found its game. */
export type GameMatchKind =
  /** It may be on one of several games, or on one at another time: a person chooses. */
  | 'ASKED'
  /** It is on exactly one game of the schedule. */
  | 'LINKED'
  /** The schedule has no game for it, or somebody said that it is on none. */
  | 'NONE';

/** What only a person can say of a game. */
export type GameQuestionKind =
  /** The provider changed a final score that it had confirmed. */
  | 'CORRECTED'
  /** The provider no longer lists the game. */
  | 'GONE'
  /** The provider no longer lists the game, and lists another one of the same teams. */
  | 'NEW_ID'
  /** The game was not played on the day of its picks, nor on the day after. */
  | 'NOT_PLAYED'
  /** The start moved in a way that its picks may not follow by themselves. */
  | 'START';

/** The final score of a pick’s game, once it has started. */
export type GameScoreInput = {
  /** Points of the team named first. */
  one: number;
  /** The pick. */
  pickId: string;
  /** Where it was read; at most 300 characters. */
  source?: string | null | undefined;
  /** Points of the team named second. */
  two: number;
};

/** The state of a game. */
export type GameStatus =
  /** It is over. */
  | 'FINAL'
  /** The provider no longer lists it. It may have been postponed. */
  | 'GONE'
  /** It is being played. */
  | 'LIVE'
  /** An admin says that it was postponed. */
  | 'POSTPONED'
  /** It has not begun. */
  | 'SCHEDULED';

/** Days that are added to the current period of a plan. */
export type GiveDaysInput = {
  /** How many, 1 to 90. */
  days: number;
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId: string;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen: string;
  /** The uid of the member. */
  userId: string;
};

/** The result of a pick. */
export type GradePickInput = {
  /** The pick. */
  id: string;
  /** Why an earlier grade is changed, or a note; at most 500 characters. Readers see it. */
  reason?: string | null | undefined;
  /** The result; PENDING removes it. */
  result: PickResult;
  /** The final score; at most 80 characters. */
  score?: string | null | undefined;
  /** Points of the team named first, kept as the score of the game; `scoreTwo` goes with it. */
  scoreOne?: number | null | undefined;
  /** Points of the team named second. */
  scoreTwo?: number | null | undefined;
  /** Where the score was read; at most 300 characters. */
  source?: string | null | undefined;
  /** Required for VOID: the reason of the rules. */
  voidReason?: VoidReason | null | undefined;
};

/** Proposals that are accepted, at most 100. */
export type GradeProposedInput = {
  /** The proposals. */
  grades: Array<ProposedGradeInput>;
};

/** A plan granted by an admin. */
export type GrantPlanInput = {
  /** When it ends. */
  endsAt: string;
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId?: string | null | undefined;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen?: string | null | undefined;
  /** PLUS, PREMIUM or VIP. */
  tier: Tier;
  /** The uid of the member. */
  userId: string;
};

/** A file of games (docs/files.md). */
export type ImportGamesInput = {
  /** Answers to the questions that an earlier call raised. */
  answers?: Array<SheetAnswerInput>;
  /** Write it; otherwise only say how it is read. Then problems and open questions are in the answer and throw nothing. */
  apply?: boolean;
  /** What its columns are, where they are not called as in docs/files.md. All or none of them. */
  columns?: Array<SheetColumnInput>;
  /** CSV, cells with tabs between them, or the JSON of a provider; at most 5,000 rows: one for each game, for each price of it, or for each side of a price. */
  file: string;
  /** Lines to leave out, from 1. */
  leaveOut?: Array<number>;
};

/** Picks of a file or pasted from a spreadsheet (docs/posting.md). */
export type ImportPicksInput = {
  /** Answers to the questions that an earlier call raised. */
  answers?: Array<SheetAnswerInput>;
  /** Keep them as drafts; otherwise only say what they are. A text with a problem or an open question is never kept. */
  apply?: boolean;
  /** What its columns are, where they are not called as in docs/files.md. All or none of them. */
  columns?: Array<SheetColumnInput>;
  /** The New York day of lines without a date. */
  date: string;
  /** Lines to leave out, from 1. */
  leaveOut?: Array<number>;
  /** An idempotency key of up to 40 characters: repeating it keeps no pick twice. */
  requestId: string;
  /** The text, at most 200 picks. */
  text: string;
};

/** A file of prices and scores (docs/files.md). */
export type ImportPricesInput = {
  /** Answers to the questions that an earlier call raised. */
  answers?: Array<SheetAnswerInput>;
  /** Write it; otherwise only say what would change. A file with a problem or an open question is never written. */
  apply?: boolean;
  /** What its columns are, where they are not called as in docs/files.md. All or none of them. */
  columns?: Array<SheetColumnInput>;
  /** The text of the file, at most 1,000 lines. */
  file: string;
  /** Lines to leave out, from 1. */
  leaveOut?: Array<number>;
};

/** Whom to bring into the staff. */
export type InviteStaffInput = {
  /** The address, with or without an account. */
  email: string;
  /** Why, for the audit log. */
  reason: string;
  /** The role. Nobody is invited to OWNER. */
  role: StaffRole;
};

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

/** What a product needs before the public comes. */
export type LaunchCheckName =
  /** The service account of Firebase. */
  | 'ACCOUNTS'
  /** Backups. */
  | 'BACKUPS'
  /** Braintree, with real money. */
  | 'CARDS'
  /** The database. */
  | 'DATABASE'
  /** The bot, where Discord is set up. */
  | 'DISCORD'
  /** An address of its own with TLS. */
  | 'DOMAIN'
  /** A process that does the background work. */
  | 'JOBS'
  /** The mail server. */
  | 'MAIL'
  /** An owner with a passkey. */
  | 'OWNER'
  /** What plans cost. */
  | 'PRICES'
  /** The key that signs the record. */
  | 'RECORD'
  /** Sample content is off. */
  | 'SAMPLES'
  /** Who issues the invoices. */
  | 'SELLER'
  /** The web key of Firebase, and our address among its authorized domains. */
  | 'SIGN_IN'
  /** Witnesses who sign the record too. */
  | 'WITNESSES';

/** How far something is. */
export type LaunchState =
  /** It was tried and does not work. */
  | 'BROKEN'
  /** Nothing is left to do. */
  | 'READY'
  /** Something is still to be done. */
  | 'TO_DO'
  /** Only a person can tell. */
  | 'UNKNOWN';

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

/** What Discord’s page led back with. */
export type LinkDiscordInput = {
  /** `code` of the address. */
  code: string;
  /** `state` of the address. */
  state: string;
};

/** A filter of a list, named as in the query of the list. */
export type ListFilterInput = {
  /** Its name, such as `state`. */
  name: string;
  /** Its value, as GraphQL writes it: `DECLINED`, `2026-11-30`. */
  value: string;
};

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

/** When picks are mailed. */
export type MailChoice =
  /** Once a day. */
  | 'DIGEST'
  /** As they open. */
  | 'INSTANT'
  /** Never. */
  | 'OFF';

/** What has become of a mail. */
export type MailState =
  /** Given up by an admin. */
  | 'DROPPED'
  /** The last attempt failed; it may be tried again. */
  | 'FAILED'
  /** Taken by the mail server. */
  | 'SENT'
  /** Not sent yet. */
  | 'WAITING';

/** Why no mail reaches a member. */
export type MailStop =
  /** The address refuses mail, so none is sent. */
  | 'BOUNCE'
  /** A mail was reported as spam, so none about picks is sent. */
  | 'COMPLAINT';

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

/** What the staff may do for a member. */
export type MemberAct =
  /** Cancel the renewal, as the member could. */
  | 'CANCEL_RENEWAL'
  /** Change the plan; needs `tier`. */
  | 'CHANGE_PLAN'
  /** Give the account another address; needs `email`. */
  | 'CORRECT_ADDRESS'
  /** Close the account to sign-ins. */
  | 'DISABLE'
  /** Open a disabled account again. */
  | 'ENABLE'
  /** Add days to the current period; needs `days`. */
  | 'GIVE_DAYS'
  /** Give a plan without a charge; needs `tier` and `endsAt`. */
  | 'GRANT'
  /** Send a mail again; needs `mailId`. */
  | 'RESEND_MAIL'
  /** End the plan immediately. */
  | 'REVOKE';

/** An act to look at before it is done. */
export type MemberActPreviewInput = {
  /** What would be done. */
  act: MemberAct;
  /** How many days to give. */
  days?: number | null | undefined;
  /** The new address. */
  email?: string | null | undefined;
  /** When a granted plan ends. */
  endsAt?: string | null | undefined;
  /** The mail to send again. */
  mailId?: string | null | undefined;
  /** The plan to grant or to change to. */
  tier?: Tier | null | undefined;
  /** The uid of the member. */
  userId: string;
};

/** A figure of revenue that is made of members. What is so at this moment knows no days. */
export type MemberFigure =
  /** Plans that will go on bringing something once what is scheduled has happened, with what they will bring. */
  | 'COMMITTED'
  /** Plans that are scheduled to end or to shrink, with what will be lost. */
  | 'ENDING'
  /** Members who paid before `from` and not at the end of `to`, with what their plans had brought. */
  | 'GONE'
  /** Members with a complimentary plan. */
  | 'GRANTED'
  /** Members who had paid before and did not at the end of `to`: with `cohort` paused ones too, without it those whose plan ended. */
  | 'LEFT'
  /** Plans that are past due, with what they bring. */
  | 'PAST_DUE'
  /** Members who paid at the end of `to`, with what their plans brought. */
  | 'PAYING'
  /** Members in the trial of a plan. */
  | 'TRIALING'
  /** Trials that ended on these days and were not paid for within 8 days. */
  | 'TRIAL_LOST'
  /** Trials that ended on these days, less than 8 days ago, and are not paid for yet. */
  | 'TRIAL_OPEN'
  /** Trials that ended on these days and were paid for within 8 days. */
  | 'TRIAL_PAID';

/** A kind of movement of recurring revenue. */
export type MovementKind =
  /** A plan ended. It counts when access ends, not when the member canceled. */
  | 'CHURN'
  /** A change to a plan that brings less. */
  | 'CONTRACTION'
  /** A change to a plan that brings more. */
  | 'EXPANSION'
  /** A member paid for the first time. */
  | 'NEW'
  /** A plan is paused by its member. It counts when the paid period ends. */
  | 'PAUSE'
  /** Another price or discount of the same plan. */
  | 'PRICE'
  /** A member who had paid before pays again. */
  | 'REACTIVATION'
  /** A paused plan runs again, or ended while it was paused. */
  | 'RESUME';

/** How a price is written. */
export type OddsFormat =
  /** -110 or +150. */
  | 'AMERICAN'
  /** 1.91: a stake of 1 returns 1.91. */
  | 'DECIMAL'
  /** 10/11: a stake of 11 wins 10. */
  | 'FRACTIONAL';

/** The state of an attempt to charge a card. */
export type PaymentState =
  /** Declined. */
  | 'DECLINED'
  /** Recorded, and not sent to the processor yet. */
  | 'PREPARED'
  /** Charged. */
  | 'SUCCEEDED'
  /** The processor did not answer. It is looked up and never charged again blindly. */
  | 'UNKNOWN';

/** What happened to a pick. */
export type PickChangeKind =
  /** Its content, game or schedule was edited. */
  | 'EDITED'
  /** Its result was set or removed. */
  | 'GRADED'
  /** It is now locked for this viewer, or for another reason than before. */
  | 'LOCKED'
  /** It came onto a board, or what was locked for this reader opened: by plan, by schedule, or with its day. */
  | 'RELEASED'
  /** It is on no board any more: deleted before anyone could read it, or moved to a future day. */
  | 'REMOVED'
  /** Its game has started, so the pick cannot be edited any more. */
  | 'STARTED'
  /** It was withdrawn after release; it stays in the record. */
  | 'WITHDRAWN';

/** Names one pick. */
export type PickIdInput = {
  /** The pick. */
  id: string;
  /** Why it is withdrawn, or its grade changed; at most 500 characters. Everyone sees it in the record. */
  reason?: string | null | undefined;
};

/** A price of a pick; it replaces an earlier one of the same moment. */
export type PickPriceInput = {
  /** The book that had it; at most 80 characters. */
  book?: string | null | undefined;
  /** The spread or total at that moment. */
  line?: number | null | undefined;
  /** When it was taken. */
  moment: PriceMoment;
  /** Decimal odds of what is picked, above 1. */
  odds: number;
  /** Decimal odds of the other side, above 1. */
  oddsOther?: number | null | undefined;
  /** The pick. */
  pickId: string;
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

/** A price of a plan that is not written yet. */
export type PlanPriceInput = {
  /** What they cost before discounts, in cents: 100 to 1,000,000. */
  cents: number;
  /** For so many months: 1. */
  months: number;
  /** From when on, within a year; null: at once. */
  startsAt?: string | null | undefined;
  /** The plan, not the free one. */
  tier: Tier;
};

/** How a member got a plan. */
export type PlanSource =
  /** Granted by an admin until a day, without a charge. */
  | 'GRANT'
  /** Bought. */
  | 'PURCHASE';

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

/** Names drafts to post together. */
export type PostDraftsInput = {
  /** The drafts, at most 100. */
  ids: Array<string>;
};

/** Says that a game was postponed, or that it was not. */
export type PostponeGameInput = {
  /** The game. */
  gameId: string;
  /** False when it will be played after all. */
  isPostponed: boolean;
};

/** When a price was taken. */
export type PriceMoment =
  /** The last one before the game. */
  | 'CLOSE'
  /** As it opened for Free members. */
  | 'OPENED_FREE'
  /** As it opened for Plus members. */
  | 'OPENED_PLUS'
  /** As it opened for Premium members. */
  | 'OPENED_PREMIUM'
  /** As it opened for VIP members. */
  | 'OPENED_VIP'
  /** As the pick was posted. */
  | 'POSTED';

/** A move of running plans. */
export type PriceMoveInput = {
  /** Its id. */
  id: string;
};

/** What a problem is about. */
export type ProblemKind =
  /** Members were not told of picks, or a minute late. */
  | 'ALERTS'
  /** An act of the staff waits for a second person. */
  | 'APPROVAL'
  /** Many more cards than usual were declined in the last hour: someone may be testing stolen ones. */
  | 'CARD_TESTING'
  /** Our records and the processor’s transactions differ. */
  | 'DISCREPANCY'
  /** A bank disputes a payment, or asks about it, and waits for an answer. */
  | 'DISPUTE'
  /** A dispute has to be answered within 3 days. */
  | 'DISPUTE_DUE'
  /** The feed of games and odds gives no answer, or shows old prices. */
  | 'FEED'
  /** Sums of the record differ from its picks, so its figures are hidden. */
  | 'FIGURES'
  /** Something about a game with picks that only a person can say. */
  | 'GAME'
  /** A background job fails, or has not run for too long. */
  | 'JOB'
  /** Picks of a day that is over have not opened. A day after they were due they count as lost at the most units. */
  | 'LATE_OPENING'
  /** A mail could not be delivered. */
  | 'MAIL'
  /** A league in play has no pick for today at 14:45 New York time. */
  | 'NO_PICK'
  /** A pick was graded or closed otherwise than the rules of today say. */
  | 'OTHER_RULES'
  /** The outcome of a charge or refund has been unknown for more than a minute. */
  | 'PAYMENT'
  /** The record is stopped, or a witness has not signed it for ten minutes. */
  | 'RECORD'
  /** A check of the figures of revenue failed, so those figures are hidden. */
  | 'REVENUE'
  /** The standby for public reads is lost or behind, so the primary is read. */
  | 'STANDBY'
  /** Picks of a day have no result six hours after the start of their games. */
  | 'UNGRADED'
  /** A webhook of the processor could not be processed. */
  | 'WEBHOOK';

/** Running plans to move to what the plan costs today. */
export type ProposePriceMoveInput = {
  /** What a month costs today, in cents, as it was shown. Anything else is PRICE_CHANGED. */
  cents: number;
  /** Why, for the audit log; at most 200 characters. */
  reason: string;
  /** Chosen by the caller, at most 64 characters: the same id never proposes twice. */
  requestId: string;
  /** The plan, not the free one. */
  tier: Tier;
};

/** A proposal that is accepted, with the score it was made from. */
export type ProposedGradeInput = {
  /** The pick. */
  pickId: string;
  /** Points of the team that it names first. */
  scoreOne: number;
  /** Points of the team that it names second. */
  scoreTwo: number;
};

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

/** A market that books are compared in. */
export type QuoteMarket =
  /** Who wins. */
  | 'MONEYLINE'
  /** Who wins after points are given. */
  | 'SPREAD'
  /** How many points both score. */
  | 'TOTAL';

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

/** What became of a renewal, or of the first payment after a trial, that a bank declined. */
export type RecoveryOutcome =
  /** Never paid. */
  | 'LOST'
  /** Still tried. */
  | 'OPEN'
  /** Paid after all. */
  | 'RECOVERED';

/** A delivery to send again. */
export type RedeliverWebhookInput = {
  /** The id of the delivery. */
  deliveryId: string;
};

/** What to ask the provider for now. */
export type RefreshFeedInput = {
  /** The league. */
  league: League;
};

/** A refund for a paid invoice. */
export type RefundInvoiceInput = {
  /** The amount in cents, at most what is left of the invoice. */
  amountCents: number;
  /** An idempotency key of up to 255 characters. Repeating it never refunds twice: it answers what became of the refund. */
  idempotencyKey?: string | null | undefined;
  /** The paid invoice. */
  invoiceId: string;
  /** How much was left when you decided, in cents. If that has changed, for example after a double click, nothing is refunded and the code is CONFLICT. */
  leftCents?: number | null | undefined;
  /** The reason; at most 200 characters. */
  reason: string;
};

/** Details of a sign-up. */
export type RegisterInput = {
  /** The fingerprint of the device; 1 to 128 characters. With one account per device, a used device is refused with DEVICE_USED. */
  fingerprintId?: string | null | undefined;
};

/** What is rejected. */
export type RejectActInput = {
  /** The approval that was requested. */
  approvalId: string;
  /** Why, at most 200 characters. */
  reason: string;
};

/** Where notifications are turned off. */
export type RemovePushInput = {
  /** One of your devices; by default the one that asks. */
  id?: string | null | undefined;
};

/** A problem that nobody takes care of any longer. */
export type ReopenProblemInput = {
  /** Its kind. */
  kind: ProblemKind;
  /** Its subject. */
  subject: string;
};

/** Names what to send again. */
export type ResendAlertsInput = {
  /** The batch. */
  batchId: string;
};

/** A mail to send again. */
export type ResendMailInput = {
  /** The mail. */
  mailId: string;
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId: string;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen: string;
  /** The uid of the member. */
  userId: string;
};

/** A mail to send again. */
export type RetryMailInput = {
  /** The key of the mail, which is the subject of its problem. */
  key: string;
};

/** A notification from the processor to process again. */
export type RetryNotificationInput = {
  /** Its hash, which is the subject of its problem. */
  hash: string;
};

/** A comparison that figures of revenue depend on. */
export type RevenueCheck =
  /** Paid invoices equal successful charges, sums of days equal their rows, and no difference with the processor is open. */
  | 'CASH'
  /** Each month ends with what it began with and its movements, plan by plan. */
  | 'MONTHS'
  /** The sums of days and months equal the movements and plans they are made of. */
  | 'ROLLUP'
  /** All movements add up to what the plans of this moment bring. */
  | 'SUM';

/** The API key to revoke. */
export type RevokeApiKeyInput = {
  /** Its id. */
  id: string;
};

/** Whose sessions an admin ends. */
export type RevokeMemberSessionsInput = {
  /** The uid of the member. */
  userId: string;
};

/** A plan revoked by an admin. */
export type RevokePlanInput = {
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it never acts twice. */
  requestId?: string | null | undefined;
  /** `seen` of the preview. If the member has changed since, the code is CONFLICT and the message says what. */
  seen?: string | null | undefined;
  /** The uid of the member. */
  userId: string;
};

/** A list that can be saved as a CSV file. */
export type SavedList =
  /** Each charge, refund and dispute of a month, for an accountant; filter `month`, which it needs. */
  | 'ACCOUNTING'
  /** Cards that expire; filter `until`. */
  | 'CARDS'
  /** Payments that banks took back or ask about; filters `from`, `to`, `state` and `cash`. */
  | 'DISPUTES'
  /** Charges and refunds; filters `from`, `to`, `type`, `state`, `cash` and `recovery`. */
  | 'INVOICES'
  /** Mails; filters `state` and `template`. */
  | 'MAILS'
  /** The members; filters `search` and `state`. */
  | 'MEMBERS'
  /** Movements of recurring revenue; filters `from`, `to`, `kind`, `reason` and `said`. */
  | 'MOVEMENTS'
  /** Attempts to charge a card; filters `from`, `to`, `state`, `cash`, `last4`, `amount` and `member`. */
  | 'PAYMENTS'
  /** Redemptions of coupons; filters `couponId` and `batchId`. */
  | 'REDEMPTIONS'
  /** The members behind a figure of revenue; filters `figure`, `from`, `to` and `cohort`. */
  | 'REVENUE_MEMBERS';

/** Which channel to try. */
export type SendTestAlertInput = {
  /** The channel. */
  channel: AlertChannel;
};

/** How you want to be notified of picks. What is left out stays. */
export type SetAlertsInput = {
  /** The time of the daily mail, HH:mm. */
  digestAt?: string | null | undefined;
  /** Whether notifications leave out the words. */
  hideWords?: boolean | null | undefined;
  /** The leagues to be notified of; at least one. */
  leagues?: Array<League> | null | undefined;
  /** Whether to be notified of locked picks. */
  lockedNews?: boolean | null | undefined;
  /** When picks are mailed. Turning mail on needs a proved address. */
  mail?: MailChoice | null | undefined;
  /** Whether your devices get notifications. */
  push?: boolean | null | undefined;
  /** When quiet hours begin, HH:mm. Null in both fields: there are none. */
  quietFrom?: string | null | undefined;
  /** When quiet hours end, HH:mm. */
  quietTo?: string | null | undefined;
  /** Whether the results of each day are mailed. */
  recap?: boolean | null | undefined;
  /** The plans to be notified of; at least one. */
  tiers?: Array<Tier> | null | undefined;
};

/** What an analyst says of themselves. */
export type SetAnalystTextInput = {
  /** The name, as the picks have it. */
  name: string;
  /** Plain text of at most 600 characters; empty removes it. */
  text: string;
  /** The text that was shown. Another one is CONFLICT. */
  was: string;
};

/** The books whose prices are shown. */
export type SetBooksInput = {
  /** Their names as `books` answers them, at most 60; null or empty: every book. */
  books?: Array<string> | null | undefined;
};

/** How prices and times are shown. What is left out stays. */
export type SetDisplayInput = {
  /** How prices are written. */
  oddsFormat?: OddsFormat | null | undefined;
  /** An IANA time zone, such as America/Chicago; at most 64 characters. */
  timeZone?: string | null | undefined;
};

/** A monthly limit. */
export type SetMonthlyLimitInput = {
  /** In cents. A higher one, or null for none, counts after seven days. */
  monthlyLimitCents?: number | null | undefined;
};

/** Who gets which role. */
export type SetStaffRoleInput = {
  /** The address of somebody of the staff. To get another role, it has to be proved. */
  email: string;
  /** Why, for the audit log. */
  reason: string;
  /** The role from now on; null: none. */
  role?: StaffRole | null | undefined;
  /** The role that was shown. Another one is CONFLICT. A first role is given by an invitation. */
  was?: StaffRole | null | undefined;
};

/** Whether the proofs of each week’s picks are emailed. */
export type SetWeeklyReceiptsInput = {
  /** Needs a verified address to begin. Ending it is always possible. */
  enabled: boolean;
};

/** The answer to a question about a file or pasted text. */
export type SheetAnswerInput = {
  /** The key of one of its choices, or `by-line` where its words mean different things in different lines. */
  choice: string;
  /** The key of the question. One of other words is not used. */
  question: string;
};

/** What a column of a file or pasted text is. */
export type SheetColumnInput = {
  /** The column by its name in the file. Empty with a value for all lines. */
  column?: string;
  /** Our name for it (docs/files.md); null leaves it unread. */
  of?: string | null | undefined;
  /** What all lines have, where the file has no column for it. */
  value?: string | null | undefined;
};

/** What a person of the staff is there for. */
export type StaffRole =
  /** Picks: writes, posts and grades them. */
  | 'ANALYST'
  /** Money: figures, refunds, coupons; reads members and the audit log. */
  | 'FINANCE'
  /** Everything. */
  | 'OWNER'
  /** Members: reads them and acts for them, with refunds of up to $100; what is wrong in operations. */
  | 'SUPPORT';

/** A right of the staff. Each role has some of them. */
export type StaffScope =
  /** Read the audit log. */
  | 'AUDIT'
  /** Make, change and delete coupons. */
  | 'COUPONS'
  /** Read the invoices of members. */
  | 'INVOICES'
  /** Refund any amount. */
  | 'LARGE_REFUND'
  /** Act for members: grant, cancel and end plans, end sessions, delete accounts. */
  | 'MEMBERS_ACT'
  /** Read members. */
  | 'MEMBERS_READ'
  /** Read what the business earns, and how it compares with the processor; reply to disputes. */
  | 'MONEY'
  /** See and settle what is wrong. */
  | 'OPERATIONS'
  /** Write, post, price and grade picks, and read them before they are posted. */
  | 'PICKS'
  /** Change the prices of plans. */
  | 'PRICES'
  /** Refund up to $100 of an invoice. */
  | 'REFUND'
  /** Give and take roles, and act on the accounts of the staff. */
  | 'STAFF';

/** A break. */
export type StartCoolOffInput = {
  /** Its length in days: 1, 7 or 30. */
  days: number;
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

/** Whether the codes of a batch can be used from now on. */
export type UpdateCouponBatchInput = {
  /** The batch. */
  id: string;
  /** False: none can be used until they are switched on again. */
  isActive: boolean;
};

/** What changes of a coupon from now on. What is not given stays; null removes an end or a limit. */
export type UpdateCouponInput = {
  /** When it ends, after its start. */
  endsAt?: string | null | undefined;
  /** The coupon. */
  id: string;
  /** False: nobody can use it until it is switched on again. */
  isActive?: boolean | null | undefined;
  /** How often it may be used in total, not less than what is used and reserved. */
  maxRedemptions?: number | null | undefined;
};

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

/** A member whose account is to be viewed. */
export type ViewAsInput = {
  /** The reason; at most 200 characters. */
  reason: string;
  /** A name of this request, at most 64 characters. Repeating it answers the same view. */
  requestId: string;
  /** The uid of the member. */
  userId: string;
};

/** Why a pick is void, by the house rules. */
export type VoidReason =
  /** The game began and was not finished, and the league gave no final score within two days. */
  | 'ABANDONED'
  /** The bet is on a player or a starting pitcher who did not take part. */
  | 'NO_ACTION'
  /** The game was not played on its day, nor on the day after it. */
  | 'POSTPONED'
  /** The line or price was mistyped: no book offered it when the pick was posted. The note says what was offered. */
  | 'WRONG_LINE';

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint answered 2xx. */
  | 'DELIVERED'
  /** Ten attempts failed. It is sent again only if you redeliver it. */
  | 'FAILED'
  /** Waiting for its first or next attempt. */
  | 'PENDING'
  /** Not sent: the key has expired or may no longer have it. */
  | 'WITHHELD';

/** Why nothing more is sent to an endpoint. */
export type WebhookDisabledReason =
  /** Ten calls in a row failed. */
  | 'FAILING'
  /** The endpoint answered 410 Gone. */
  | 'GONE';

/** One of your webhook endpoints. */
export type WebhookEndpointIdInput = {
  /** Its id. */
  id: string;
};

/** The events that an endpoint can receive. */
export type WebhookEvent =
  /** `pick.graded`: the result of a pick was set, corrected or removed. */
  | 'PICK_GRADED'
  /** `pick.released`: a pick can be read for the first time. */
  | 'PICK_RELEASED'
  /** `subscription.cancelled`, for admins: the plan ends with its period. */
  | 'SUBSCRIPTION_CANCELLED'
  /** `subscription.changed`, for admins: to another plan, now or at the end of the period. */
  | 'SUBSCRIPTION_CHANGED'
  /** `subscription.created`, for admins: a plan was bought, its trial started, or it was granted. */
  | 'SUBSCRIPTION_CREATED'
  /** `subscription.ended`, for admins: the plan has ended. */
  | 'SUBSCRIPTION_ENDED'
  /** `subscription.paused`, for admins: a pause began with the end of the paid period; its end is `change.until`. */
  | 'SUBSCRIPTION_PAUSED'
  /** `subscription.payment_failed`, for admins: a charge was declined. */
  | 'SUBSCRIPTION_PAYMENT_FAILED'
  /** `subscription.reactivated`, for admins: a canceled plan continues. */
  | 'SUBSCRIPTION_REACTIVATED'
  /** `subscription.renewed`, for admins: a new period was paid. */
  | 'SUBSCRIPTION_RENEWED'
  /** `subscription.resumed`, for admins: a paused plan runs again, and a new period was paid. */
  | 'SUBSCRIPTION_RESUMED';

/** Which invitation to take back. */
export type WithdrawStaffInvitationInput = {
  /** The invitation. */
  invitationId: string;
};

/** Prices and scores, at most 1,000 of both. All are written or none. */
export type WritePricesInput = {
  /** Answers to questions that an earlier call was refused with, at most 1,000. */
  answers?: Array<SheetAnswerInput>;
  /** Prices. */
  prices?: Array<PickPriceInput>;
  /** Scores. */
  scores?: Array<GameScoreInput>;
};

export type ApiKeyRowFragment = { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, mustConfirm: boolean };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, mustConfirm: boolean }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { secret: string, apiKey: { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, mustConfirm: boolean } } };

export type ConfirmApiKeyMutationVariables = Exact<{
  input: ConfirmApiKeyInput;
}>;


export type ConfirmApiKeyMutation = { confirmApiKey: { apiKey: { id: string, name: string, prefix: string, scopes: Array<ApiKeyScope>, expiresAt: string | null, lastUsedAt: string | null, createdAt: string, mustConfirm: boolean } } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { apiKey: { id: string, revokedAt: string | null } } };

export type BookChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookChoicesQuery = { books: Array<string>, me: { id: string, books: Array<string> | null } | null };

export type SetBooksMutationVariables = Exact<{
  input: SetBooksInput;
}>;


export type SetBooksMutation = { setBooks: { user: { id: string, books: Array<string> | null } } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  input: AcceptStaffInvitationInput;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { role: StaffRole } };

export type LimitsCardFragment = { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null };

export type LimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LimitsQuery = { limits: { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null } };

export type SetMonthlyLimitMutationVariables = Exact<{
  input: SetMonthlyLimitInput;
}>;


export type SetMonthlyLimitMutation = { setMonthlyLimit: { limits: { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null } } };

export type StartCoolOffMutationVariables = Exact<{
  input: StartCoolOffInput;
}>;


export type StartCoolOffMutation = { startCoolOff: { limits: { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null } } };

export type ExcludeSelfMutationVariables = Exact<{
  input: ExcludeSelfInput;
}>;


export type ExcludeSelfMutation = { excludeSelf: { limits: { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null } } };

export type ConfirmAgeMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmAgeMutation = { confirmAge: { limits: { ageConfirmedAt: string | null, spentThisMonthCents: number, spentCents: number, monthlyLimitCents: number | null, nextLimitCents: number | null, nextLimitAt: string | null, coolOffUntil: string | null, excludedUntil: string | null } } };

export type MyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataQuery = { myData: { fileName: string, content: string } };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { userId: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ deviceName: string, signedInAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type SessionRowFragment = { deviceName: string, signedInAt: string, lastSeenAt: string, isCurrent: boolean };

export type RevokeSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeSessionsMutation = { revokeSessions: { revokedKeys: number } };

export type WebhookRowFragment = { id: string, apiKeyId: string, url: string, events: Array<WebhookEvent>, failures: number, pausedUntil: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, apiKeyId: string, url: string, events: Array<WebhookEvent>, failures: number, pausedUntil: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null }>, apiKeys: Array<{ id: string, name: string, prefix: string }> };

export type WebhookLogLineFragment = { id: string, type: string, state: WebhookDeliveryState, nextTryAt: string | null, createdAt: string, attempts: Array<{ at: string, durationMs: number, status: number | null, failure: string | null, answer: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  webhookEndpointId: string;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: string, type: string, state: WebhookDeliveryState, nextTryAt: string | null, createdAt: string, attempts: Array<{ at: string, durationMs: number, status: number | null, failure: string | null, answer: string | null }> }> } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { secret: string, webhookEndpoint: { id: string, apiKeyId: string, url: string, events: Array<WebhookEvent>, failures: number, pausedUntil: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhookEndpoint: { id: string } } };

export type EnableWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type EnableWebhookEndpointMutation = { enableWebhookEndpoint: { webhookEndpoint: { id: string, apiKeyId: string, url: string, events: Array<WebhookEvent>, failures: number, pausedUntil: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null } } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { deletedWebhookEndpointId: string } };

export type SendTestWebhookMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { delivery: { id: string } } };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { delivery: { id: string, type: string, state: WebhookDeliveryState, nextTryAt: string | null, createdAt: string, attempts: Array<{ at: string, durationMs: number, status: number | null, failure: string | null, answer: string | null }> } } };

export type PicksTurnedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PicksTurnedSubscription = { pickChanged: { kind: PickChangeKind, pickId: string } };

export type AnalystRowFragment = { name: string, text: string, path: string, canWrite: boolean, updatedAt: string | null };

export type AnalystTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnalystTextsQuery = { analystTexts: Array<{ name: string, text: string, path: string, canWrite: boolean, updatedAt: string | null }> };

export type SetAnalystTextMutationVariables = Exact<{
  input: SetAnalystTextInput;
}>;


export type SetAnalystTextMutation = { setAnalystText: { analysts: Array<{ name: string, text: string, path: string, canWrite: boolean, updatedAt: string | null }> } };

export type ApprovalRowFragment = { id: string, kind: ApprovalKind, text: string, cause: ApprovalCause, memberId: string | null, memberEmail: string | null, disputeId: string | null, askedBy: string, isOwn: boolean, askedAt: string, reason: string, mayApproveFrom: string | null, approved: boolean | null, decidedBy: string | null, decidedAt: string | null, note: string | null };

export type ApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalsQuery = { approvals: Array<{ id: string, kind: ApprovalKind, text: string, cause: ApprovalCause, memberId: string | null, memberEmail: string | null, disputeId: string | null, askedBy: string, isOwn: boolean, askedAt: string, reason: string, mayApproveFrom: string | null, approved: boolean | null, decidedBy: string | null, decidedAt: string | null, note: string | null }> };

export type ApproveActMutationVariables = Exact<{
  input: ApproveActInput;
}>;


export type ApproveActMutation = { approveAct: { approvalId: string } };

export type RejectActMutationVariables = Exact<{
  input: RejectActInput;
}>;


export type RejectActMutation = { rejectAct: { approvalId: string } };

export type AuditRowFragment = { id: string, at: string, actorId: string, actor: string, keyId: string | null, keyPrefix: string | null, signedInAt: string | null, device: string | null, area: AuditArea | null, action: string, text: string, targetId: string, target: string | null, isMember: boolean, changes: Array<{ field: string, before: string | null, after: string | null }> | null };

export type AuditLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: AuditLogFilterInput | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nodes: Array<{ id: string, at: string, actorId: string, actor: string, keyId: string | null, keyPrefix: string | null, signedInAt: string | null, device: string | null, area: AuditArea | null, action: string, text: string, targetId: string, target: string | null, isMember: boolean, changes: Array<{ field: string, before: string | null, after: string | null }> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ExportAuditLogMutationVariables = Exact<{
  input: AuditLogFilterInput;
}>;


export type ExportAuditLogMutation = { exportAuditLog: { url: string } };

export type AdminCouponFragment = { id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number };

export type AdminCouponsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminCouponsQuery = { coupons: { totalCount: number, nodes: Array<{ id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateCouponMutationVariables = Exact<{
  input: CreateCouponInput;
}>;


export type CreateCouponMutation = { createCoupon: { coupon: { id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number } } };

export type SwitchCouponMutationVariables = Exact<{
  input: UpdateCouponInput;
}>;


export type SwitchCouponMutation = { updateCoupon: { coupon: { id: string, isActive: boolean } } };

export type DeleteCouponMutationVariables = Exact<{
  input: DeleteCouponInput;
}>;


export type DeleteCouponMutation = { deleteCoupon: { deletedCouponId: string, code: string } };

export type EditCouponMutationVariables = Exact<{
  input: UpdateCouponInput;
}>;


export type EditCouponMutation = { updateCoupon: { coupon: { id: string, code: string, discountAmount: number, discountType: DiscountType, plans: Array<Tier>, isActive: boolean, createdAt: string, startsAt: string | null, endsAt: string | null, maxRedemptions: number | null, maxPerCustomer: number | null, firstPurchaseOnly: boolean, duration: CouponDuration, durationMonths: number | null, reserved: number, used: number } } };

export type CouponBatchFragment = { id: string, label: string, size: number, used: number, isActive: boolean, createdAt: string, endsAt: string | null, discountAmount: number, discountType: DiscountType, plans: Array<Tier> };

export type CouponBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type CouponBatchesQuery = { couponBatches: Array<{ id: string, label: string, size: number, used: number, isActive: boolean, createdAt: string, endsAt: string | null, discountAmount: number, discountType: DiscountType, plans: Array<Tier> }> };

export type CouponBatchFileQueryVariables = Exact<{
  id: string;
}>;


export type CouponBatchFileQuery = { couponBatch: { csv: string } };

export type CreateCouponsMutationVariables = Exact<{
  input: CreateCouponsInput;
}>;


export type CreateCouponsMutation = { createCoupons: { batch: { id: string, label: string, size: number, used: number, isActive: boolean, createdAt: string, endsAt: string | null, discountAmount: number, discountType: DiscountType, plans: Array<Tier> } } };

export type UpdateCouponBatchMutationVariables = Exact<{
  input: UpdateCouponBatchInput;
}>;


export type UpdateCouponBatchMutation = { updateCouponBatch: { batch: { id: string, label: string, size: number, used: number, isActive: boolean, createdAt: string, endsAt: string | null, discountAmount: number, discountType: DiscountType, plans: Array<Tier> } } };

export type RedemptionFragment = { subscriptionId: string, at: string, code: string, memberId: string, email: string, tier: Tier, isRunning: boolean, broughtCents: number, discountCents: number };

export type CouponRedemptionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  couponId?: string | null | undefined;
  batchId?: string | null | undefined;
}>;


export type CouponRedemptionsQuery = { couponRevenue: number, couponDiscounts: number, couponRedemptions: { totalCount: number, nodes: Array<{ subscriptionId: string, at: string, code: string, memberId: string, email: string, tier: Tier, isRunning: boolean, broughtCents: number, discountCents: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DisputeDetailsFragment = { disputeId: string, transactionId: string, memberId: string, email: string, cents: number, kind: DisputeKind, reason: string, state: DisputeState, createdAt: string, replyBy: string | null, answeredAt: string | null, closedAt: string | null, returnedCents: number, needsApproval: boolean, suggestedText: string, payment: { invoiceId: string, invoiceNumber: string, tier: Tier, cents: number, paidAt: string | null, periodStartsAt: string, periodEndsAt: string, cardType: string | null, last4: string | null, planEndedAt: string | null } | null, reply: { kind: DisputeReplyKind, text: string | null, reason: string, state: DisputeReplyState, repliedBy: string | null, repliedAt: string, sentAt: string | null, failure: string | null } | null, evidence: { pickCount: number, agreements: Array<{ at: string, sentence: string }>, signIns: Array<{ deviceName: string, signedInAt: string, lastSeenAt: string }>, months: Array<{ month: string, signIns: number, lastDevice: string | null, lastSeenAt: string | null, alerts: number, picksOpen: number }>, alertDays: Array<{ day: string, delivered: number, channels: Array<string> }>, charges: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, refunds: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, picks: Array<{ id: string, day: string, teamOne: string, teamTwo: string, openedAt: string, startsAt: string, sealedAt: string | null, result: PickResult }> } };

export type DisputeQueryVariables = Exact<{
  id: string;
}>;


export type DisputeQuery = { dispute: { disputeId: string, transactionId: string, memberId: string, email: string, cents: number, kind: DisputeKind, reason: string, state: DisputeState, createdAt: string, replyBy: string | null, answeredAt: string | null, closedAt: string | null, returnedCents: number, needsApproval: boolean, suggestedText: string, payment: { invoiceId: string, invoiceNumber: string, tier: Tier, cents: number, paidAt: string | null, periodStartsAt: string, periodEndsAt: string, cardType: string | null, last4: string | null, planEndedAt: string | null } | null, reply: { kind: DisputeReplyKind, text: string | null, reason: string, state: DisputeReplyState, repliedBy: string | null, repliedAt: string, sentAt: string | null, failure: string | null } | null, evidence: { pickCount: number, agreements: Array<{ at: string, sentence: string }>, signIns: Array<{ deviceName: string, signedInAt: string, lastSeenAt: string }>, months: Array<{ month: string, signIns: number, lastDevice: string | null, lastSeenAt: string | null, alerts: number, picksOpen: number }>, alertDays: Array<{ day: string, delivered: number, channels: Array<string> }>, charges: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, refunds: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, picks: Array<{ id: string, day: string, teamOne: string, teamTwo: string, openedAt: string, startsAt: string, sealedAt: string | null, result: PickResult }> } } | null };

export type AnswerDisputeMutationVariables = Exact<{
  input: AnswerDisputeInput;
}>;


export type AnswerDisputeMutation = { answerDispute: { dispute: { disputeId: string, transactionId: string, memberId: string, email: string, cents: number, kind: DisputeKind, reason: string, state: DisputeState, createdAt: string, replyBy: string | null, answeredAt: string | null, closedAt: string | null, returnedCents: number, needsApproval: boolean, suggestedText: string, payment: { invoiceId: string, invoiceNumber: string, tier: Tier, cents: number, paidAt: string | null, periodStartsAt: string, periodEndsAt: string, cardType: string | null, last4: string | null, planEndedAt: string | null } | null, reply: { kind: DisputeReplyKind, text: string | null, reason: string, state: DisputeReplyState, repliedBy: string | null, repliedAt: string, sentAt: string | null, failure: string | null } | null, evidence: { pickCount: number, agreements: Array<{ at: string, sentence: string }>, signIns: Array<{ deviceName: string, signedInAt: string, lastSeenAt: string }>, months: Array<{ month: string, signIns: number, lastDevice: string | null, lastSeenAt: string | null, alerts: number, picksOpen: number }>, alertDays: Array<{ day: string, delivered: number, channels: Array<string> }>, charges: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, refunds: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, picks: Array<{ id: string, day: string, teamOne: string, teamTwo: string, openedAt: string, startsAt: string, sealedAt: string | null, result: PickResult }> } } } };

export type AcceptDisputeMutationVariables = Exact<{
  input: AcceptDisputeInput;
}>;


export type AcceptDisputeMutation = { acceptDispute: { dispute: { disputeId: string, transactionId: string, memberId: string, email: string, cents: number, kind: DisputeKind, reason: string, state: DisputeState, createdAt: string, replyBy: string | null, answeredAt: string | null, closedAt: string | null, returnedCents: number, needsApproval: boolean, suggestedText: string, payment: { invoiceId: string, invoiceNumber: string, tier: Tier, cents: number, paidAt: string | null, periodStartsAt: string, periodEndsAt: string, cardType: string | null, last4: string | null, planEndedAt: string | null } | null, reply: { kind: DisputeReplyKind, text: string | null, reason: string, state: DisputeReplyState, repliedBy: string | null, repliedAt: string, sentAt: string | null, failure: string | null } | null, evidence: { pickCount: number, agreements: Array<{ at: string, sentence: string }>, signIns: Array<{ deviceName: string, signedInAt: string, lastSeenAt: string }>, months: Array<{ month: string, signIns: number, lastDevice: string | null, lastSeenAt: string | null, alerts: number, picksOpen: number }>, alertDays: Array<{ day: string, delivered: number, channels: Array<string> }>, charges: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, refunds: Array<{ id: string, number: string, cents: number, paidAt: string, mailedAt: string | null }>, picks: Array<{ id: string, day: string, teamOne: string, teamTwo: string, openedAt: string, startsAt: string, sealedAt: string | null, result: PickResult }> } } } };

export type FeedHealthFragment = { source: string, monthlyCredits: number, oddsEverySeconds: number | null, scoresEverySeconds: number | null, credits: { remaining: number, used: number } | null, tasks: Array<{ kind: FeedKind, league: League, answeredAt: string | null, failure: FeedFailure | null, failingSince: string | null, faultsSince: string | null, faults: Array<{ fault: FeedFault, count: number }> }>, books: Array<{ league: League, book: string, seenAt: string, isStale: boolean }> };

export type FeedHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedHealthQuery = { feedHealth: { source: string, monthlyCredits: number, oddsEverySeconds: number | null, scoresEverySeconds: number | null, credits: { remaining: number, used: number } | null, tasks: Array<{ kind: FeedKind, league: League, answeredAt: string | null, failure: FeedFailure | null, failingSince: string | null, faultsSince: string | null, faults: Array<{ fault: FeedFault, count: number }> }>, books: Array<{ league: League, book: string, seenAt: string, isStale: boolean }> } };

export type RefreshFeedMutationVariables = Exact<{
  input: RefreshFeedInput;
}>;


export type RefreshFeedMutation = { refreshFeed: { health: { source: string, monthlyCredits: number, oddsEverySeconds: number | null, scoresEverySeconds: number | null, credits: { remaining: number, used: number } | null, tasks: Array<{ kind: FeedKind, league: League, answeredAt: string | null, failure: FeedFailure | null, failingSince: string | null, faultsSince: string | null, faults: Array<{ fault: FeedFault, count: number }> }>, books: Array<{ league: League, book: string, seenAt: string, isStale: boolean }> } } };

export type FeedGameFragment = { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null };

export type GameQuestionFragment = { id: string, kind: GameQuestionKind, picks: number, askedAt: string, game: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null }, otherGame: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null } | null };

export type GameQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameQuestionsQuery = { gameQuestions: Array<{ id: string, kind: GameQuestionKind, picks: number, askedAt: string, game: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null }, otherGame: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null } | null }>, unknownTeams: Array<{ league: League, name: string, picks: number }> };

export type AnswerGameQuestionMutationVariables = Exact<{
  input: AnswerGameQuestionInput;
}>;


export type AnswerGameQuestionMutation = { answerGameQuestion: { changedPicks: number, questions: Array<{ id: string, kind: GameQuestionKind, picks: number, askedAt: string, game: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null }, otherGame: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null } | null }> } };

export type TeamsQueryVariables = Exact<{
  league: League;
}>;


export type TeamsQuery = { teams: Array<{ id: string, name: string }> };

export type AddAliasMutationVariables = Exact<{
  input: AddAliasInput;
}>;


export type AddAliasMutation = { addAlias: { team: { id: string, name: string, aliases: Array<string> } } };

export type ScheduleOfDayQueryVariables = Exact<{
  date: string;
}>;


export type ScheduleOfDayQuery = { games: Array<{ id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null }> };

export type PostponeGameMutationVariables = Exact<{
  input: PostponeGameInput;
}>;


export type PostponeGameMutation = { postponeGame: { game: { id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus, awayScore: number | null, homeScore: number | null } } };

export type ImportGamesMutationVariables = Exact<{
  input: ImportGamesInput;
}>;


export type ImportGamesMutation = { importGames: { games: number, prices: number, applied: boolean, read: Array<{ league: League, away: string, home: string, startsAt: string, awayScore: number | null, homeScore: number | null, priceCount: number, prices: Array<{ book: string, market: Market, line: number | null, one: number, two: number }> }>, problems: Array<{ row: number, column: string | null, reason: string }>, columns: Array<{ column: string, of: string | null, isCertain: boolean, samples: Array<string> }>, questions: Array<{ key: string, asks: string, column: string | null, cell: string, rows: Array<number>, answer: string | null, choices: Array<{ key: string, label: string }> }>, leftOut: Array<{ row: number, text: string, why: string }> } };

export type AdminSearchQueryVariables = Exact<{
  text: string;
}>;


export type AdminSearchQuery = { adminSearch: Array<{ kind: FoundKind, id: string, title: string, detail: string | null, memberId: string | null, at: string | null, cents: number | null, more: number }> };

export type GradingQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type GradingQueueQuery = { gradingQueue: Array<{ releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null }>, gradeProposals: Array<{ scoreOne: number, scoreTwo: number, pick: { id: string } }>, today: { date: string, now: string } };

export type ListedInvoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  type: InvoiceType;
  state?: InvoiceState | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  cash?: boolean | null | undefined;
  recovery?: RecoveryOutcome | null | undefined;
}>;


export type ListedInvoicesQuery = { listedInvoices: { nodes: Array<{ id: string, number: string, state: InvoiceState, tier: Tier, cents: number, memberId: string, email: string, createdAt: string, paidAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedPaymentsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: PaymentState | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  cash?: boolean | null | undefined;
  last4?: string | null | undefined;
  amount?: string | null | undefined;
  member?: string | null | undefined;
}>;


export type ListedPaymentsQuery = { listedPayments: { nodes: Array<{ orderId: string, transactionId: string | null, invoiceNumber: string, state: PaymentState, cents: number, cardType: string | null, last4: string | null, declineText: string | null, memberId: string, email: string, createdAt: string, settledAt: string | null, voidedAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedDisputesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  state?: DisputeState | null | undefined;
  cash?: DisputeCash | null | undefined;
}>;


export type ListedDisputesQuery = { listedDisputes: { nodes: Array<{ disputeId: string, transactionId: string, kind: DisputeKind, reason: string, state: DisputeState, cents: number, returnedCents: number, memberId: string, email: string, createdAt: string, replyBy: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ExpiringCardsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ExpiringCardsQuery = { expiringCards: { nodes: Array<{ memberId: string, email: string, cardType: string, last4: string, expires: string, tier: Tier, renewsAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedMailsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  state?: MailState | null | undefined;
}>;


export type ListedMailsQuery = { listedMails: { nodes: Array<{ id: string, recipient: string, template: string, state: MailState, attempts: number, failure: string | null, createdAt: string, sentAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ListedRedemptionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  tier?: Tier | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ListedRedemptionsQuery = { couponRedemptions: { nodes: Array<{ couponId: string, subscriptionId: string, at: string, code: string, memberId: string, email: string, tier: Tier, isRunning: boolean, broughtCents: number, discountCents: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ExportListMutationVariables = Exact<{
  input: ExportListInput;
}>;


export type ExportListMutation = { exportList: { url: string } };

export type MemberActPreviewQueryVariables = Exact<{
  input: MemberActPreviewInput;
}>;


export type MemberActPreviewQuery = { memberActPreview: { seen: string, refusal: string | null, chargeCents: number, nextChargeCents: number | null, nextChargeAt: string | null, mailTo: Array<string>, changes: Array<{ label: string, before: string | null, after: string | null }> } };

export type GrantPlanMutationVariables = Exact<{
  input: GrantPlanInput;
}>;


export type GrantPlanMutation = { grantPlan: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } } };

export type CancelRenewalMutationVariables = Exact<{
  input: CancelRenewalInput;
}>;


export type CancelRenewalMutation = { cancelRenewal: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } } };

export type RevokePlanMutationVariables = Exact<{
  input: RevokePlanInput;
}>;


export type RevokePlanMutation = { revokePlan: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } } };

export type ChangeMemberPlanMutationVariables = Exact<{
  input: ChangeMemberPlanInput;
}>;


export type ChangeMemberPlanMutation = { changeMemberPlan: { userId: string } };

export type GiveDaysMutationVariables = Exact<{
  input: GiveDaysInput;
}>;


export type GiveDaysMutation = { giveDays: { userId: string } };

export type DisableMemberMutationVariables = Exact<{
  input: DisableMemberInput;
}>;


export type DisableMemberMutation = { disableMember: { userId: string } };

export type EnableMemberMutationVariables = Exact<{
  input: DisableMemberInput;
}>;


export type EnableMemberMutation = { enableMember: { userId: string } };

export type CorrectAddressMutationVariables = Exact<{
  input: CorrectAddressInput;
}>;


export type CorrectAddressMutation = { correctAddress: { userId: string } };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { userId: string } };

export type ListedMemberFragment = { name: string | null, graceEndsAt: string | null, id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null };

export type AdminMembersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: PlanStatus | null | undefined;
}>;


export type AdminMembersQuery = { members: { nodes: Array<{ name: string | null, graceEndsAt: string | null, id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminMembersCountQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: PlanStatus | null | undefined;
}>;


export type AdminMembersCountQuery = { members: { totalCount: number } };

export type MemberRecordQueryVariables = Exact<{
  id: string;
}>;


export type MemberRecordQuery = { member: { isBuying: boolean, disabledAt: string | null, user: { name: string | null, graceEndsAt: string | null, id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null }, plan: { tier: Tier, source: PlanSource, grantReason: string | null, inTrial: boolean, pastDue: boolean, paused: boolean, pausedUntil: string | null, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null } | null, paymentMethod: { cardType: string, last4: string, expirationMonth: string, expirationYear: string } | null, timeline: Array<{ id: string, at: string, type: string, tier: Tier, text: string }>, invoices: Array<{ refundableCents: number, refundOf: string | null, invoice: { id: string, number: string, type: InvoiceType, state: InvoiceState, planCode: string, reason: string, totalCents: number, createdAt: string, pageUrl: string } }>, audit: Array<{ id: string, at: string, actor: string, text: string }>, mails: Array<{ id: string, subject: string, createdAt: string, sentAt: string | null, failed: boolean }> } | null };

export type RefundPreviewQueryVariables = Exact<{
  invoiceId: string;
}>;


export type RefundPreviewQuery = { refundPreview: { leftCents: number, isSettled: boolean | null, paidWith: string | null } };

export type RefundInvoiceMutationVariables = Exact<{
  input: RefundInvoiceInput;
}>;


export type RefundInvoiceMutation = { refundInvoice: { invoiceId: string, voided: boolean } };

export type EndMemberSessionsMutationVariables = Exact<{
  input: RevokeMemberSessionsInput;
}>;


export type EndMemberSessionsMutation = { revokeMemberSessions: { revokedKeys: number } };

export type DeleteMemberMutationVariables = Exact<{
  input: DeleteMemberInput;
}>;


export type DeleteMemberMutation = { deleteMember: { userId: string } };

export type ViewAsMutationVariables = Exact<{
  input: ViewAsInput;
}>;


export type ViewAsMutation = { viewAs: { viewId: string, email: string, endsAt: string } };

export type RevenueQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type RevenueQuery = { revenue: { from: string, to: string, watchedSince: string | null, checkedAt: string | null, checks: Array<{ check: RevenueCheck, passed: boolean }>, now: { mrrCents: number, pastDueCents: number, committedCents: number, paying: number, trials: number, granted: number } | null, months: Array<{ month: string, startCents: number, newCents: number, reactivationCents: number, expansionCents: number, contractionCents: number, priceCents: number, pauseCents: number, resumeCents: number, churnCents: number, endCents: number, startPayers: number, gonePayers: number, endPayers: number }> | null, days: Array<{ day: string, mrrCents: number, pastDueCents: number | null, chargedCents: number, refundedCents: number, chargedBackCents: number, returnedCents: number }> | null, saidReasons: Array<{ reason: CancelReason | null, plans: number }> | null, churnReasons: Array<{ reason: string, plans: number, cents: number }> | null, trials: Array<{ month: string, ended: number, paid: number, open: number }> | null, retention: Array<{ cohort: string, members: number, paying: Array<number> }> | null, recovery: { recovered: number, recoveredCents: number, lost: number, lostCents: number, open: number, openCents: number } | null } };

export type MrrMovementsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  kind?: MovementKind | null | undefined;
  reason?: string | null | undefined;
  said?: CancelAnswer | null | undefined;
}>;


export type MrrMovementsQuery = { mrrMovements: { nodes: Array<{ id: string, at: string, memberId: string, email: string, kind: MovementKind, reason: string | null, said: CancelAnswer | null, tier: Tier, cents: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FigureMembersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  figure: MemberFigure;
  from?: string | null | undefined;
  to?: string | null | undefined;
  cohort?: string | null | undefined;
}>;


export type FigureMembersQuery = { figureMembers: { nodes: Array<{ memberId: string, email: string, tier: Tier, cents: number | null, at: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { operations: { jobs: Array<{ name: string, everySeconds: number, ranSecondsAgo: number | null, tookMs: number | null, failingSeconds: number | null, failure: string | null, isLate: boolean }>, notifications: { lastAt: string | null, ofDay: number, waiting: number, failed: number }, endpoints: { endpoints: number, disabled: number, delivered: number, failed: number, waiting: number } } };

export type GoingLiveQueryVariables = Exact<{ [key: string]: never; }>;


export type GoingLiveQuery = { goingLive: Array<{ name: LaunchCheckName, state: LaunchState, says: string, advice: string | null }> };

export type ImportPicksMutationVariables = Exact<{
  input: ImportPicksInput;
}>;


export type ImportPicksMutation = { importPicks: { draftIds: Array<string>, picks: Array<{ row: number, sport: League, tier: Tier, teamOne: string, teamTwo: string, date: string, time: string, pick: string, market: Market | null, line: number | null, odds: number | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, pickDetails: string, releaseAt: string | null }>, games: Array<{ row: number, says: string }>, problems: Array<{ row: number, column: string | null, reason: string }>, doubts: Array<{ row: number, text: string }>, questions: Array<{ key: string, asks: string, column: string | null, cell: string, rows: Array<number>, answer: string | null, choices: Array<{ key: string, label: string }> }>, columns: Array<{ column: string, of: string | null, isCertain: boolean, samples: Array<string> }>, leftOut: Array<{ row: number, text: string, why: string }> } };

export type DiscordChecklistQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscordChecklistQuery = { discordChecklist: Array<{ title: string, advice: string | null }> };

export type PickAlertsQueryVariables = Exact<{
  day: string;
}>;


export type PickAlertsQuery = { pickAlerts: Array<{ id: string, channel: AlertChannel, kind: AlertKind, tier: Tier | null, openedAt: string, closesAt: string, picks: number, told: number, failed: number, withheld: number, waiting: number, medianDelaySeconds: number | null, lastDelaySeconds: number | null, reason: string | null, reasons: Array<{ reason: string, members: number }> }>, alertSettings: { channels: Array<AlertChannel> } };

export type ResendAlertsMutationVariables = Exact<{
  input: ResendAlertsInput;
}>;


export type ResendAlertsMutation = { resendAlerts: { count: number } };

export type SendTestAlertMutationVariables = Exact<{
  input: SendTestAlertInput;
}>;


export type SendTestAlertMutation = { sendTestAlert: { channel: AlertChannel } };

export type AdminPickFragment = { releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null };

export type AdminBoardQueryVariables = Exact<{
  date: string;
}>;


export type AdminBoardQuery = { adminBoard: { date: string, isToday: boolean, totalCount: number, picks: Array<{ releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null }> }, today: { date: string, now: string } };

export type CreatePickMutationVariables = Exact<{
  input: CreatePickInput;
}>;


export type CreatePickMutation = { createPick: { pick: { releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null } } };

export type UpdatePickMutationVariables = Exact<{
  input: UpdatePickInput;
}>;


export type UpdatePickMutation = { updatePick: { pick: { releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null } } };

export type PostDraftsMutationVariables = Exact<{
  input: PostDraftsInput;
}>;


export type PostDraftsMutation = { postDrafts: { picks: Array<{ releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null }> } };

export type GradePickMutationVariables = Exact<{
  input: GradePickInput;
}>;


export type GradePickMutation = { gradePick: { pick: { releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null } } };

export type DeletePickMutationVariables = Exact<{
  input: PickIdInput;
}>;


export type DeletePickMutation = { deletePick: { deletedPickId: string | null, withdrawnPick: { releaseAt: string | null, version: number, id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, grades: Array<{ n: number, score: string | null, source: string | null, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, score: { source: string | null, one: number, two: number } | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null } | null } };

export type GamesOfDayQueryVariables = Exact<{
  date: string;
}>;


export type GamesOfDayQuery = { games: Array<{ id: string, league: League, away: string, home: string, date: string, number: number, startsAt: string, status: GameStatus }> };

export type FindGameQueryVariables = Exact<{
  input: FindGameInput;
}>;


export type FindGameQuery = { findGame: { kind: GameMatchKind, says: string, choices: Array<{ id: string, away: string, home: string, number: number, startsAt: string }> } };

export type GameOddsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type GameOddsQuery = { marketOdds: Array<{ gameId: string, quotes: Array<{ book: string, market: QuoteMarket, line: number | null, one: number, two: number, draw: number | null, seenAt: string }> }> };

export type PickPricesQueryVariables = Exact<{
  id: string;
}>;


export type PickPricesQuery = { pick: { id: string, book: string | null, prices: Array<{ moment: PriceMoment, book: string | null, line: number | null, odds: number, oddsOther: number | null }> | null } | null };

export type WritePricesMutationVariables = Exact<{
  input: WritePricesInput;
}>;


export type WritePricesMutation = { writePrices: { unchanged: number } };

export type ChangedPriceFragment = { book: string | null, line: number | null, odds: number, oddsOther: number | null };

export type ImportPricesMutationVariables = Exact<{
  input: ImportPricesInput;
}>;


export type ImportPricesMutation = { importPrices: { unchanged: number, applied: boolean, changes: Array<{ row: number, game: string, selection: string, market: Market | null, postedOdds: number | null, moment: PriceMoment | null, before: string | null, after: string, priceBefore: { book: string | null, line: number | null, odds: number, oddsOther: number | null } | null, priceAfter: { book: string | null, line: number | null, odds: number, oddsOther: number | null } | null }>, problems: Array<{ row: number, column: string | null, reason: string }>, columns: Array<{ column: string, of: string | null, isCertain: boolean, samples: Array<string> }>, questions: Array<{ key: string, asks: string, column: string | null, cell: string, rows: Array<number>, answer: string | null, choices: Array<{ key: string, label: string }> }>, leftOut: Array<{ row: number, text: string, why: string }> } };

export type PlanPriceRowFragment = { id: number, tier: Tier, months: number, cents: number, startsAt: string, byEmail: string | null, reason: string, createdAt: string };

export type PriceMoveFragment = { id: string, tier: Tier, cents: number, reason: string, proposedByEmail: string | null, proposedAt: string, approvedByEmail: string | null, approvedAt: string | null, endedAt: string | null, mayApprove: boolean, told: number, left: number };

export type PlanPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPricesQuery = { planPrices: Array<{ id: number, tier: Tier, months: number, cents: number, startsAt: string, byEmail: string | null, reason: string, createdAt: string }>, planPriceMoves: Array<{ id: string, tier: Tier, cents: number, reason: string, proposedByEmail: string | null, proposedAt: string, approvedByEmail: string | null, approvedAt: string | null, endedAt: string | null, mayApprove: boolean, told: number, left: number }>, plans: Array<{ tier: Tier, name: string, priceCents: number }> };

export type PlanPricePreviewQueryVariables = Exact<{
  price: PlanPriceInput;
}>;


export type PlanPricePreviewQuery = { planPricePreview: { beforeCents: number, afterCents: number, startsAt: string, runningPlans: number, plannedChanges: number } };

export type ChangePlanPriceMutationVariables = Exact<{
  input: ChangePlanPriceInput;
}>;


export type ChangePlanPriceMutation = { changePlanPrice: { planPrices: Array<{ id: number, tier: Tier, months: number, cents: number, startsAt: string, byEmail: string | null, reason: string, createdAt: string }> } };

export type ProposePriceMoveMutationVariables = Exact<{
  input: ProposePriceMoveInput;
}>;


export type ProposePriceMoveMutation = { proposePriceMove: { planPriceMoves: Array<{ id: string, tier: Tier, cents: number, reason: string, proposedByEmail: string | null, proposedAt: string, approvedByEmail: string | null, approvedAt: string | null, endedAt: string | null, mayApprove: boolean, told: number, left: number }> } };

export type ApprovePriceMoveMutationVariables = Exact<{
  input: PriceMoveInput;
}>;


export type ApprovePriceMoveMutation = { approvePriceMove: { planPriceMoves: Array<{ id: string, tier: Tier, cents: number, reason: string, proposedByEmail: string | null, proposedAt: string, approvedByEmail: string | null, approvedAt: string | null, endedAt: string | null, mayApprove: boolean, told: number, left: number }> } };

export type EndPriceMoveMutationVariables = Exact<{
  input: PriceMoveInput;
}>;


export type EndPriceMoveMutation = { endPriceMove: { planPriceMoves: Array<{ id: string, tier: Tier, cents: number, reason: string, proposedByEmail: string | null, proposedAt: string, approvedByEmail: string | null, approvedAt: string | null, endedAt: string | null, mayApprove: boolean, told: number, left: number }> } };

export type ProblemFragment = { kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null };

export type ProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProblemsQuery = { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> };

export type AcknowledgeProblemMutationVariables = Exact<{
  input: AcknowledgeProblemInput;
}>;


export type AcknowledgeProblemMutation = { acknowledgeProblem: { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> } };

export type ReopenProblemMutationVariables = Exact<{
  input: ReopenProblemInput;
}>;


export type ReopenProblemMutation = { reopenProblem: { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> } };

export type RetryMailMutationVariables = Exact<{
  input: RetryMailInput;
}>;


export type RetryMailMutation = { retryMail: { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> } };

export type DropMailMutationVariables = Exact<{
  input: DropMailInput;
}>;


export type DropMailMutation = { dropMail: { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> } };

export type RetryNotificationMutationVariables = Exact<{
  input: RetryNotificationInput;
}>;


export type RetryNotificationMutation = { retryNotification: { problems: Array<{ kind: ProblemKind, subject: string, text: string, since: string, memberId: string | null, fact: string, canRetry: boolean, acknowledged: { by: string | null, note: string, at: string, until: string } | null }> } };

export type GradeProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type GradeProposalsQuery = { gradeProposals: Array<{ explanation: string, scoreOne: number, scoreTwo: number, source: string, doubt: string | null, pick: { id: string, date: string } }> };

export type GradeProposedMutationVariables = Exact<{
  input: GradeProposedInput;
}>;


export type GradeProposedMutation = { gradeProposed: { picks: Array<{ id: string, result: PickResult }> } };

export type StaffRowFragment = { userId: string, email: string, role: StaffRole, lastSeenAt: string | null };

export type InvitationRowFragment = { id: string, email: string, role: StaffRole, invitedBy: string | null, expiresAt: string };

export type StaffQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffQuery = { staff: Array<{ userId: string, email: string, role: StaffRole, lastSeenAt: string | null }>, staffInvitations: Array<{ id: string, email: string, role: StaffRole, invitedBy: string | null, expiresAt: string }> };

export type InviteStaffMutationVariables = Exact<{
  input: InviteStaffInput;
}>;


export type InviteStaffMutation = { inviteStaff: { staff: Array<{ userId: string, email: string, role: StaffRole, lastSeenAt: string | null }>, invitations: Array<{ id: string, email: string, role: StaffRole, invitedBy: string | null, expiresAt: string }> } };

export type WithdrawStaffInvitationMutationVariables = Exact<{
  input: WithdrawStaffInvitationInput;
}>;


export type WithdrawStaffInvitationMutation = { withdrawStaffInvitation: { invitations: Array<{ id: string, email: string, role: StaffRole, invitedBy: string | null, expiresAt: string }> } };

export type SetStaffRoleMutationVariables = Exact<{
  input: SetStaffRoleInput;
}>;


export type SetStaffRoleMutation = { setStaffRole: { userId: string, staff: Array<{ userId: string, email: string, role: StaffRole, lastSeenAt: string | null }> } };

export type DeskTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskTodayQuery = { deskToday: { date: string, joined: number | null, picks: { posted: number, drafts: number, nextStartsAt: string | null, toGrade: number, leagues: Array<{ league: League, posted: number, drafts: number, games: number | null, firstStartsAt: string | null, lastStartsAt: string | null }> } | null, money: { chargedCents: number, refundedCents: number, chargedBackCents: number, returnedCents: number, charges: number, declined: number, week: Array<{ day: string, cents: number }> } | null } };

export type BoardOfTodayQueryVariables = Exact<{
  date: string;
}>;


export type BoardOfTodayQuery = { adminBoard: { date: string, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, startsAt: string, releaseAt: string | null, publishedAt: string | null, result: PickResult, liveScore: { status: GameStatus, one: number | null, two: number | null } | null }> } };

export type AlertSettingsCardFragment = { mail: MailChoice, push: boolean, recap: boolean, leagues: Array<League>, tiers: Array<Tier>, digestAt: string, quietFrom: string | null, quietTo: string | null, lockedNews: boolean, hideWords: boolean, emailProved: boolean, mailStop: MailStop | null, channels: Array<AlertChannel>, clock: { zone: string, utcOffsetMinutes: number, nextDigest: string | null, zoneData: string }, digestReach: { picks: number, reached: number, bestAt: string | null, bestReached: number } };

export type AlertSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertSettingsQuery = { alertSettings: { mail: MailChoice, push: boolean, recap: boolean, leagues: Array<League>, tiers: Array<Tier>, digestAt: string, quietFrom: string | null, quietTo: string | null, lockedNews: boolean, hideWords: boolean, emailProved: boolean, mailStop: MailStop | null, channels: Array<AlertChannel>, clock: { zone: string, utcOffsetMinutes: number, nextDigest: string | null, zoneData: string }, digestReach: { picks: number, reached: number, bestAt: string | null, bestReached: number } } };

export type SetAlertsMutationVariables = Exact<{
  input: SetAlertsInput;
}>;


export type SetAlertsMutation = { setAlerts: { settings: { mail: MailChoice, push: boolean, recap: boolean, leagues: Array<League>, tiers: Array<Tier>, digestAt: string, quietFrom: string | null, quietTo: string | null, lockedNews: boolean, hideWords: boolean, emailProved: boolean, mailStop: MailStop | null, channels: Array<AlertChannel>, clock: { zone: string, utcOffsetMinutes: number, nextDigest: string | null, zoneData: string }, digestReach: { picks: number, reached: number, bestAt: string | null, bestReached: number } } } };

export type SendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendConfirmationMutation = { sendConfirmation: { settings: { mail: MailChoice, push: boolean, recap: boolean, leagues: Array<League>, tiers: Array<Tier>, digestAt: string, quietFrom: string | null, quietTo: string | null, lockedNews: boolean, hideWords: boolean, emailProved: boolean, mailStop: MailStop | null, channels: Array<AlertChannel>, clock: { zone: string, utcOffsetMinutes: number, nextDigest: string | null, zoneData: string }, digestReach: { picks: number, reached: number, bestAt: string | null, bestReached: number } } } };

export type DiscordCardFragment = { state: DiscordState, name: string | null, role: Tier | null };

export type DiscordQueryVariables = Exact<{ [key: string]: never; }>;


export type DiscordQuery = { discord: { state: DiscordState, name: string | null, role: Tier | null } | null };

export type StartDiscordLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type StartDiscordLinkMutation = { startDiscordLink: { url: string } };

export type LinkDiscordMutationVariables = Exact<{
  input: LinkDiscordInput;
}>;


export type LinkDiscordMutation = { linkDiscord: { discord: { state: DiscordState, name: string | null, role: Tier | null } } };

export type UnlinkDiscordMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkDiscordMutation = { unlinkDiscord: { discord: { state: DiscordState, name: string | null, role: Tier | null } } };

export type FeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type FeedsQuery = { feeds: { calendarUrl: string, rssUrl: string } | null };

export type CreateFeedsMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateFeedsMutation = { createFeeds: { feeds: { calendarUrl: string, rssUrl: string } } };

export type DeleteFeedsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteFeedsMutation = { deleteFeeds: { feeds: { calendarUrl: string, rssUrl: string } | null } };

export type PushCardFragment = { publicKey: string, devices: Array<{ id: string, deviceName: string, isCurrent: boolean }> };

export type PushQueryVariables = Exact<{ [key: string]: never; }>;


export type PushQuery = { push: { publicKey: string, devices: Array<{ id: string, deviceName: string, isCurrent: boolean }> } | null };

export type AddPushMutationVariables = Exact<{
  input: AddPushInput;
}>;


export type AddPushMutation = { addPush: { push: { publicKey: string, devices: Array<{ id: string, deviceName: string, isCurrent: boolean }> } | null } };

export type RemovePushMutationVariables = Exact<{
  input: RemovePushInput;
}>;


export type RemovePushMutation = { removePush: { push: { publicKey: string, devices: Array<{ id: string, deviceName: string, isCurrent: boolean }> } | null } };

export type WeeklyReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type WeeklyReceiptsQuery = { me: { id: string, weeklyReceipts: boolean } | null };

export type SetWeeklyReceiptsMutationVariables = Exact<{
  input: SetWeeklyReceiptsInput;
}>;


export type SetWeeklyReceiptsMutation = { setWeeklyReceipts: { user: { id: string, weeklyReceipts: boolean } } };

export type SecondFactorFactsFragment = { asksAgainAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { asksAgainAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { options: string } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { secondFactor: { asksAgainAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type StartPasskeyCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyCheckMutation = { startPasskeyCheck: { options: string } };

export type ConfirmPasskeyMutationVariables = Exact<{
  input: ConfirmPasskeyInput;
}>;


export type ConfirmPasskeyMutation = { confirmPasskey: { secondFactor: { asksAgainAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type DeletePasskeyMutationVariables = Exact<{
  input: DeletePasskeyInput;
}>;


export type DeletePasskeyMutation = { deletePasskey: { secondFactor: { asksAgainAt: string | null, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } } };

export type MemberFragment = { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { mailRefused: boolean, id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } | null, today: { date: string, now: string } };

export type RegisterMutationVariables = Exact<{
  input?: RegisterInput | null | undefined;
}>;


export type RegisterMutation = { register: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } } };

export type SetDisplayMutationVariables = Exact<{
  input: SetDisplayInput;
}>;


export type SetDisplayMutation = { setDisplay: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, pausedUntil: string | null, role: StaffRole | null, scopes: Array<StaffScope>, createdAt: string, oddsFormat: OddsFormat | null, timeZone: string | null, endedPlan: { tier: Tier, endedAt: string, closedUntil: string | null } | null } } };

export type CurrentPlanFragment = { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null };

export type SubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionQuery = { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null };

export type PaymentMethodQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentMethodQuery = { paymentMethod: { cardType: string, last4: string, expirationMonth: string, expirationYear: string } | null };

export type PlanChangeQueryVariables = Exact<{
  tier: Tier;
}>;


export type PlanChangeQuery = { planChangePreview: { kind: ChangeKind, totalCents: number, nextChargeAt: string | null, nextChargeCents: number, sentence: string, takesEffectAt: string, lines: Array<{ description: string, cents: number }> }, paymentMethod: { cardType: string, last4: string, expirationMonth: string, expirationYear: string } | null };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type CancelSubscriptionMutationVariables = Exact<{
  reason?: CancelReason | null | undefined;
}>;


export type CancelSubscriptionMutation = { cancelSubscription: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type PausePlanMutationVariables = Exact<{
  until: string;
  expectedNextChargeCents?: number | null | undefined;
}>;


export type PausePlanMutation = { pausePlan: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type ResumePlanMutationVariables = Exact<{
  expectedTotalCents?: number | null | undefined;
}>;


export type ResumePlanMutation = { resumePlan: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type ReactivateSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ReactivateSubscriptionMutation = { reactivateSubscription: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type UpdatePaymentMethodMutationVariables = Exact<{
  input: UpdatePaymentMethodInput;
}>;


export type UpdatePaymentMethodMutation = { updatePaymentMethod: { subscription: { source: PlanSource, monthlyCents: number, pendingMonthlyCents: number | null, renewalCents: number | null, stopWithoutPause: LimitStop | null, tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null, announcedPrice: { monthlyCents: number, appliesAt: string } | null } | null } };

export type PaymentClientTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentClientTokenQuery = { paymentClientToken: string };

export type RecordEndQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordEndQuery = { record: { to: string } };

export type PostedPicksQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type PostedPicksQuery = { record: { firstDay: string | null, byTier: Array<{ tier: Tier, tally: { wins: number, losses: number, pushes: number, voids: number, pending: number } }> } };

export type PriceQuoteQueryVariables = Exact<{
  planType: string;
  couponCode?: string | null | undefined;
}>;


export type PriceQuoteQuery = { priceQuote: { totalCents: number, nextChargeAt: string | null, nextChargeCents: number, sentence: string, lines: Array<{ description: string, cents: number }> }, plans: Array<{ tier: Tier, priceCents: number, originalPriceCents: number }> };

export type ValidateCouponQueryVariables = Exact<{
  code: string;
  planType: string;
}>;


export type ValidateCouponQuery = { validateCoupon: { isValid: boolean, code: string, message: string | null, endsAt: string | null } };

export type CheckFingerprintQueryVariables = Exact<{
  fingerprintId: string;
}>;


export type CheckFingerprintQuery = { checkFingerprint: { exists: boolean } };

export type PurchaseMutationVariables = Exact<{
  input: PurchaseInput;
}>;


export type PurchaseMutation = { purchase: { userId: string, email: string, tempPassword: string | null, tier: Tier, inTrial: boolean, totalCents: number, nextChargeAt: string, nextChargeCents: number, conversionValue: number } };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { userId: string } };

export type AdminTodayQueryVariables = Exact<{
  date: string;
}>;


export type AdminTodayQuery = { adminBoard: { date: string, picks: Array<{ id: string, status: PickStatus }> }, problems: Array<{ kind: ProblemKind, subject: string }> };

export type HomePickFragment = { id: string, status: PickStatus, teamOne: string, teamTwo: string, result: PickResult, odds: number | null, units: number | null, score: { one: number, two: number } | null };

export type HomeQueryVariables = Exact<{
  yesterday: string;
}>;


export type HomeQuery = { board: { date: string, totalCount: number, picks: Array<{ id: string, locked: boolean, lockReason: LockReason | null, opensAt: string | null, status: PickStatus, date: string, time: string, teamOne: string, teamTwo: string, startsAt: string, result: PickResult, odds: number | null, units: number | null, late: boolean }> }, yesterday: { date: string, picks: Array<{ id: string, status: PickStatus, teamOne: string, teamTwo: string, result: PickResult, odds: number | null, units: number | null, score: { one: number, two: number } | null }> }, today: { date: string, now: string } };

export type CountedPickFragment = { pickId: string, kind: RecordKind };

export type LeagueResultsQueryVariables = Exact<{ [key: string]: never; }>;


export type LeagueResultsQuery = { NFL: { nodes: Array<{ pickId: string, kind: RecordKind }> }, NCAAF: { nodes: Array<{ pickId: string, kind: RecordKind }> }, NBA: { nodes: Array<{ pickId: string, kind: RecordKind }> }, NCAAB: { nodes: Array<{ pickId: string, kind: RecordKind }> }, MLB: { nodes: Array<{ pickId: string, kind: RecordKind }> }, NHL: { nodes: Array<{ pickId: string, kind: RecordKind }> } };

export type YesterdaysPickFragment = { id: string, sport: League, status: PickStatus, late: boolean, teamOne: string, teamTwo: string, pick: string | null, odds: number | null, units: number | null, result: PickResult, score: { one: number, two: number } | null };

export type YesterdaysBoardQueryVariables = Exact<{
  yesterday: string;
}>;


export type YesterdaysBoardQuery = { today: { date: string }, board: { date: string, picks: Array<{ id: string, sport: League, status: PickStatus, late: boolean, teamOne: string, teamTwo: string, pick: string | null, odds: number | null, units: number | null, result: PickResult, score: { one: number, two: number } | null }> } };

export type PickCardFragment = { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, score: { one: number, two: number } | null, grades: Array<{ n: number, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null };

export type BoardQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type BoardQuery = { board: { date: string, isToday: boolean, totalCount: number, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, score: { one: number, two: number } | null, grades: Array<{ n: number, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null, liveScore: { status: GameStatus, one: number | null, two: number | null } | null }> }, today: { date: string, now: string } };

export type PickRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type PickRevisionsQuery = { pick: { id: string, revisions: Array<{ version: number, replacedAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, units: number | null, book: string | null, probability: number | null }> } | null };

export type LiveScoreFragment = { id: string, liveScore: { status: GameStatus, one: number | null, two: number | null } | null };

export type PickChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PickChangedSubscription = { pickChanged: { kind: PickChangeKind, pickId: string, pick: { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, book: string | null, probability: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, gameId: string | null, late: boolean, withdrawnReason: string | null, edits: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null, score: { one: number, two: number } | null, grades: Array<{ n: number, at: string, result: PickResult, voidReason: VoidReason | null, reason: string | null }>, seal: { number: number, sealedAt: string, witnessedAt: string | null, late: boolean, unproven: boolean, overdueUnits: number | null } | null } | null } };

export type MarketOfDayQueryVariables = Exact<{
  date: string;
  gameIds: Array<string> | string;
}>;


export type MarketOfDayQuery = { games: Array<{ id: string, away: string, home: string, status: GameStatus, awayScore: number | null, homeScore: number | null }>, marketOdds: Array<{ gameId: string, quotes: Array<{ book: string, market: QuoteMarket, line: number | null, one: number, two: number, draw: number | null, seenAt: string }> }> };

export type MyBooksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBooksQuery = { me: { id: string, books: Array<string> | null } | null };

export type PickProofQueryVariables = Exact<{
  id: string;
}>;


export type PickProofQuery = { pick: { id: string, subscription: Tier, opening: { number: number, salt: string, bet: string, whySalt: string, why: string } | null, seal: { number: number, sealedAt: string, late: boolean, unproven: boolean, revealBy: string, opened: boolean, overdueUnits: number | null, checkpointSize: number | null, witnessedAt: string | null, leaves: Array<{ number: number, kind: string, at: string, body: string }> } | null } | null };

export type RecordRowsQueryVariables = Exact<{
  filter?: RecordStatsFilter | null | undefined;
  kinds?: Array<RecordKind> | RecordKind | null | undefined;
  after?: string | null | undefined;
}>;


export type RecordRowsQuery = { recordPicks: { nodes: Array<{ pickId: string, day: string, league: League, teamOne: string, teamTwo: string, pick: string, analyst: string | null, kind: RecordKind, odds: number | null, units: number | null, profit: number | null, closingLineValue: number | null, score: { one: number, two: number } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ScannerBoardFragment = { open: number | null, entries: Array<{ id: string, league: League, away: string, home: string, startsAt: string, market: QuoteMarket, line: number | null, bookOne: string, oddsOne: number, seenOneAt: string, bookTwo: string, oddsTwo: number, seenTwoAt: string, margin: number, isDoubtful: boolean, rounds: number, foundAt: string }> | null, week: { found: number, medianMargin: number | null, lastedAMinute: number } };

export type ScannerQueryVariables = Exact<{ [key: string]: never; }>;


export type ScannerQuery = { today: { now: string }, arbitrages: { open: number | null, entries: Array<{ id: string, league: League, away: string, home: string, startsAt: string, market: QuoteMarket, line: number | null, bookOne: string, oddsOne: number, seenOneAt: string, bookTwo: string, oddsTwo: number, seenTwoAt: string, margin: number, isDoubtful: boolean, rounds: number, foundAt: string }> | null, week: { found: number, medianMargin: number | null, lastedAMinute: number } } };

export type ScannerCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ScannerCountQuery = { arbitrages: { open: number | null } };

export type ScannerTurnedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ScannerTurnedSubscription = { arbitragesChanged: { open: number | null, entries: Array<{ id: string, league: League, away: string, home: string, startsAt: string, market: QuoteMarket, line: number | null, bookOne: string, oddsOne: number, seenOneAt: string, bookTwo: string, oddsTwo: number, seenTwoAt: string, margin: number, isDoubtful: boolean, rounds: number, foundAt: string }> | null, week: { found: number, medianMargin: number | null, lastedAMinute: number } } };

export type InvoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { invoices: { nodes: Array<{ id: string, number: string, type: InvoiceType, planCode: string, reason: string, totalCents: number, state: InvoiceState, createdAt: string, downloadUrl: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordSoFarQueryVariables = Exact<{ [key: string]: never; }>;


export type RecordSoFarQuery = { recordStats: { to: string, figures: { n: number, wins: number, losses: number, pushes: number, staked: { n: number, needed: number, units: number | null, staked: number, yield: number | null, interval: { low: number, high: number } | null } } | null } };

export type PlanTermsFragment = { tier: Tier, inTrial: boolean, pastDue: boolean, paused: boolean, currentPeriodStartsAt: string, currentPeriodEndsAt: string, cancelAtPeriodEnd: boolean, pausedUntil: string | null, pendingTier: Tier | null, graceEndsAt: string | null, nextChargeAt: string | null, nextChargeCents: number | null, renewalStop: LimitStop | null };

export type SavedCardFragment = { cardType: string, last4: string, expirationMonth: string, expirationYear: string };

export const ApiKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}}]}}]} as unknown as DocumentNode<ApiKeyRowFragment, unknown>;
export const LimitsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<LimitsCardFragment, unknown>;
export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const WebhookLogLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<WebhookLogLineFragment, unknown>;
export const AnalystRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalystRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalystText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AnalystRowFragment, unknown>;
export const ApprovalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberEmail"}},{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"mayApproveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ApprovalRowFragment, unknown>;
export const AuditRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"keyPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditRowFragment, unknown>;
export const AdminCouponFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<AdminCouponFragment, unknown>;
export const CouponBatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}}]} as unknown as DocumentNode<CouponBatchFragment, unknown>;
export const RedemptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponRedemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountCents"}}]}}]} as unknown as DocumentNode<RedemptionFragment, unknown>;
export const DisputeDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyBy"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedText"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"planEndedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"repliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"lastDevice"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"picksOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<DisputeDetailsFragment, unknown>;
export const FeedHealthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCredits"}},{"kind":"Field","name":{"kind":"Name","value":"oddsEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"scoresEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faultsSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}}]}}]}}]} as unknown as DocumentNode<FeedHealthFragment, unknown>;
export const FeedGameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}}]} as unknown as DocumentNode<FeedGameFragment, unknown>;
export const GameQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherGame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}}]} as unknown as DocumentNode<GameQuestionFragment, unknown>;
export const MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<MemberFragment, unknown>;
export const ListedMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<ListedMemberFragment, unknown>;
export const PickCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PickCardFragment, unknown>;
export const AdminPickFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<AdminPickFragment, unknown>;
export const ChangedPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}}]} as unknown as DocumentNode<ChangedPriceFragment, unknown>;
export const PlanPriceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"byEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PlanPriceRowFragment, unknown>;
export const PriceMoveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceMove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<PriceMoveFragment, unknown>;
export const ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<ProblemFragment, unknown>;
export const StaffRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<StaffRowFragment, unknown>;
export const InvitationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InvitationRowFragment, unknown>;
export const AlertSettingsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSettingsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"recap"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"}},{"kind":"Field","name":{"kind":"Name","value":"digestAt"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockedNews"}},{"kind":"Field","name":{"kind":"Name","value":"hideWords"}},{"kind":"Field","name":{"kind":"Name","value":"emailProved"}},{"kind":"Field","name":{"kind":"Name","value":"mailStop"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"utcOffsetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextDigest"}},{"kind":"Field","name":{"kind":"Name","value":"zoneData"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestReach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"bestAt"}},{"kind":"Field","name":{"kind":"Name","value":"bestReached"}}]}}]}}]} as unknown as DocumentNode<AlertSettingsCardFragment, unknown>;
export const DiscordCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscordCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<DiscordCardFragment, unknown>;
export const PushCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Push"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<PushCardFragment, unknown>;
export const SecondFactorFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<SecondFactorFactsFragment, unknown>;
export const PlanTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}}]} as unknown as DocumentNode<PlanTermsFragment, unknown>;
export const CurrentPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}}]} as unknown as DocumentNode<CurrentPlanFragment, unknown>;
export const HomePickFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomePick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<HomePickFragment, unknown>;
export const CountedPickFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountedPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]} as unknown as DocumentNode<CountedPickFragment, unknown>;
export const YesterdaysPickFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YesterdaysPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<YesterdaysPickFragment, unknown>;
export const LiveScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<LiveScoreFragment, unknown>;
export const ScannerBoardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannerBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArbitrageBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"bookOne"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOne"}},{"kind":"Field","name":{"kind":"Name","value":"seenOneAt"}},{"kind":"Field","name":{"kind":"Name","value":"bookTwo"}},{"kind":"Field","name":{"kind":"Name","value":"oddsTwo"}},{"kind":"Field","name":{"kind":"Name","value":"seenTwoAt"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"isDoubtful"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"medianMargin"}},{"kind":"Field","name":{"kind":"Name","value":"lastedAMinute"}}]}}]}}]} as unknown as DocumentNode<ScannerBoardFragment, unknown>;
export const SavedCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<SavedCardFragment, unknown>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const ConfirmApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mustConfirm"}}]}}]} as unknown as DocumentNode<ConfirmApiKeyMutation, ConfirmApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const BookChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"books"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"books"}}]}}]}}]} as unknown as DocumentNode<BookChoicesQuery, BookChoicesQueryVariables>;
export const SetBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBooksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"books"}}]}}]}}]}}]} as unknown as DocumentNode<SetBooksMutation, SetBooksMutationVariables>;
export const AcceptStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptStaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const LimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<LimitsQuery, LimitsQueryVariables>;
export const SetMonthlyLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMonthlyLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMonthlyLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMonthlyLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<SetMonthlyLimitMutation, SetMonthlyLimitMutationVariables>;
export const StartCoolOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCoolOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCoolOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCoolOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<StartCoolOffMutation, StartCoolOffMutationVariables>;
export const ExcludeSelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcludeSelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExcludeSelfInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excludeSelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<ExcludeSelfMutation, ExcludeSelfMutationVariables>;
export const ConfirmAgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Limits"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ageConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"spentThisMonthCents"}},{"kind":"Field","name":{"kind":"Name","value":"spentCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextLimitAt"}},{"kind":"Field","name":{"kind":"Name","value":"coolOffUntil"}},{"kind":"Field","name":{"kind":"Name","value":"excludedUntil"}}]}}]} as unknown as DocumentNode<ConfirmAgeMutation, ConfirmAgeMutationVariables>;
export const MyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const RevokeSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedKeys"}}]}}]}}]} as unknown as DocumentNode<RevokeSessionsMutation, RevokeSessionsMutationVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookEndpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookEndpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookEndpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLogLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const EnableWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}}]}}]} as unknown as DocumentNode<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWebhookEndpointId"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const SendTestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const RedeliverWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLogLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const PicksTurnedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PicksTurned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"pickId"}}]}}]}}]} as unknown as DocumentNode<PicksTurnedSubscription, PicksTurnedSubscriptionVariables>;
export const AnalystTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalystTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analystTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalystRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalystRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalystText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AnalystTextsQuery, AnalystTextsQueryVariables>;
export const SetAnalystTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAnalystText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAnalystTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAnalystText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analysts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalystRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalystRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalystText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SetAnalystTextMutation, SetAnalystTextMutationVariables>;
export const ApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Approvals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberEmail"}},{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"mayApproveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ApprovalsQuery, ApprovalsQueryVariables>;
export const ApproveActDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveActInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveAct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalId"}}]}}]}}]} as unknown as DocumentNode<ApproveActMutation, ApproveActMutationVariables>;
export const RejectActDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectActInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectAct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalId"}}]}}]}}]} as unknown as DocumentNode<RejectActMutation, RejectActMutationVariables>;
export const AuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"keyPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<AuditLogQuery, AuditLogQueryVariables>;
export const ExportAuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAuditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportAuditLogMutation, ExportAuditLogMutationVariables>;
export const AdminCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCoupon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<AdminCouponsQuery, AdminCouponsQueryVariables>;
export const CreateCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCoupon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<CreateCouponMutation, CreateCouponMutationVariables>;
export const SwitchCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<SwitchCouponMutation, SwitchCouponMutationVariables>;
export const DeleteCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCouponId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<DeleteCouponMutation, DeleteCouponMutationVariables>;
export const EditCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCoupon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCoupon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxRedemptions"}},{"kind":"Field","name":{"kind":"Name","value":"maxPerCustomer"}},{"kind":"Field","name":{"kind":"Name","value":"firstPurchaseOnly"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<EditCouponMutation, EditCouponMutationVariables>;
export const CouponBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponBatch"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}}]} as unknown as DocumentNode<CouponBatchesQuery, CouponBatchesQueryVariables>;
export const CouponBatchFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponBatchFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csv"}}]}}]}}]} as unknown as DocumentNode<CouponBatchFileQuery, CouponBatchFileQueryVariables>;
export const CreateCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCoupons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCouponsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCoupons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponBatch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}}]} as unknown as DocumentNode<CreateCouponsMutation, CreateCouponsMutationVariables>;
export const UpdateCouponBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCouponBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCouponBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCouponBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponBatch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponBatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}}]} as unknown as DocumentNode<UpdateCouponBatchMutation, UpdateCouponBatchMutationVariables>;
export const CouponRedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CouponRedemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponRevenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"couponId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}}},{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}]},{"kind":"Field","name":{"kind":"Name","value":"couponDiscounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"couponId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}}},{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}]},{"kind":"Field","name":{"kind":"Name","value":"couponRedemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"couponId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponId"}}},{"kind":"Argument","name":{"kind":"Name","value":"batchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Redemption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponRedemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountCents"}}]}}]} as unknown as DocumentNode<CouponRedemptionsQuery, CouponRedemptionsQueryVariables>;
export const DisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyBy"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedText"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"planEndedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"repliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"lastDevice"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"picksOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<DisputeQuery, DisputeQueryVariables>;
export const AnswerDisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDisputeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyBy"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedText"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"planEndedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"repliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"lastDevice"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"picksOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerDisputeMutation, AnswerDisputeMutationVariables>;
export const AcceptDisputeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptDisputeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeDetails"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyBy"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"needsApproval"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedText"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"planEndedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"repliedBy"}},{"kind":"Field","name":{"kind":"Name","value":"repliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agreements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"lastDevice"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"alerts"}},{"kind":"Field","name":{"kind":"Name","value":"picksOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptDisputeMutation, AcceptDisputeMutationVariables>;
export const FeedHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedHealth"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCredits"}},{"kind":"Field","name":{"kind":"Name","value":"oddsEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"scoresEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faultsSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}}]}}]}}]} as unknown as DocumentNode<FeedHealthQuery, FeedHealthQueryVariables>;
export const RefreshFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefreshFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedHealth"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedHealth"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FeedHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCredits"}},{"kind":"Field","name":{"kind":"Name","value":"oddsEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"scoresEverySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faultsSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStale"}}]}}]}}]} as unknown as DocumentNode<RefreshFeedMutation, RefreshFeedMutationVariables>;
export const GameQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownTeams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherGame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}}]}}]} as unknown as DocumentNode<GameQuestionsQuery, GameQuestionsQueryVariables>;
export const AnswerGameQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerGameQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerGameQuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerGameQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedPicks"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherGame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}}]}}]} as unknown as DocumentNode<AnswerGameQuestionMutation, AnswerGameQuestionMutationVariables>;
export const TeamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Teams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"league"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"League"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"league"},"value":{"kind":"Variable","name":{"kind":"Name","value":"league"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<TeamsQuery, TeamsQueryVariables>;
export const AddAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddAliasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}}]}}]}}]}}]} as unknown as DocumentNode<AddAliasMutation, AddAliasMutationVariables>;
export const ScheduleOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}}]} as unknown as DocumentNode<ScheduleOfDayQuery, ScheduleOfDayQueryVariables>;
export const PostponeGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostponeGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostponeGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postponeGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedGame"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}}]} as unknown as DocumentNode<PostponeGameMutation, PostponeGameMutationVariables>;
export const ImportGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportGamesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"prices"}},{"kind":"Field","name":{"kind":"Name","value":"read"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]}}]} as unknown as DocumentNode<ImportGamesMutation, ImportGamesMutationVariables>;
export const AdminSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as DocumentNode<AdminSearchQuery, AdminSearchQueryVariables>;
export const GradingQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradingQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradingQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gradeProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreOne"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTwo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GradingQueueQuery, GradingQueueQueryVariables>;
export const ListedInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cash"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recovery"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryOutcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedInvoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"cash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cash"}}},{"kind":"Argument","name":{"kind":"Name","value":"recovery"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recovery"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ListedInvoicesQuery, ListedInvoicesQueryVariables>;
export const ListedPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cash"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last4"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"member"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"cash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cash"}}},{"kind":"Argument","name":{"kind":"Name","value":"last4"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last4"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"member"},"value":{"kind":"Variable","name":{"kind":"Name","value":"member"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"declineText"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ListedPaymentsQuery, ListedPaymentsQueryVariables>;
export const ListedDisputesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedDisputes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cash"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeCash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedDisputes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"cash"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cash"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeId"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"replyBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ListedDisputesQuery, ListedDisputesQueryVariables>;
export const ExpiringCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExpiringCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiringCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expires"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"renewsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ExpiringCardsQuery, ExpiringCardsQueryVariables>;
export const ListedMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ListedMailsQuery, ListedMailsQueryVariables>;
export const ListedRedemptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListedRedemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Tier"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couponRedemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"tier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tier"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Redemption"}},{"kind":"Field","name":{"kind":"Name","value":"couponId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponRedemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptionId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"broughtCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountCents"}}]}}]} as unknown as DocumentNode<ListedRedemptionsQuery, ListedRedemptionsQueryVariables>;
export const ExportListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportListMutation, ExportListMutationVariables>;
export const MemberActPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberActPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberActPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberActPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"mailTo"}}]}}]}}]} as unknown as DocumentNode<MemberActPreviewQuery, MemberActPreviewQueryVariables>;
export const GrantPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<GrantPlanMutation, GrantPlanMutationVariables>;
export const CancelRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelRenewalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<CancelRenewalMutation, CancelRenewalMutationVariables>;
export const RevokePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RevokePlanMutation, RevokePlanMutationVariables>;
export const ChangeMemberPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMemberPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMemberPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMemberPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<ChangeMemberPlanMutation, ChangeMemberPlanMutationVariables>;
export const GiveDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveDaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<GiveDaysMutation, GiveDaysMutationVariables>;
export const DisableMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<DisableMemberMutation, DisableMemberMutationVariables>;
export const EnableMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<EnableMemberMutation, EnableMemberMutationVariables>;
export const CorrectAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<CorrectAddressMutation, CorrectAddressMutationVariables>;
export const ResendMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const AdminMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}}]} as unknown as DocumentNode<AdminMembersQuery, AdminMembersQueryVariables>;
export const AdminMembersCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminMembersCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AdminMembersCountQuery, AdminMembersCountQueryVariables>;
export const MemberRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBuying"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"grantReason"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundableCents"}},{"kind":"Field","name":{"kind":"Name","value":"refundOf"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<MemberRecordQuery, MemberRecordQueryVariables>;
export const RefundPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RefundPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invoiceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftCents"}},{"kind":"Field","name":{"kind":"Name","value":"isSettled"}},{"kind":"Field","name":{"kind":"Name","value":"paidWith"}}]}}]}}]} as unknown as DocumentNode<RefundPreviewQuery, RefundPreviewQueryVariables>;
export const RefundInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"voided"}}]}}]}}]} as unknown as DocumentNode<RefundInvoiceMutation, RefundInvoiceMutationVariables>;
export const EndMemberSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMemberSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeMemberSessionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeMemberSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokedKeys"}}]}}]}}]} as unknown as DocumentNode<EndMemberSessionsMutation, EndMemberSessionsMutationVariables>;
export const DeleteMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<DeleteMemberMutation, DeleteMemberMutationVariables>;
export const ViewAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<ViewAsMutation, ViewAsMutationVariables>;
export const RevenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Revenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"watchedSince"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mrrCents"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueCents"}},{"kind":"Field","name":{"kind":"Name","value":"committedCents"}},{"kind":"Field","name":{"kind":"Name","value":"paying"}},{"kind":"Field","name":{"kind":"Name","value":"trials"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"startCents"}},{"kind":"Field","name":{"kind":"Name","value":"newCents"}},{"kind":"Field","name":{"kind":"Name","value":"reactivationCents"}},{"kind":"Field","name":{"kind":"Name","value":"expansionCents"}},{"kind":"Field","name":{"kind":"Name","value":"contractionCents"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"pauseCents"}},{"kind":"Field","name":{"kind":"Name","value":"resumeCents"}},{"kind":"Field","name":{"kind":"Name","value":"churnCents"}},{"kind":"Field","name":{"kind":"Name","value":"endCents"}},{"kind":"Field","name":{"kind":"Name","value":"startPayers"}},{"kind":"Field","name":{"kind":"Name","value":"gonePayers"}},{"kind":"Field","name":{"kind":"Name","value":"endPayers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"mrrCents"}},{"kind":"Field","name":{"kind":"Name","value":"pastDueCents"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCents"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCents"}},{"kind":"Field","name":{"kind":"Name","value":"chargedBackCents"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saidReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"churnReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cohort"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"paying"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recovery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recovered"}},{"kind":"Field","name":{"kind":"Name","value":"recoveredCents"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"lostCents"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"openCents"}}]}}]}}]}}]} as unknown as DocumentNode<RevenueQuery, RevenueQueryVariables>;
export const MrrMovementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MrrMovements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MovementKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"said"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAnswer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mrrMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"said"},"value":{"kind":"Variable","name":{"kind":"Name","value":"said"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"said"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MrrMovementsQuery, MrrMovementsQueryVariables>;
export const FigureMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FigureMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"figure"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberFigure"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cohort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"figure"},"value":{"kind":"Variable","name":{"kind":"Name","value":"figure"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"cohort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cohort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<FigureMembersQuery, FigureMembersQueryVariables>;
export const OperationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"everySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"ranSecondsAgo"}},{"kind":"Field","name":{"kind":"Name","value":"tookMs"}},{"kind":"Field","name":{"kind":"Name","value":"failingSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"ofDay"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoints"}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<OperationsQuery, OperationsQueryVariables>;
export const GoingLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goingLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}}]}}]} as unknown as DocumentNode<GoingLiveQuery, GoingLiveQueryVariables>;
export const ImportPicksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPicks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPicksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"says"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftIds"}}]}}]}}]} as unknown as DocumentNode<ImportPicksMutation, ImportPicksMutationVariables>;
export const DiscordChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiscordChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discordChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}}]}}]} as unknown as DocumentNode<DiscordChecklistQuery, DiscordChecklistQueryVariables>;
export const PickAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"medianDelaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lastDelaySeconds"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"members"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"}}]}}]}}]} as unknown as DocumentNode<PickAlertsQuery, PickAlertsQueryVariables>;
export const ResendAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ResendAlertsMutation, ResendAlertsMutationVariables>;
export const SendTestAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}}]}}]}}]} as unknown as DocumentNode<SendTestAlertMutation, SendTestAlertMutationVariables>;
export const AdminBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isToday"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminBoardQuery, AdminBoardQueryVariables>;
export const CreatePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePickMutation, CreatePickMutationVariables>;
export const UpdatePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePickMutation, UpdatePickMutationVariables>;
export const PostDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostDraftsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PostDraftsMutation, PostDraftsMutationVariables>;
export const GradePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GradePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GradePickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradePick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GradePickMutation, GradePickMutationVariables>;
export const DeletePickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedPickId"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnPick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DeletePickMutation, DeletePickMutationVariables>;
export const GamesOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GamesOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<GamesOfDayQuery, GamesOfDayQueryVariables>;
export const FindGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}}]} as unknown as DocumentNode<FindGameQuery, FindGameQueryVariables>;
export const GameOddsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameOdds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}},{"kind":"Field","name":{"kind":"Name","value":"draw"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}}]}}]} as unknown as DocumentNode<GameOddsQuery, GameOddsQueryVariables>;
export const PickPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}}]}}]}}]} as unknown as DocumentNode<PickPricesQuery, PickPricesQueryVariables>;
export const WritePricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WritePrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WritePricesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writePrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}}]}}]} as unknown as DocumentNode<WritePricesMutation, WritePricesMutationVariables>;
export const ImportPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPricesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"game"}},{"kind":"Field","name":{"kind":"Name","value":"selection"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"postedOdds"}},{"kind":"Field","name":{"kind":"Name","value":"moment"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"of"}},{"kind":"Field","name":{"kind":"Name","value":"isCertain"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOther"}}]}}]} as unknown as DocumentNode<ImportPricesMutation, ImportPricesMutationVariables>;
export const PlanPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPriceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planPriceMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceMove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"byEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceMove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<PlanPricesQuery, PlanPricesQueryVariables>;
export const PlanPricePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPricePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"price"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPricePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"price"},"value":{"kind":"Variable","name":{"kind":"Name","value":"price"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beforeCents"}},{"kind":"Field","name":{"kind":"Name","value":"afterCents"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"runningPlans"}},{"kind":"Field","name":{"kind":"Name","value":"plannedChanges"}}]}}]}}]} as unknown as DocumentNode<PlanPricePreviewQuery, PlanPricePreviewQueryVariables>;
export const ChangePlanPriceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlanPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlanPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanPriceRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanPriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPrice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"byEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ChangePlanPriceMutation, ChangePlanPriceMutationVariables>;
export const ProposePriceMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposePriceMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposePriceMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposePriceMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPriceMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceMove"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceMove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<ProposePriceMoveMutation, ProposePriceMoveMutationVariables>;
export const ApprovePriceMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovePriceMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePriceMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPriceMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceMove"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceMove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<ApprovePriceMoveMutation, ApprovePriceMoveMutationVariables>;
export const EndPriceMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPriceMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceMoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPriceMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPriceMoves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceMove"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceMove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanPriceMove"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedByEmail"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayApprove"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"left"}}]}}]} as unknown as DocumentNode<EndPriceMoveMutation, EndPriceMoveMutationVariables>;
export const ProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<ProblemsQuery, ProblemsQueryVariables>;
export const AcknowledgeProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcknowledgeProblemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<AcknowledgeProblemMutation, AcknowledgeProblemMutationVariables>;
export const ReopenProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenProblemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<ReopenProblemMutation, ReopenProblemMutationVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const DropMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DropMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DropMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<DropMailMutation, DropMailMutationVariables>;
export const RetryNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"canRetry"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<RetryNotificationMutation, RetryNotificationMutationVariables>;
export const GradeProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradeProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"scoreOne"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTwo"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}}]}}]}}]} as unknown as DocumentNode<GradeProposalsQuery, GradeProposalsQueryVariables>;
export const GradeProposedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GradeProposed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GradeProposedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradeProposed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]}}]} as unknown as DocumentNode<GradeProposedMutation, GradeProposedMutationVariables>;
export const StaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<StaffQuery, StaffQueryVariables>;
export const InviteStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<InviteStaffMutation, InviteStaffMutationVariables>;
export const WithdrawStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawStaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>;
export const SetStaffRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStaffRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStaffRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStaffRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SetStaffRoleMutation, SetStaffRoleMutationVariables>;
export const DeskTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"nextStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"toGrade"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"posted"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"firstStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStartsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargedCents"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCents"}},{"kind":"Field","name":{"kind":"Name","value":"chargedBackCents"}},{"kind":"Field","name":{"kind":"Name","value":"returnedCents"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"joined"}}]}}]}}]} as unknown as DocumentNode<DeskTodayQuery, DeskTodayQueryVariables>;
export const BoardOfTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoardOfToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"releaseAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"liveScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BoardOfTodayQuery, BoardOfTodayQueryVariables>;
export const AlertSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AlertSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alertSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertSettingsCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSettingsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"recap"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"}},{"kind":"Field","name":{"kind":"Name","value":"digestAt"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockedNews"}},{"kind":"Field","name":{"kind":"Name","value":"hideWords"}},{"kind":"Field","name":{"kind":"Name","value":"emailProved"}},{"kind":"Field","name":{"kind":"Name","value":"mailStop"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"utcOffsetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextDigest"}},{"kind":"Field","name":{"kind":"Name","value":"zoneData"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestReach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"bestAt"}},{"kind":"Field","name":{"kind":"Name","value":"bestReached"}}]}}]}}]} as unknown as DocumentNode<AlertSettingsQuery, AlertSettingsQueryVariables>;
export const SetAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertSettingsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSettingsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"recap"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"}},{"kind":"Field","name":{"kind":"Name","value":"digestAt"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockedNews"}},{"kind":"Field","name":{"kind":"Name","value":"hideWords"}},{"kind":"Field","name":{"kind":"Name","value":"emailProved"}},{"kind":"Field","name":{"kind":"Name","value":"mailStop"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"utcOffsetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextDigest"}},{"kind":"Field","name":{"kind":"Name","value":"zoneData"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestReach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"bestAt"}},{"kind":"Field","name":{"kind":"Name","value":"bestReached"}}]}}]}}]} as unknown as DocumentNode<SetAlertsMutation, SetAlertsMutationVariables>;
export const SendConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertSettingsCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertSettingsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"recap"}},{"kind":"Field","name":{"kind":"Name","value":"leagues"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"}},{"kind":"Field","name":{"kind":"Name","value":"digestAt"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietTo"}},{"kind":"Field","name":{"kind":"Name","value":"lockedNews"}},{"kind":"Field","name":{"kind":"Name","value":"hideWords"}},{"kind":"Field","name":{"kind":"Name","value":"emailProved"}},{"kind":"Field","name":{"kind":"Name","value":"mailStop"}},{"kind":"Field","name":{"kind":"Name","value":"channels"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"utcOffsetMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"nextDigest"}},{"kind":"Field","name":{"kind":"Name","value":"zoneData"}}]}},{"kind":"Field","name":{"kind":"Name","value":"digestReach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"bestAt"}},{"kind":"Field","name":{"kind":"Name","value":"bestReached"}}]}}]}}]} as unknown as DocumentNode<SendConfirmationMutation, SendConfirmationMutationVariables>;
export const DiscordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Discord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscordCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscordCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<DiscordQuery, DiscordQueryVariables>;
export const StartDiscordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartDiscordLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDiscordLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartDiscordLinkMutation, StartDiscordLinkMutationVariables>;
export const LinkDiscordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkDiscord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkDiscordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkDiscord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscordCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscordCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<LinkDiscordMutation, LinkDiscordMutationVariables>;
export const UnlinkDiscordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkDiscord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkDiscord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DiscordCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DiscordCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Discord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<UnlinkDiscordMutation, UnlinkDiscordMutationVariables>;
export const FeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Feeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rssUrl"}}]}}]}}]} as unknown as DocumentNode<FeedsQuery, FeedsQueryVariables>;
export const CreateFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rssUrl"}}]}}]}}]}}]} as unknown as DocumentNode<CreateFeedsMutation, CreateFeedsMutationVariables>;
export const DeleteFeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"rssUrl"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteFeedsMutation, DeleteFeedsMutationVariables>;
export const PushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Push"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<PushQuery, PushQueryVariables>;
export const AddPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Push"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<AddPushMutation, AddPushMutationVariables>;
export const RemovePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Push"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deviceName"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<RemovePushMutation, RemovePushMutationVariables>;
export const WeeklyReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyReceipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReceipts"}}]}}]}}]} as unknown as DocumentNode<WeeklyReceiptsQuery, WeeklyReceiptsQueryVariables>;
export const SetWeeklyReceiptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWeeklyReceipts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWeeklyReceiptsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWeeklyReceipts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyReceipts"}}]}}]}}]}}]} as unknown as DocumentNode<SetWeeklyReceiptsMutation, SetWeeklyReceiptsMutationVariables>;
export const SecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<SecondFactorQuery, SecondFactorQueryVariables>;
export const StartPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const AddPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const StartPasskeyCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<StartPasskeyCheckMutation, StartPasskeyCheckMutationVariables>;
export const ConfirmPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmPasskeyMutation, ConfirmPasskeyMutationVariables>;
export const DeletePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<DeletePasskeyMutation, DeletePasskeyMutationVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}},{"kind":"Field","name":{"kind":"Name","value":"mailRefused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const SetDisplayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDisplay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDisplayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDisplay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"oddsFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]} as unknown as DocumentNode<SetDisplayMutation, SetDisplayMutationVariables>;
export const SubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<SubscriptionQuery, SubscriptionQueryVariables>;
export const PaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<PaymentMethodQuery, PaymentMethodQueryVariables>;
export const PlanChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Tier"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planChangePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tier"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"takesEffectAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}}]}}]} as unknown as DocumentNode<PlanChangeQuery, PlanChangeQueryVariables>;
export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const PausePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PausePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedNextChargeCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pausePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"expectedNextChargeCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedNextChargeCents"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<PausePlanMutation, PausePlanMutationVariables>;
export const ResumePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotalCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"expectedTotalCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedTotalCents"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<ResumePlanMutation, ResumePlanMutationVariables>;
export const ReactivateSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReactivateSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables>;
export const UpdatePaymentMethodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePaymentMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrentPlan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pastDue"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pendingTier"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalStop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrentPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMonthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"renewalCents"}},{"kind":"Field","name":{"kind":"Name","value":"stopWithoutPause"}},{"kind":"Field","name":{"kind":"Name","value":"announcedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyCents"}},{"kind":"Field","name":{"kind":"Name","value":"appliesAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms"}}]}}]} as unknown as DocumentNode<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>;
export const PaymentClientTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentClientToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentClientToken"}}]}}]} as unknown as DocumentNode<PaymentClientTokenQuery, PaymentClientTokenQueryVariables>;
export const RecordEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordEnd"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<RecordEndQuery, RecordEndQueryVariables>;
export const PostedPicksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostedPicks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"record"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"byTier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"tally"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"losses"}},{"kind":"Field","name":{"kind":"Name","value":"pushes"}},{"kind":"Field","name":{"kind":"Name","value":"voids"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PostedPicksQuery, PostedPicksQueryVariables>;
export const PriceQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planType"}}},{"kind":"Argument","name":{"kind":"Name","value":"couponCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"originalPriceCents"}}]}}]}}]} as unknown as DocumentNode<PriceQuoteQuery, PriceQuoteQueryVariables>;
export const ValidateCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ValidateCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"planType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isValid"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<ValidateCouponQuery, ValidateCouponQueryVariables>;
export const CheckFingerprintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckFingerprint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkFingerprint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fingerprintId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fingerprintId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exists"}}]}}]}}]} as unknown as DocumentNode<CheckFingerprintQuery, CheckFingerprintQueryVariables>;
export const PurchaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Purchase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tempPassword"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"inTrial"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeCents"}},{"kind":"Field","name":{"kind":"Name","value":"conversionValue"}}]}}]}}]} as unknown as DocumentNode<PurchaseMutation, PurchaseMutationVariables>;
export const UpdatePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const AdminTodayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminToday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]} as unknown as DocumentNode<AdminTodayQuery, AdminTodayQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"yesterday"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"late"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"yesterday"},"name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"yesterday"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomePick"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomePick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const LeagueResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeagueResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"NFL"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"NFL"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"NCAAF"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"NCAAF"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"NBA"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"NBA"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"NCAAB"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"NCAAB"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"MLB"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"MLB"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"NHL"},"name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"league"},"value":{"kind":"EnumValue","value":"NHL"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"WIN"},{"kind":"EnumValue","value":"LOSS"},{"kind":"EnumValue","value":"PUSH"},{"kind":"EnumValue","value":"OVERDUE"}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CountedPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CountedPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]} as unknown as DocumentNode<LeagueResultsQuery, LeagueResultsQueryVariables>;
export const YesterdaysBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YesterdaysBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"yesterday"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"yesterday"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"YesterdaysPick"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"YesterdaysPick"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<YesterdaysBoardQuery, YesterdaysBoardQueryVariables>;
export const BoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Board"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isToday"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiveScore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiveScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"liveScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}}]} as unknown as DocumentNode<BoardQuery, BoardQueryVariables>;
export const PickRevisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickRevisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}}]}}]}}]}}]} as unknown as DocumentNode<PickRevisionsQuery, PickRevisionsQueryVariables>;
export const PickChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PickChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"pickId"}},{"kind":"Field","name":{"kind":"Name","value":"pick"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"probability"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnReason"}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"voidReason"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edits"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PickChangedSubscription, PickChangedSubscriptionVariables>;
export const MarketOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarketOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marketOdds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}},{"kind":"Field","name":{"kind":"Name","value":"draw"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarketOfDayQuery, MarketOfDayQueryVariables>;
export const MyBooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"books"}}]}}]}}]} as unknown as DocumentNode<MyBooksQuery, MyBooksQueryVariables>;
export const PickProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickProof"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"bet"}},{"kind":"Field","name":{"kind":"Name","value":"whySalt"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"unproven"}},{"kind":"Field","name":{"kind":"Name","value":"revealBy"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"overdueUnits"}},{"kind":"Field","name":{"kind":"Name","value":"checkpointSize"}},{"kind":"Field","name":{"kind":"Name","value":"witnessedAt"}},{"kind":"Field","name":{"kind":"Name","value":"leaves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PickProofQuery, PickProofQueryVariables>;
export const RecordRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordStatsFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordKind"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPicks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"kinds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kinds"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"closingLineValue"}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"one"}},{"kind":"Field","name":{"kind":"Name","value":"two"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RecordRowsQuery, RecordRowsQueryVariables>;
export const ScannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Scanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arbitrages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScannerBoard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannerBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArbitrageBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"bookOne"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOne"}},{"kind":"Field","name":{"kind":"Name","value":"seenOneAt"}},{"kind":"Field","name":{"kind":"Name","value":"bookTwo"}},{"kind":"Field","name":{"kind":"Name","value":"oddsTwo"}},{"kind":"Field","name":{"kind":"Name","value":"seenTwoAt"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"isDoubtful"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"medianMargin"}},{"kind":"Field","name":{"kind":"Name","value":"lastedAMinute"}}]}}]}}]} as unknown as DocumentNode<ScannerQuery, ScannerQueryVariables>;
export const ScannerCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannerCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitrages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<ScannerCountQuery, ScannerCountQueryVariables>;
export const ScannerTurnedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScannerTurned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arbitragesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScannerBoard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannerBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArbitrageBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"bookOne"}},{"kind":"Field","name":{"kind":"Name","value":"oddsOne"}},{"kind":"Field","name":{"kind":"Name","value":"seenOneAt"}},{"kind":"Field","name":{"kind":"Name","value":"bookTwo"}},{"kind":"Field","name":{"kind":"Name","value":"oddsTwo"}},{"kind":"Field","name":{"kind":"Name","value":"seenTwoAt"}},{"kind":"Field","name":{"kind":"Name","value":"margin"}},{"kind":"Field","name":{"kind":"Name","value":"isDoubtful"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"medianMargin"}},{"kind":"Field","name":{"kind":"Name","value":"lastedAMinute"}}]}}]}}]} as unknown as DocumentNode<ScannerTurnedSubscription, ScannerTurnedSubscriptionVariables>;
export const InvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"planCode"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"totalCents"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<InvoicesQuery, InvoicesQueryVariables>;
export const RecordSoFarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordSoFar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}},{"kind":"Field","name":{"kind":"Name","value":"losses"}},{"kind":"Field","name":{"kind":"Name","value":"pushes"}},{"kind":"Field","name":{"kind":"Name","value":"staked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"n"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"staked"}},{"kind":"Field","name":{"kind":"Name","value":"yield"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecordSoFarQuery, RecordSoFarQueryVariables>;
export function useApiKeysQuery(options?: useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>) {
  return useQuery<ApiKeysQuery, ApiKeysQueryVariables>(ApiKeysDocument, options);
}

export function useCreateApiKeyMutation(options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) {
  return useMutation<CreateApiKeyMutation, CreateApiKeyMutationVariables>(CreateApiKeyDocument, options);
}

export function useConfirmApiKeyMutation(options?: useMutation.Options<ConfirmApiKeyMutation, ConfirmApiKeyMutationVariables>) {
  return useMutation<ConfirmApiKeyMutation, ConfirmApiKeyMutationVariables>(ConfirmApiKeyDocument, options);
}

export function useRevokeApiKeyMutation(options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) {
  return useMutation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>(RevokeApiKeyDocument, options);
}

export function useBookChoicesQuery(options?: useQuery.Options<BookChoicesQuery, BookChoicesQueryVariables>) {
  return useQuery<BookChoicesQuery, BookChoicesQueryVariables>(BookChoicesDocument, options);
}

export function useSetBooksMutation(options?: useMutation.Options<SetBooksMutation, SetBooksMutationVariables>) {
  return useMutation<SetBooksMutation, SetBooksMutationVariables>(SetBooksDocument, options);
}

export function useAcceptStaffInvitationMutation(options?: useMutation.Options<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>) {
  return useMutation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>(AcceptStaffInvitationDocument, options);
}

export function useLimitsQuery(options?: useQuery.Options<LimitsQuery, LimitsQueryVariables>) {
  return useQuery<LimitsQuery, LimitsQueryVariables>(LimitsDocument, options);
}

export function useSetMonthlyLimitMutation(options?: useMutation.Options<SetMonthlyLimitMutation, SetMonthlyLimitMutationVariables>) {
  return useMutation<SetMonthlyLimitMutation, SetMonthlyLimitMutationVariables>(SetMonthlyLimitDocument, options);
}

export function useStartCoolOffMutation(options?: useMutation.Options<StartCoolOffMutation, StartCoolOffMutationVariables>) {
  return useMutation<StartCoolOffMutation, StartCoolOffMutationVariables>(StartCoolOffDocument, options);
}

export function useExcludeSelfMutation(options?: useMutation.Options<ExcludeSelfMutation, ExcludeSelfMutationVariables>) {
  return useMutation<ExcludeSelfMutation, ExcludeSelfMutationVariables>(ExcludeSelfDocument, options);
}

export function useConfirmAgeMutation(options?: useMutation.Options<ConfirmAgeMutation, ConfirmAgeMutationVariables>) {
  return useMutation<ConfirmAgeMutation, ConfirmAgeMutationVariables>(ConfirmAgeDocument, options);
}

export function useMyDataQuery(options?: useQuery.Options<MyDataQuery, MyDataQueryVariables>) {
  return useQuery<MyDataQuery, MyDataQueryVariables>(MyDataDocument, options);
}

export function useDeleteAccountMutation(options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) {
  return useMutation<DeleteAccountMutation, DeleteAccountMutationVariables>(DeleteAccountDocument, options);
}

export function useSessionsQuery(options?: useQuery.Options<SessionsQuery, SessionsQueryVariables>) {
  return useQuery<SessionsQuery, SessionsQueryVariables>(SessionsDocument, options);
}

export function useRevokeSessionsMutation(options?: useMutation.Options<RevokeSessionsMutation, RevokeSessionsMutationVariables>) {
  return useMutation<RevokeSessionsMutation, RevokeSessionsMutationVariables>(RevokeSessionsDocument, options);
}

export function useWebhooksQuery(options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables>) {
  return useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
}

export function useWebhookDeliveriesQuery(options: useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { variables: WebhookDeliveriesQueryVariables }) {
  return useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
}

export function useCreateWebhookEndpointMutation(options?: useMutation.Options<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>) {
  return useMutation<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>(CreateWebhookEndpointDocument, options);
}

export function useRotateWebhookSecretMutation(options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) {
  return useMutation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(RotateWebhookSecretDocument, options);
}

export function useEnableWebhookEndpointMutation(options?: useMutation.Options<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>) {
  return useMutation<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>(EnableWebhookEndpointDocument, options);
}

export function useDeleteWebhookEndpointMutation(options?: useMutation.Options<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>) {
  return useMutation<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>(DeleteWebhookEndpointDocument, options);
}

export function useSendTestWebhookMutation(options?: useMutation.Options<SendTestWebhookMutation, SendTestWebhookMutationVariables>) {
  return useMutation<SendTestWebhookMutation, SendTestWebhookMutationVariables>(SendTestWebhookDocument, options);
}

export function useRedeliverWebhookMutation(options?: useMutation.Options<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>) {
  return useMutation<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>(RedeliverWebhookDocument, options);
}

export function usePicksTurnedSubscription(options?: useSubscription.Options<PicksTurnedSubscription, PicksTurnedSubscriptionVariables>) {
  return useSubscription<PicksTurnedSubscription, PicksTurnedSubscriptionVariables>(PicksTurnedDocument, options);
}

export function useAnalystTextsQuery(options?: useQuery.Options<AnalystTextsQuery, AnalystTextsQueryVariables>) {
  return useQuery<AnalystTextsQuery, AnalystTextsQueryVariables>(AnalystTextsDocument, options);
}

export function useSetAnalystTextMutation(options?: useMutation.Options<SetAnalystTextMutation, SetAnalystTextMutationVariables>) {
  return useMutation<SetAnalystTextMutation, SetAnalystTextMutationVariables>(SetAnalystTextDocument, options);
}

export function useApprovalsQuery(options?: useQuery.Options<ApprovalsQuery, ApprovalsQueryVariables>) {
  return useQuery<ApprovalsQuery, ApprovalsQueryVariables>(ApprovalsDocument, options);
}

export function useApproveActMutation(options?: useMutation.Options<ApproveActMutation, ApproveActMutationVariables>) {
  return useMutation<ApproveActMutation, ApproveActMutationVariables>(ApproveActDocument, options);
}

export function useRejectActMutation(options?: useMutation.Options<RejectActMutation, RejectActMutationVariables>) {
  return useMutation<RejectActMutation, RejectActMutationVariables>(RejectActDocument, options);
}

export function useAuditLogQuery(options: useQuery.Options<AuditLogQuery, AuditLogQueryVariables> & { variables: AuditLogQueryVariables }) {
  return useQuery<AuditLogQuery, AuditLogQueryVariables>(AuditLogDocument, options);
}

export function useExportAuditLogMutation(options?: useMutation.Options<ExportAuditLogMutation, ExportAuditLogMutationVariables>) {
  return useMutation<ExportAuditLogMutation, ExportAuditLogMutationVariables>(ExportAuditLogDocument, options);
}

export function useAdminCouponsQuery(options: useQuery.Options<AdminCouponsQuery, AdminCouponsQueryVariables> & { variables: AdminCouponsQueryVariables }) {
  return useQuery<AdminCouponsQuery, AdminCouponsQueryVariables>(AdminCouponsDocument, options);
}

export function useCreateCouponMutation(options?: useMutation.Options<CreateCouponMutation, CreateCouponMutationVariables>) {
  return useMutation<CreateCouponMutation, CreateCouponMutationVariables>(CreateCouponDocument, options);
}

export function useSwitchCouponMutation(options?: useMutation.Options<SwitchCouponMutation, SwitchCouponMutationVariables>) {
  return useMutation<SwitchCouponMutation, SwitchCouponMutationVariables>(SwitchCouponDocument, options);
}

export function useDeleteCouponMutation(options?: useMutation.Options<DeleteCouponMutation, DeleteCouponMutationVariables>) {
  return useMutation<DeleteCouponMutation, DeleteCouponMutationVariables>(DeleteCouponDocument, options);
}

export function useEditCouponMutation(options?: useMutation.Options<EditCouponMutation, EditCouponMutationVariables>) {
  return useMutation<EditCouponMutation, EditCouponMutationVariables>(EditCouponDocument, options);
}

export function useCouponBatchesQuery(options?: useQuery.Options<CouponBatchesQuery, CouponBatchesQueryVariables>) {
  return useQuery<CouponBatchesQuery, CouponBatchesQueryVariables>(CouponBatchesDocument, options);
}

export function useCouponBatchFileQuery(options: useQuery.Options<CouponBatchFileQuery, CouponBatchFileQueryVariables> & { variables: CouponBatchFileQueryVariables }) {
  return useQuery<CouponBatchFileQuery, CouponBatchFileQueryVariables>(CouponBatchFileDocument, options);
}

export function useCreateCouponsMutation(options?: useMutation.Options<CreateCouponsMutation, CreateCouponsMutationVariables>) {
  return useMutation<CreateCouponsMutation, CreateCouponsMutationVariables>(CreateCouponsDocument, options);
}

export function useUpdateCouponBatchMutation(options?: useMutation.Options<UpdateCouponBatchMutation, UpdateCouponBatchMutationVariables>) {
  return useMutation<UpdateCouponBatchMutation, UpdateCouponBatchMutationVariables>(UpdateCouponBatchDocument, options);
}

export function useCouponRedemptionsQuery(options: useQuery.Options<CouponRedemptionsQuery, CouponRedemptionsQueryVariables> & { variables: CouponRedemptionsQueryVariables }) {
  return useQuery<CouponRedemptionsQuery, CouponRedemptionsQueryVariables>(CouponRedemptionsDocument, options);
}

export function useDisputeQuery(options: useQuery.Options<DisputeQuery, DisputeQueryVariables> & { variables: DisputeQueryVariables }) {
  return useQuery<DisputeQuery, DisputeQueryVariables>(DisputeDocument, options);
}

export function useAnswerDisputeMutation(options?: useMutation.Options<AnswerDisputeMutation, AnswerDisputeMutationVariables>) {
  return useMutation<AnswerDisputeMutation, AnswerDisputeMutationVariables>(AnswerDisputeDocument, options);
}

export function useAcceptDisputeMutation(options?: useMutation.Options<AcceptDisputeMutation, AcceptDisputeMutationVariables>) {
  return useMutation<AcceptDisputeMutation, AcceptDisputeMutationVariables>(AcceptDisputeDocument, options);
}

export function useFeedHealthQuery(options?: useQuery.Options<FeedHealthQuery, FeedHealthQueryVariables>) {
  return useQuery<FeedHealthQuery, FeedHealthQueryVariables>(FeedHealthDocument, options);
}

export function useRefreshFeedMutation(options?: useMutation.Options<RefreshFeedMutation, RefreshFeedMutationVariables>) {
  return useMutation<RefreshFeedMutation, RefreshFeedMutationVariables>(RefreshFeedDocument, options);
}

export function useGameQuestionsQuery(options?: useQuery.Options<GameQuestionsQuery, GameQuestionsQueryVariables>) {
  return useQuery<GameQuestionsQuery, GameQuestionsQueryVariables>(GameQuestionsDocument, options);
}

export function useAnswerGameQuestionMutation(options?: useMutation.Options<AnswerGameQuestionMutation, AnswerGameQuestionMutationVariables>) {
  return useMutation<AnswerGameQuestionMutation, AnswerGameQuestionMutationVariables>(AnswerGameQuestionDocument, options);
}

export function useTeamsQuery(options: useQuery.Options<TeamsQuery, TeamsQueryVariables> & { variables: TeamsQueryVariables }) {
  return useQuery<TeamsQuery, TeamsQueryVariables>(TeamsDocument, options);
}

export function useAddAliasMutation(options?: useMutation.Options<AddAliasMutation, AddAliasMutationVariables>) {
  return useMutation<AddAliasMutation, AddAliasMutationVariables>(AddAliasDocument, options);
}

export function useScheduleOfDayQuery(options: useQuery.Options<ScheduleOfDayQuery, ScheduleOfDayQueryVariables> & { variables: ScheduleOfDayQueryVariables }) {
  return useQuery<ScheduleOfDayQuery, ScheduleOfDayQueryVariables>(ScheduleOfDayDocument, options);
}

export function usePostponeGameMutation(options?: useMutation.Options<PostponeGameMutation, PostponeGameMutationVariables>) {
  return useMutation<PostponeGameMutation, PostponeGameMutationVariables>(PostponeGameDocument, options);
}

export function useImportGamesMutation(options?: useMutation.Options<ImportGamesMutation, ImportGamesMutationVariables>) {
  return useMutation<ImportGamesMutation, ImportGamesMutationVariables>(ImportGamesDocument, options);
}

export function useAdminSearchQuery(options: useQuery.Options<AdminSearchQuery, AdminSearchQueryVariables> & { variables: AdminSearchQueryVariables }) {
  return useQuery<AdminSearchQuery, AdminSearchQueryVariables>(AdminSearchDocument, options);
}

export function useGradingQueueQuery(options?: useQuery.Options<GradingQueueQuery, GradingQueueQueryVariables>) {
  return useQuery<GradingQueueQuery, GradingQueueQueryVariables>(GradingQueueDocument, options);
}

export function useListedInvoicesQuery(options: useQuery.Options<ListedInvoicesQuery, ListedInvoicesQueryVariables> & { variables: ListedInvoicesQueryVariables }) {
  return useQuery<ListedInvoicesQuery, ListedInvoicesQueryVariables>(ListedInvoicesDocument, options);
}

export function useListedPaymentsQuery(options: useQuery.Options<ListedPaymentsQuery, ListedPaymentsQueryVariables> & { variables: ListedPaymentsQueryVariables }) {
  return useQuery<ListedPaymentsQuery, ListedPaymentsQueryVariables>(ListedPaymentsDocument, options);
}

export function useListedDisputesQuery(options: useQuery.Options<ListedDisputesQuery, ListedDisputesQueryVariables> & { variables: ListedDisputesQueryVariables }) {
  return useQuery<ListedDisputesQuery, ListedDisputesQueryVariables>(ListedDisputesDocument, options);
}

export function useExpiringCardsQuery(options: useQuery.Options<ExpiringCardsQuery, ExpiringCardsQueryVariables> & { variables: ExpiringCardsQueryVariables }) {
  return useQuery<ExpiringCardsQuery, ExpiringCardsQueryVariables>(ExpiringCardsDocument, options);
}

export function useListedMailsQuery(options: useQuery.Options<ListedMailsQuery, ListedMailsQueryVariables> & { variables: ListedMailsQueryVariables }) {
  return useQuery<ListedMailsQuery, ListedMailsQueryVariables>(ListedMailsDocument, options);
}

export function useListedRedemptionsQuery(options: useQuery.Options<ListedRedemptionsQuery, ListedRedemptionsQueryVariables> & { variables: ListedRedemptionsQueryVariables }) {
  return useQuery<ListedRedemptionsQuery, ListedRedemptionsQueryVariables>(ListedRedemptionsDocument, options);
}

export function useExportListMutation(options?: useMutation.Options<ExportListMutation, ExportListMutationVariables>) {
  return useMutation<ExportListMutation, ExportListMutationVariables>(ExportListDocument, options);
}

export function useMemberActPreviewQuery(options: useQuery.Options<MemberActPreviewQuery, MemberActPreviewQueryVariables> & { variables: MemberActPreviewQueryVariables }) {
  return useQuery<MemberActPreviewQuery, MemberActPreviewQueryVariables>(MemberActPreviewDocument, options);
}

export function useGrantPlanMutation(options?: useMutation.Options<GrantPlanMutation, GrantPlanMutationVariables>) {
  return useMutation<GrantPlanMutation, GrantPlanMutationVariables>(GrantPlanDocument, options);
}

export function useCancelRenewalMutation(options?: useMutation.Options<CancelRenewalMutation, CancelRenewalMutationVariables>) {
  return useMutation<CancelRenewalMutation, CancelRenewalMutationVariables>(CancelRenewalDocument, options);
}

export function useRevokePlanMutation(options?: useMutation.Options<RevokePlanMutation, RevokePlanMutationVariables>) {
  return useMutation<RevokePlanMutation, RevokePlanMutationVariables>(RevokePlanDocument, options);
}

export function useChangeMemberPlanMutation(options?: useMutation.Options<ChangeMemberPlanMutation, ChangeMemberPlanMutationVariables>) {
  return useMutation<ChangeMemberPlanMutation, ChangeMemberPlanMutationVariables>(ChangeMemberPlanDocument, options);
}

export function useGiveDaysMutation(options?: useMutation.Options<GiveDaysMutation, GiveDaysMutationVariables>) {
  return useMutation<GiveDaysMutation, GiveDaysMutationVariables>(GiveDaysDocument, options);
}

export function useDisableMemberMutation(options?: useMutation.Options<DisableMemberMutation, DisableMemberMutationVariables>) {
  return useMutation<DisableMemberMutation, DisableMemberMutationVariables>(DisableMemberDocument, options);
}

export function useEnableMemberMutation(options?: useMutation.Options<EnableMemberMutation, EnableMemberMutationVariables>) {
  return useMutation<EnableMemberMutation, EnableMemberMutationVariables>(EnableMemberDocument, options);
}

export function useCorrectAddressMutation(options?: useMutation.Options<CorrectAddressMutation, CorrectAddressMutationVariables>) {
  return useMutation<CorrectAddressMutation, CorrectAddressMutationVariables>(CorrectAddressDocument, options);
}

export function useResendMailMutation(options?: useMutation.Options<ResendMailMutation, ResendMailMutationVariables>) {
  return useMutation<ResendMailMutation, ResendMailMutationVariables>(ResendMailDocument, options);
}

export function useAdminMembersQuery(options: useQuery.Options<AdminMembersQuery, AdminMembersQueryVariables> & { variables: AdminMembersQueryVariables }) {
  return useQuery<AdminMembersQuery, AdminMembersQueryVariables>(AdminMembersDocument, options);
}

export function useAdminMembersCountQuery(options?: useQuery.Options<AdminMembersCountQuery, AdminMembersCountQueryVariables>) {
  return useQuery<AdminMembersCountQuery, AdminMembersCountQueryVariables>(AdminMembersCountDocument, options);
}

export function useMemberRecordQuery(options: useQuery.Options<MemberRecordQuery, MemberRecordQueryVariables> & { variables: MemberRecordQueryVariables }) {
  return useQuery<MemberRecordQuery, MemberRecordQueryVariables>(MemberRecordDocument, options);
}

export function useRefundPreviewQuery(options: useQuery.Options<RefundPreviewQuery, RefundPreviewQueryVariables> & { variables: RefundPreviewQueryVariables }) {
  return useQuery<RefundPreviewQuery, RefundPreviewQueryVariables>(RefundPreviewDocument, options);
}

export function useRefundInvoiceMutation(options?: useMutation.Options<RefundInvoiceMutation, RefundInvoiceMutationVariables>) {
  return useMutation<RefundInvoiceMutation, RefundInvoiceMutationVariables>(RefundInvoiceDocument, options);
}

export function useEndMemberSessionsMutation(options?: useMutation.Options<EndMemberSessionsMutation, EndMemberSessionsMutationVariables>) {
  return useMutation<EndMemberSessionsMutation, EndMemberSessionsMutationVariables>(EndMemberSessionsDocument, options);
}

export function useDeleteMemberMutation(options?: useMutation.Options<DeleteMemberMutation, DeleteMemberMutationVariables>) {
  return useMutation<DeleteMemberMutation, DeleteMemberMutationVariables>(DeleteMemberDocument, options);
}

export function useViewAsMutation(options?: useMutation.Options<ViewAsMutation, ViewAsMutationVariables>) {
  return useMutation<ViewAsMutation, ViewAsMutationVariables>(ViewAsDocument, options);
}

export function useRevenueQuery(options?: useQuery.Options<RevenueQuery, RevenueQueryVariables>) {
  return useQuery<RevenueQuery, RevenueQueryVariables>(RevenueDocument, options);
}

export function useMrrMovementsQuery(options?: useQuery.Options<MrrMovementsQuery, MrrMovementsQueryVariables>) {
  return useQuery<MrrMovementsQuery, MrrMovementsQueryVariables>(MrrMovementsDocument, options);
}

export function useFigureMembersQuery(options: useQuery.Options<FigureMembersQuery, FigureMembersQueryVariables> & { variables: FigureMembersQueryVariables }) {
  return useQuery<FigureMembersQuery, FigureMembersQueryVariables>(FigureMembersDocument, options);
}

export function useOperationsQuery(options?: useQuery.Options<OperationsQuery, OperationsQueryVariables>) {
  return useQuery<OperationsQuery, OperationsQueryVariables>(OperationsDocument, options);
}

export function useGoingLiveQuery(options?: useQuery.Options<GoingLiveQuery, GoingLiveQueryVariables>) {
  return useQuery<GoingLiveQuery, GoingLiveQueryVariables>(GoingLiveDocument, options);
}

export function useImportPicksMutation(options?: useMutation.Options<ImportPicksMutation, ImportPicksMutationVariables>) {
  return useMutation<ImportPicksMutation, ImportPicksMutationVariables>(ImportPicksDocument, options);
}

export function useDiscordChecklistQuery(options?: useQuery.Options<DiscordChecklistQuery, DiscordChecklistQueryVariables>) {
  return useQuery<DiscordChecklistQuery, DiscordChecklistQueryVariables>(DiscordChecklistDocument, options);
}

export function usePickAlertsQuery(options: useQuery.Options<PickAlertsQuery, PickAlertsQueryVariables> & { variables: PickAlertsQueryVariables }) {
  return useQuery<PickAlertsQuery, PickAlertsQueryVariables>(PickAlertsDocument, options);
}

export function useResendAlertsMutation(options?: useMutation.Options<ResendAlertsMutation, ResendAlertsMutationVariables>) {
  return useMutation<ResendAlertsMutation, ResendAlertsMutationVariables>(ResendAlertsDocument, options);
}

export function useSendTestAlertMutation(options?: useMutation.Options<SendTestAlertMutation, SendTestAlertMutationVariables>) {
  return useMutation<SendTestAlertMutation, SendTestAlertMutationVariables>(SendTestAlertDocument, options);
}

export function useAdminBoardQuery(options: useQuery.Options<AdminBoardQuery, AdminBoardQueryVariables> & { variables: AdminBoardQueryVariables }) {
  return useQuery<AdminBoardQuery, AdminBoardQueryVariables>(AdminBoardDocument, options);
}

export function useCreatePickMutation(options?: useMutation.Options<CreatePickMutation, CreatePickMutationVariables>) {
  return useMutation<CreatePickMutation, CreatePickMutationVariables>(CreatePickDocument, options);
}

export function useUpdatePickMutation(options?: useMutation.Options<UpdatePickMutation, UpdatePickMutationVariables>) {
  return useMutation<UpdatePickMutation, UpdatePickMutationVariables>(UpdatePickDocument, options);
}

export function usePostDraftsMutation(options?: useMutation.Options<PostDraftsMutation, PostDraftsMutationVariables>) {
  return useMutation<PostDraftsMutation, PostDraftsMutationVariables>(PostDraftsDocument, options);
}

export function useGradePickMutation(options?: useMutation.Options<GradePickMutation, GradePickMutationVariables>) {
  return useMutation<GradePickMutation, GradePickMutationVariables>(GradePickDocument, options);
}

export function useDeletePickMutation(options?: useMutation.Options<DeletePickMutation, DeletePickMutationVariables>) {
  return useMutation<DeletePickMutation, DeletePickMutationVariables>(DeletePickDocument, options);
}

export function useGamesOfDayQuery(options: useQuery.Options<GamesOfDayQuery, GamesOfDayQueryVariables> & { variables: GamesOfDayQueryVariables }) {
  return useQuery<GamesOfDayQuery, GamesOfDayQueryVariables>(GamesOfDayDocument, options);
}

export function useFindGameQuery(options: useQuery.Options<FindGameQuery, FindGameQueryVariables> & { variables: FindGameQueryVariables }) {
  return useQuery<FindGameQuery, FindGameQueryVariables>(FindGameDocument, options);
}

export function useGameOddsQuery(options: useQuery.Options<GameOddsQuery, GameOddsQueryVariables> & { variables: GameOddsQueryVariables }) {
  return useQuery<GameOddsQuery, GameOddsQueryVariables>(GameOddsDocument, options);
}

export function usePickPricesQuery(options: useQuery.Options<PickPricesQuery, PickPricesQueryVariables> & { variables: PickPricesQueryVariables }) {
  return useQuery<PickPricesQuery, PickPricesQueryVariables>(PickPricesDocument, options);
}

export function useWritePricesMutation(options?: useMutation.Options<WritePricesMutation, WritePricesMutationVariables>) {
  return useMutation<WritePricesMutation, WritePricesMutationVariables>(WritePricesDocument, options);
}

export function useImportPricesMutation(options?: useMutation.Options<ImportPricesMutation, ImportPricesMutationVariables>) {
  return useMutation<ImportPricesMutation, ImportPricesMutationVariables>(ImportPricesDocument, options);
}

export function usePlanPricesQuery(options?: useQuery.Options<PlanPricesQuery, PlanPricesQueryVariables>) {
  return useQuery<PlanPricesQuery, PlanPricesQueryVariables>(PlanPricesDocument, options);
}

export function usePlanPricePreviewQuery(options: useQuery.Options<PlanPricePreviewQuery, PlanPricePreviewQueryVariables> & { variables: PlanPricePreviewQueryVariables }) {
  return useQuery<PlanPricePreviewQuery, PlanPricePreviewQueryVariables>(PlanPricePreviewDocument, options);
}

export function useChangePlanPriceMutation(options?: useMutation.Options<ChangePlanPriceMutation, ChangePlanPriceMutationVariables>) {
  return useMutation<ChangePlanPriceMutation, ChangePlanPriceMutationVariables>(ChangePlanPriceDocument, options);
}

export function useProposePriceMoveMutation(options?: useMutation.Options<ProposePriceMoveMutation, ProposePriceMoveMutationVariables>) {
  return useMutation<ProposePriceMoveMutation, ProposePriceMoveMutationVariables>(ProposePriceMoveDocument, options);
}

export function useApprovePriceMoveMutation(options?: useMutation.Options<ApprovePriceMoveMutation, ApprovePriceMoveMutationVariables>) {
  return useMutation<ApprovePriceMoveMutation, ApprovePriceMoveMutationVariables>(ApprovePriceMoveDocument, options);
}

export function useEndPriceMoveMutation(options?: useMutation.Options<EndPriceMoveMutation, EndPriceMoveMutationVariables>) {
  return useMutation<EndPriceMoveMutation, EndPriceMoveMutationVariables>(EndPriceMoveDocument, options);
}

export function useProblemsQuery(options?: useQuery.Options<ProblemsQuery, ProblemsQueryVariables>) {
  return useQuery<ProblemsQuery, ProblemsQueryVariables>(ProblemsDocument, options);
}

export function useAcknowledgeProblemMutation(options?: useMutation.Options<AcknowledgeProblemMutation, AcknowledgeProblemMutationVariables>) {
  return useMutation<AcknowledgeProblemMutation, AcknowledgeProblemMutationVariables>(AcknowledgeProblemDocument, options);
}

export function useReopenProblemMutation(options?: useMutation.Options<ReopenProblemMutation, ReopenProblemMutationVariables>) {
  return useMutation<ReopenProblemMutation, ReopenProblemMutationVariables>(ReopenProblemDocument, options);
}

export function useRetryMailMutation(options?: useMutation.Options<RetryMailMutation, RetryMailMutationVariables>) {
  return useMutation<RetryMailMutation, RetryMailMutationVariables>(RetryMailDocument, options);
}

export function useDropMailMutation(options?: useMutation.Options<DropMailMutation, DropMailMutationVariables>) {
  return useMutation<DropMailMutation, DropMailMutationVariables>(DropMailDocument, options);
}

export function useRetryNotificationMutation(options?: useMutation.Options<RetryNotificationMutation, RetryNotificationMutationVariables>) {
  return useMutation<RetryNotificationMutation, RetryNotificationMutationVariables>(RetryNotificationDocument, options);
}

export function useGradeProposalsQuery(options?: useQuery.Options<GradeProposalsQuery, GradeProposalsQueryVariables>) {
  return useQuery<GradeProposalsQuery, GradeProposalsQueryVariables>(GradeProposalsDocument, options);
}

export function useGradeProposedMutation(options?: useMutation.Options<GradeProposedMutation, GradeProposedMutationVariables>) {
  return useMutation<GradeProposedMutation, GradeProposedMutationVariables>(GradeProposedDocument, options);
}

export function useStaffQuery(options?: useQuery.Options<StaffQuery, StaffQueryVariables>) {
  return useQuery<StaffQuery, StaffQueryVariables>(StaffDocument, options);
}

export function useInviteStaffMutation(options?: useMutation.Options<InviteStaffMutation, InviteStaffMutationVariables>) {
  return useMutation<InviteStaffMutation, InviteStaffMutationVariables>(InviteStaffDocument, options);
}

export function useWithdrawStaffInvitationMutation(options?: useMutation.Options<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>) {
  return useMutation<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>(WithdrawStaffInvitationDocument, options);
}

export function useSetStaffRoleMutation(options?: useMutation.Options<SetStaffRoleMutation, SetStaffRoleMutationVariables>) {
  return useMutation<SetStaffRoleMutation, SetStaffRoleMutationVariables>(SetStaffRoleDocument, options);
}

export function useDeskTodayQuery(options?: useQuery.Options<DeskTodayQuery, DeskTodayQueryVariables>) {
  return useQuery<DeskTodayQuery, DeskTodayQueryVariables>(DeskTodayDocument, options);
}

export function useBoardOfTodayQuery(options: useQuery.Options<BoardOfTodayQuery, BoardOfTodayQueryVariables> & { variables: BoardOfTodayQueryVariables }) {
  return useQuery<BoardOfTodayQuery, BoardOfTodayQueryVariables>(BoardOfTodayDocument, options);
}

export function useAlertSettingsQuery(options?: useQuery.Options<AlertSettingsQuery, AlertSettingsQueryVariables>) {
  return useQuery<AlertSettingsQuery, AlertSettingsQueryVariables>(AlertSettingsDocument, options);
}

export function useSetAlertsMutation(options?: useMutation.Options<SetAlertsMutation, SetAlertsMutationVariables>) {
  return useMutation<SetAlertsMutation, SetAlertsMutationVariables>(SetAlertsDocument, options);
}

export function useSendConfirmationMutation(options?: useMutation.Options<SendConfirmationMutation, SendConfirmationMutationVariables>) {
  return useMutation<SendConfirmationMutation, SendConfirmationMutationVariables>(SendConfirmationDocument, options);
}

export function useDiscordQuery(options?: useQuery.Options<DiscordQuery, DiscordQueryVariables>) {
  return useQuery<DiscordQuery, DiscordQueryVariables>(DiscordDocument, options);
}

export function useStartDiscordLinkMutation(options?: useMutation.Options<StartDiscordLinkMutation, StartDiscordLinkMutationVariables>) {
  return useMutation<StartDiscordLinkMutation, StartDiscordLinkMutationVariables>(StartDiscordLinkDocument, options);
}

export function useLinkDiscordMutation(options?: useMutation.Options<LinkDiscordMutation, LinkDiscordMutationVariables>) {
  return useMutation<LinkDiscordMutation, LinkDiscordMutationVariables>(LinkDiscordDocument, options);
}

export function useUnlinkDiscordMutation(options?: useMutation.Options<UnlinkDiscordMutation, UnlinkDiscordMutationVariables>) {
  return useMutation<UnlinkDiscordMutation, UnlinkDiscordMutationVariables>(UnlinkDiscordDocument, options);
}

export function useFeedsQuery(options?: useQuery.Options<FeedsQuery, FeedsQueryVariables>) {
  return useQuery<FeedsQuery, FeedsQueryVariables>(FeedsDocument, options);
}

export function useCreateFeedsMutation(options?: useMutation.Options<CreateFeedsMutation, CreateFeedsMutationVariables>) {
  return useMutation<CreateFeedsMutation, CreateFeedsMutationVariables>(CreateFeedsDocument, options);
}

export function useDeleteFeedsMutation(options?: useMutation.Options<DeleteFeedsMutation, DeleteFeedsMutationVariables>) {
  return useMutation<DeleteFeedsMutation, DeleteFeedsMutationVariables>(DeleteFeedsDocument, options);
}

export function usePushQuery(options?: useQuery.Options<PushQuery, PushQueryVariables>) {
  return useQuery<PushQuery, PushQueryVariables>(PushDocument, options);
}

export function useAddPushMutation(options?: useMutation.Options<AddPushMutation, AddPushMutationVariables>) {
  return useMutation<AddPushMutation, AddPushMutationVariables>(AddPushDocument, options);
}

export function useRemovePushMutation(options?: useMutation.Options<RemovePushMutation, RemovePushMutationVariables>) {
  return useMutation<RemovePushMutation, RemovePushMutationVariables>(RemovePushDocument, options);
}

export function useWeeklyReceiptsQuery(options?: useQuery.Options<WeeklyReceiptsQuery, WeeklyReceiptsQueryVariables>) {
  return useQuery<WeeklyReceiptsQuery, WeeklyReceiptsQueryVariables>(WeeklyReceiptsDocument, options);
}

export function useSetWeeklyReceiptsMutation(options?: useMutation.Options<SetWeeklyReceiptsMutation, SetWeeklyReceiptsMutationVariables>) {
  return useMutation<SetWeeklyReceiptsMutation, SetWeeklyReceiptsMutationVariables>(SetWeeklyReceiptsDocument, options);
}

export function useSecondFactorQuery(options?: useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables>) {
  return useQuery<SecondFactorQuery, SecondFactorQueryVariables>(SecondFactorDocument, options);
}

export function useStartPasskeyMutation(options?: useMutation.Options<StartPasskeyMutation, StartPasskeyMutationVariables>) {
  return useMutation<StartPasskeyMutation, StartPasskeyMutationVariables>(StartPasskeyDocument, options);
}

export function useAddPasskeyMutation(options?: useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) {
  return useMutation<AddPasskeyMutation, AddPasskeyMutationVariables>(AddPasskeyDocument, options);
}

export function useStartPasskeyCheckMutation(options?: useMutation.Options<StartPasskeyCheckMutation, StartPasskeyCheckMutationVariables>) {
  return useMutation<StartPasskeyCheckMutation, StartPasskeyCheckMutationVariables>(StartPasskeyCheckDocument, options);
}

export function useConfirmPasskeyMutation(options?: useMutation.Options<ConfirmPasskeyMutation, ConfirmPasskeyMutationVariables>) {
  return useMutation<ConfirmPasskeyMutation, ConfirmPasskeyMutationVariables>(ConfirmPasskeyDocument, options);
}

export function useDeletePasskeyMutation(options?: useMutation.Options<DeletePasskeyMutation, DeletePasskeyMutationVariables>) {
  return useMutation<DeletePasskeyMutation, DeletePasskeyMutationVariables>(DeletePasskeyDocument, options);
}

export function useMeQuery(options?: useQuery.Options<MeQuery, MeQueryVariables>) {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
}

export function useSetDisplayMutation(options?: useMutation.Options<SetDisplayMutation, SetDisplayMutationVariables>) {
  return useMutation<SetDisplayMutation, SetDisplayMutationVariables>(SetDisplayDocument, options);
}

export function useSubscriptionQuery(options?: useQuery.Options<SubscriptionQuery, SubscriptionQueryVariables>) {
  return useQuery<SubscriptionQuery, SubscriptionQueryVariables>(SubscriptionDocument, options);
}

export function usePaymentMethodQuery(options?: useQuery.Options<PaymentMethodQuery, PaymentMethodQueryVariables>) {
  return useQuery<PaymentMethodQuery, PaymentMethodQueryVariables>(PaymentMethodDocument, options);
}

export function usePlanChangeQuery(options: useQuery.Options<PlanChangeQuery, PlanChangeQueryVariables> & { variables: PlanChangeQueryVariables }) {
  return useQuery<PlanChangeQuery, PlanChangeQueryVariables>(PlanChangeDocument, options);
}

export function useChangePlanMutation(options?: useMutation.Options<ChangePlanMutation, ChangePlanMutationVariables>) {
  return useMutation<ChangePlanMutation, ChangePlanMutationVariables>(ChangePlanDocument, options);
}

export function useCancelSubscriptionMutation(options?: useMutation.Options<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>) {
  return useMutation<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>(CancelSubscriptionDocument, options);
}

export function usePausePlanMutation(options?: useMutation.Options<PausePlanMutation, PausePlanMutationVariables>) {
  return useMutation<PausePlanMutation, PausePlanMutationVariables>(PausePlanDocument, options);
}

export function useResumePlanMutation(options?: useMutation.Options<ResumePlanMutation, ResumePlanMutationVariables>) {
  return useMutation<ResumePlanMutation, ResumePlanMutationVariables>(ResumePlanDocument, options);
}

export function useReactivateSubscriptionMutation(options?: useMutation.Options<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables>) {
  return useMutation<ReactivateSubscriptionMutation, ReactivateSubscriptionMutationVariables>(ReactivateSubscriptionDocument, options);
}

export function useUpdatePaymentMethodMutation(options?: useMutation.Options<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>) {
  return useMutation<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>(UpdatePaymentMethodDocument, options);
}

export function usePaymentClientTokenQuery(options?: useQuery.Options<PaymentClientTokenQuery, PaymentClientTokenQueryVariables>) {
  return useQuery<PaymentClientTokenQuery, PaymentClientTokenQueryVariables>(PaymentClientTokenDocument, options);
}

export function useRecordEndQuery(options?: useQuery.Options<RecordEndQuery, RecordEndQueryVariables>) {
  return useQuery<RecordEndQuery, RecordEndQueryVariables>(RecordEndDocument, options);
}

export function usePostedPicksQuery(options: useQuery.Options<PostedPicksQuery, PostedPicksQueryVariables> & { variables: PostedPicksQueryVariables }) {
  return useQuery<PostedPicksQuery, PostedPicksQueryVariables>(PostedPicksDocument, options);
}

export function usePriceQuoteQuery(options: useQuery.Options<PriceQuoteQuery, PriceQuoteQueryVariables> & { variables: PriceQuoteQueryVariables }) {
  return useQuery<PriceQuoteQuery, PriceQuoteQueryVariables>(PriceQuoteDocument, options);
}

export function useValidateCouponQuery(options: useQuery.Options<ValidateCouponQuery, ValidateCouponQueryVariables> & { variables: ValidateCouponQueryVariables }) {
  return useQuery<ValidateCouponQuery, ValidateCouponQueryVariables>(ValidateCouponDocument, options);
}

export function useCheckFingerprintQuery(options: useQuery.Options<CheckFingerprintQuery, CheckFingerprintQueryVariables> & { variables: CheckFingerprintQueryVariables }) {
  return useQuery<CheckFingerprintQuery, CheckFingerprintQueryVariables>(CheckFingerprintDocument, options);
}

export function usePurchaseMutation(options?: useMutation.Options<PurchaseMutation, PurchaseMutationVariables>) {
  return useMutation<PurchaseMutation, PurchaseMutationVariables>(PurchaseDocument, options);
}

export function useUpdatePasswordMutation(options?: useMutation.Options<UpdatePasswordMutation, UpdatePasswordMutationVariables>) {
  return useMutation<UpdatePasswordMutation, UpdatePasswordMutationVariables>(UpdatePasswordDocument, options);
}

export function useAdminTodayQuery(options: useQuery.Options<AdminTodayQuery, AdminTodayQueryVariables> & { variables: AdminTodayQueryVariables }) {
  return useQuery<AdminTodayQuery, AdminTodayQueryVariables>(AdminTodayDocument, options);
}

export function useHomeQuery(options: useQuery.Options<HomeQuery, HomeQueryVariables> & { variables: HomeQueryVariables }) {
  return useQuery<HomeQuery, HomeQueryVariables>(HomeDocument, options);
}

export function useLeagueResultsQuery(options?: useQuery.Options<LeagueResultsQuery, LeagueResultsQueryVariables>) {
  return useQuery<LeagueResultsQuery, LeagueResultsQueryVariables>(LeagueResultsDocument, options);
}

export function useYesterdaysBoardQuery(options: useQuery.Options<YesterdaysBoardQuery, YesterdaysBoardQueryVariables> & { variables: YesterdaysBoardQueryVariables }) {
  return useQuery<YesterdaysBoardQuery, YesterdaysBoardQueryVariables>(YesterdaysBoardDocument, options);
}

export function useBoardQuery(options?: useQuery.Options<BoardQuery, BoardQueryVariables>) {
  return useQuery<BoardQuery, BoardQueryVariables>(BoardDocument, options);
}

export function usePickRevisionsQuery(options: useQuery.Options<PickRevisionsQuery, PickRevisionsQueryVariables> & { variables: PickRevisionsQueryVariables }) {
  return useQuery<PickRevisionsQuery, PickRevisionsQueryVariables>(PickRevisionsDocument, options);
}

export function usePickChangedSubscription(options?: useSubscription.Options<PickChangedSubscription, PickChangedSubscriptionVariables>) {
  return useSubscription<PickChangedSubscription, PickChangedSubscriptionVariables>(PickChangedDocument, options);
}

export function useMarketOfDayQuery(options: useQuery.Options<MarketOfDayQuery, MarketOfDayQueryVariables> & { variables: MarketOfDayQueryVariables }) {
  return useQuery<MarketOfDayQuery, MarketOfDayQueryVariables>(MarketOfDayDocument, options);
}

export function useMyBooksQuery(options?: useQuery.Options<MyBooksQuery, MyBooksQueryVariables>) {
  return useQuery<MyBooksQuery, MyBooksQueryVariables>(MyBooksDocument, options);
}

export function usePickProofQuery(options: useQuery.Options<PickProofQuery, PickProofQueryVariables> & { variables: PickProofQueryVariables }) {
  return useQuery<PickProofQuery, PickProofQueryVariables>(PickProofDocument, options);
}

export function useRecordRowsQuery(options?: useQuery.Options<RecordRowsQuery, RecordRowsQueryVariables>) {
  return useQuery<RecordRowsQuery, RecordRowsQueryVariables>(RecordRowsDocument, options);
}

export function useScannerQuery(options?: useQuery.Options<ScannerQuery, ScannerQueryVariables>) {
  return useQuery<ScannerQuery, ScannerQueryVariables>(ScannerDocument, options);
}

export function useScannerCountQuery(options?: useQuery.Options<ScannerCountQuery, ScannerCountQueryVariables>) {
  return useQuery<ScannerCountQuery, ScannerCountQueryVariables>(ScannerCountDocument, options);
}

export function useScannerTurnedSubscription(options?: useSubscription.Options<ScannerTurnedSubscription, ScannerTurnedSubscriptionVariables>) {
  return useSubscription<ScannerTurnedSubscription, ScannerTurnedSubscriptionVariables>(ScannerTurnedDocument, options);
}

export function useInvoicesQuery(options?: useQuery.Options<InvoicesQuery, InvoicesQueryVariables>) {
  return useQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
}

export function useRecordSoFarQuery(options?: useQuery.Options<RecordSoFarQuery, RecordSoFarQueryVariables>) {
  return useQuery<RecordSoFarQuery, RecordSoFarQueryVariables>(RecordSoFarDocument, options);
}