/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** It is scheduled and opens for the tier of the reader at `opensAt`. */
  | 'NOT_RELEASED'
  /** The plan of the reader has lapsed because a payment failed. */
  | 'PAST_DUE'
  /** The reader is not signed in. */
  | 'SIGN_IN'
  /** The plan of the reader does not include this tier. */
  | 'TIER'
  /** The account trial of the reader is over. */
  | 'TRIAL_ENDED';

/** What kind of bet a pick names. */
export type Market =
  /** Who wins the game. */
  | 'MONEYLINE'
  /** Anything else that a game decides, such as the points of one player. */
  | 'PROP'
  /** Who wins after the line is added. */
  | 'SPREAD'
  /** Whether both scores together end over or under the line. */
  | 'TOTAL';

/** How a pick ended. */
export type PickResult =
  /** The pick lost. */
  | 'LOSS'
  /** Not decided yet. */
  | 'PENDING'
  /** The game landed on the line: stakes are returned. */
  | 'PUSH'
  /** The bet did not count, for example because the game was called off. */
  | 'VOID'
  /** The pick won. */
  | 'WIN';

/** Where a pick stands in its life. */
export type PickStatus =
  /** Being written; only admins see it. */
  | 'DRAFT'
  /** Posted for members. */
  | 'PUBLISHED'
  /** Taken back after it was released; kept in the record. */
  | 'WITHDRAWN';

/** How the plan of a member stands. */
export type PlanStatus =
  /** Paid and renewing. */
  | 'ACTIVE'
  /** Cancelled; access goes on until `currentPeriodEndsAt`. */
  | 'CANCELED'
  /** The account trial is over and no plan is held. */
  | 'EXPIRED'
  /** A payment failed. */
  | 'PAST_DUE'
  /** In the account trial or the trial of a plan. */
  | 'TRIALING';

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

export type MemberFragment = { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string } | null, today: { date: string, now: string } };

export type RegisterMutationVariables = Exact<{ [key: string]: never; }>;


export type RegisterMutation = { register: { user: { id: string, email: string, subscription: Tier, planStatus: PlanStatus, trialEndDate: string | null, currentPeriodEndsAt: string | null, isAdmin: boolean, createdAt: string } } };

export type PickCardFragment = { id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, version: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null };

export type BoardQueryVariables = Exact<{
  date?: string | null | undefined;
}>;


export type BoardQuery = { board: { date: string, isToday: boolean, totalCount: number, picks: Array<{ id: string, sport: League, subscription: Tier, status: PickStatus, teamOne: string, teamTwo: string, date: string, time: string, startsAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, americanOdds: string | null, units: number | null, analyst: string | null, publishedAt: string | null, result: PickResult, isWinner: boolean, version: number, locked: boolean, requiredTier: Tier | null, lockReason: LockReason | null, opensAt: string | null }> }, today: { date: string, now: string } };

export type WordingsQueryVariables = Exact<{
  id: string;
}>;


export type WordingsQuery = { pick: { id: string, revisions: Array<{ version: number, replacedAt: string, pick: string | null, pickDetails: string | null, market: Market | null, line: number | null, odds: number | null, units: number | null }> } | null };

export const MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MemberFragment, unknown>;
export const PickCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<PickCardFragment, unknown>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const BoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Board"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"isToday"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pick"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"teamOne"}},{"kind":"Field","name":{"kind":"Name","value":"teamTwo"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"americanOdds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"analyst"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"isWinner"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"requiredTier"}},{"kind":"Field","name":{"kind":"Name","value":"lockReason"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}}]} as unknown as DocumentNode<BoardQuery, BoardQueryVariables>;
export const WordingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wordings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"pickDetails"}},{"kind":"Field","name":{"kind":"Name","value":"market"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}},{"kind":"Field","name":{"kind":"Name","value":"units"}}]}}]}}]}}]} as unknown as DocumentNode<WordingsQuery, WordingsQueryVariables>;
export function useMeQuery(options?: useQuery.Options<MeQuery, MeQueryVariables>) {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options);
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
}

export function useBoardQuery(options?: useQuery.Options<BoardQuery, BoardQueryVariables>) {
  return useQuery<BoardQuery, BoardQueryVariables>(BoardDocument, options);
}

export function useWordingsQuery(options: useQuery.Options<WordingsQuery, WordingsQueryVariables> & { variables: WordingsQueryVariables }) {
  return useQuery<WordingsQuery, WordingsQueryVariables>(WordingsDocument, options);
}