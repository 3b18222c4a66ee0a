import type { FigureMembersQuery, MrrMovementsQuery, RevenueQuery } from '#frontend/generated/graphql.ts';
import { REVENUE_CHECKS } from '#schema/rules/money/revenue-checks.ts';
import type { Sample } from './samples.ts';

const month = (name: string, more: Record<string, number>) => ({
  __typename: 'RevenueMonth' as const,
  ...{
    month: name,
    startCents: 0,
    newCents: 0,
    reactivationCents: 0,
    expansionCents: 0,
    contractionCents: 0,
  },
  ...{
    priceCents: 0,
    pauseCents: 0,
    resumeCents: 0,
    churnCents: 0,
    endCents: 0,
    startPayers: 0,
    gonePayers: 0,
    endPayers: 0,
    ...more,
  },
});

const day = (name: string, mrrCents: number, chargedCents: number) => ({
  __typename: 'RevenueDay' as const,
  ...{
    day: name,
    mrrCents,
    pastDueCents: 0,
    chargedCents,
    refundedCents: 0,
    chargedBackCents: 0,
    returnedCents: 0,
  },
});

/** A small house: ten members, eight of whom were there in October. */
export function sampleRevenue(
  given: Partial<RevenueQuery['revenue']> = {},
): Sample<RevenueQuery['revenue'], 'Revenue'> {
  return {
    __typename: 'Revenue',
    ...{ from: '2026-10-01', to: '2026-11-20', watchedSince: null, checkedAt: '2026-11-20T08:00:00.000Z' },
    checks: REVENUE_CHECKS.map((check) => ({
      __typename: 'RevenueCheckResult' as const,
      check,
      passed: true,
    })),
    now: {
      __typename: 'RevenueNow',
      ...{
        mrrCents: 129_000,
        pastDueCents: 12_900,
        committedCents: 116_100,
        paying: 10,
        trials: 10,
        granted: 2,
      },
    },
    months: [
      month('2026-10', {
        ...{ startCents: 103_200, newCents: 12_900, churnCents: -12_900, endCents: 103_200 },
        ...{ startPayers: 8, gonePayers: 1, endPayers: 8 },
      }),
      month('2026-11', {
        ...{ startCents: 103_200, newCents: 38_700, churnCents: -12_900, endCents: 129_000 },
        ...{ startPayers: 8, gonePayers: 1, endPayers: 10 },
      }),
    ],
    days: [
      day('2026-10-01', 103_200, 0),
      day('2026-11-19', 116_100, 12_900),
      { ...day('2026-11-20', 129_000, 12_900), pastDueCents: 12_900, refundedCents: 1_000 },
    ],
    churnReasons: [{ __typename: 'ChurnReason', reason: 'payment-failed', plans: 2, cents: 25_800 }],
    saidReasons: [
      { __typename: 'SaidReason', reason: 'PRICE', plans: 3 },
      { __typename: 'SaidReason', reason: null, plans: 2 },
    ],
    trials: [{ __typename: 'TrialMonth', month: '2026-11', ended: 5, paid: 3, open: 1 }],
    retention: [{ __typename: 'RetentionRow', cohort: '2026-10', members: 9, paying: [8, 7] }],
    recovery: {
      __typename: 'Recovery',
      ...{ recovered: 3, recoveredCents: 38_700, lost: 1, lostCents: 12_900, open: 1, openCents: 12_900 },
    },
    ...given,
  } as Sample<RevenueQuery['revenue'], 'Revenue'>;
}

export function sampleMovement(): Sample<MrrMovementsQuery['mrrMovements']['nodes'][number], 'MrrMovement'> {
  return {
    __typename: 'MrrMovement',
    ...{ id: '1', at: '2026-11-18T15:00:00.000Z', memberId: 'm1', email: 'grace@chalkline.test' },
    ...{ kind: 'CHURN', reason: 'payment-failed', said: null, tier: 'PREMIUM', cents: -12_900 },
  };
}

export function sampleFigureMember(): Sample<
  FigureMembersQuery['figureMembers']['nodes'][number],
  'FigureMember'
> {
  return {
    __typename: 'FigureMember',
    ...{ memberId: 'm1', email: 'grace@chalkline.test', tier: 'PREMIUM', cents: 12_900 },
    at: '2026-10-18T15:00:00.000Z',
  };
}
