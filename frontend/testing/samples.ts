import type {
  AdminPickFragment,
  BoardQuery,
  LiveScoreFragment,
  MemberFragment,
  PickCardFragment,
} from '#frontend/generated/graphql.ts';
import { type StaffRole, scopesOf } from '#schema/rules/access/staff.ts';

/** The present of page tests: a Friday at 1 PM in New York. */
export const NOW = '2026-11-20T18:00:00.000Z';
export const TODAY = '2026-11-20';
export const YESTERDAY = '2026-11-19';

/** A fragment as the server sends it. The return type of a sample makes the compiler name a field that it lacks. */
export type Sample<Fragment, Name extends string> = Fragment & { __typename: Name };

export function sampleMember(given: Partial<MemberFragment> = {}): Sample<MemberFragment, 'User'> {
  return {
    __typename: 'User',
    id: 'demo-plus',
    email: 'plus@chalkline.test',
    subscription: 'PLUS',
    planStatus: 'ACTIVE',
    trialEndDate: null,
    currentPeriodEndsAt: '2026-12-20T18:00:00.000Z',
    pausedUntil: null,
    endedPlan: null,
    role: null,
    scopes: [],
    createdAt: '2026-10-01T12:00:00.000Z',
    oddsFormat: null,
    timeZone: null,
    ...given,
  };
}

/** A member with a role in the staff. */
export function sampleStaff(role: StaffRole, given: Partial<MemberFragment> = {}) {
  return sampleMember({ role, scopes: [...scopesOf(role)], ...given });
}

export function sampleOwner(given: Partial<MemberFragment> = {}) {
  return sampleStaff('OWNER', given);
}

type OnBoard = PickCardFragment & LiveScoreFragment;

export function samplePick(given: Partial<OnBoard> = {}): Sample<OnBoard, 'Pick'> {
  return {
    __typename: 'Pick',
    id: 'pick_1',
    sport: 'NBA',
    subscription: 'FREE',
    status: 'PUBLISHED',
    teamOne: 'Memphis Grizzlies',
    teamTwo: 'Boston Celtics',
    date: TODAY,
    time: '19:30',
    startsAt: '2026-11-21T00:30:00.000Z',
    pick: 'Celtics -3.5',
    pickDetails: 'Rested and at full strength.',
    market: 'SPREAD',
    line: -3.5,
    odds: 1.909091,
    americanOdds: '-110',
    units: 1.5,
    book: null,
    probability: null,
    analyst: 'Tempo Model',
    publishedAt: '2026-11-20T15:05:00.000Z',
    result: 'PENDING',
    isWinner: false,
    gameId: null,
    liveScore: null,
    score: null,
    late: false,
    withdrawnReason: null,
    grades: [],
    seal: sampleSeal(),
    edits: 0,
    locked: false,
    requiredTier: null,
    lockReason: null,
    opensAt: null,
    ...given,
  };
}

/** Sealed with the posting of `samplePick`, at 10:05 AM in New York. */
export function sampleSeal(given: Partial<SampleSeal> = {}): SampleSeal {
  return {
    __typename: 'PickSeal',
    number: 8812,
    sealedAt: '2026-11-20T15:05:00.000Z',
    witnessedAt: '2026-11-20T15:05:10.000Z',
    late: false,
    unproven: false,
    overdueUnits: null,
    ...given,
  };
}

type SampleSeal = Sample<NonNullable<PickCardFragment['seal']>, 'PickSeal'>;

export function sampleGrade(given: Partial<SampleGrade> = {}): SampleGrade {
  return {
    __typename: 'PickGrade',
    n: 1,
    at: '2026-11-21T04:00:00.000Z',
    result: 'LOSS',
    voidReason: null,
    reason: null,
    ...given,
  };
}

/** Points of the away team, then of the home team. */
export function sampleScore(one: number, two: number) {
  return { __typename: 'GameScore' as const, one, two };
}

type SampleGrade = Sample<PickCardFragment['grades'][number], 'PickGrade'>;

/** As the server sends it to a viewer whose plan does not open it. */
export function lockedPick(given: Partial<OnBoard> = {}): Sample<OnBoard, 'Pick'> {
  return samplePick({
    ...{
      id: 'pick_locked',
      subscription: 'PREMIUM',
      locked: true,
      requiredTier: 'PREMIUM',
      lockReason: 'TIER',
    },
    ...{
      pick: null,
      pickDetails: null,
      market: null,
      line: null,
      odds: null,
      americanOdds: null,
      units: null,
      book: null,
      probability: null,
    },
    ...given,
  });
}

export function sampleBoard(picks: OnBoard[], date = TODAY): BoardQuery {
  return {
    board: board(picks, date),
    today: today(),
  };
}

export function sampleAdminPick(given: Partial<AdminPickFragment> = {}): Sample<AdminPickFragment, 'Pick'> {
  return {
    ...samplePick(),
    releaseAt: null,
    gameId: null,
    version: 1,
    ...{ grades: [], score: null, prices: [] },
    ...given,
  };
}

export function sampleAdminGrade(given: Partial<AdminGrade> = {}): Sample<AdminGrade, 'PickGrade'> {
  return { ...sampleGrade(), score: null, source: null, ...given };
}

type AdminGrade = AdminPickFragment['grades'][number];

export function board<Pick>(picks: Pick[], date = TODAY) {
  return { __typename: 'Board' as const, date, isToday: date === TODAY, totalCount: picks.length, picks };
}

export function today() {
  return { __typename: 'Today' as const, date: TODAY, now: NOW };
}
