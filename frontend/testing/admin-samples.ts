import type {
  AdminCouponFragment,
  CouponBatchFragment,
  CouponRedemptionsQuery,
  ListedMemberFragment,
  MemberRecordQuery,
  ProblemsQuery,
} from '#frontend/generated/graphql.ts';
import { type Sample, sampleMember } from './samples.ts';

export function sampleCoupon(
  given: Partial<AdminCouponFragment> = {},
): Sample<AdminCouponFragment, 'Coupon'> {
  return {
    __typename: 'Coupon',
    id: 'coupon_1',
    code: 'SAVE20',
    discountAmount: 20,
    discountType: 'PERCENT',
    plans: ['PLUS', 'PREMIUM'],
    isActive: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    startsAt: null,
    endsAt: null,
    maxRedemptions: null,
    maxPerCustomer: null,
    firstPurchaseOnly: false,
    duration: 'ONCE',
    durationMonths: null,
    reserved: 0,
    used: 3,
    ...given,
  };
}

/** The answer to its creation. */
export function createdCoupon() {
  return { createCoupon: { __typename: 'CouponPayload' as const, coupon: sampleCoupon() } };
}

/** A page of the coupons; with a cursor there are more. */
export function couponPage(coupons: AdminCouponFragment[], endCursor: string | null = null) {
  const nodes = coupons.map((coupon) => ({ ...coupon, __typename: 'Coupon' as const }));
  const total = { __typename: 'CouponConnection' as const, totalCount: nodes.length };
  return { coupons: { ...total, ...page(nodes, endCursor) } };
}

/** A batch of single-use codes. */
export function sampleBatch(
  given: Partial<CouponBatchFragment> = {},
): Sample<CouponBatchFragment, 'CouponBatch'> {
  return {
    __typename: 'CouponBatch',
    id: 'batch_1',
    label: 'Spring Podcast',
    size: 500,
    used: 12,
    isActive: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    endsAt: null,
    discountAmount: 20,
    discountType: 'PERCENT',
    plans: ['PREMIUM'],
    ...given,
  };
}

/** A page of redemptions, and what they have brought in. */
export function redemptionPage(
  nodes: CouponRedemptionsQuery['couponRedemptions']['nodes'],
  couponRevenue = 0,
  couponDiscounts = 0,
): Sample<CouponRedemptionsQuery, 'Query'> {
  const total = { __typename: 'CouponRedemptionConnection' as const, totalCount: nodes.length };
  return {
    __typename: 'Query',
    couponRevenue,
    couponDiscounts,
    couponRedemptions: { ...total, ...page(nodes, null) },
  };
}

type Record = NonNullable<MemberRecordQuery['member']>;
type Plan = NonNullable<Record['plan']>;
type Given = Record['invoices'][number];
type Problem = ProblemsQuery['problems'][number];

/** A member as admins see them. */
export function sampleListedMember(
  given: Partial<ListedMemberFragment> = {},
): Sample<ListedMemberFragment, 'User'> {
  return { ...sampleMember(), name: null, graceEndsAt: null, ...given };
}

export function sampleRecord(given: Partial<Record> = {}): Sample<Record, 'MemberRecord'> {
  return {
    __typename: 'MemberRecord',
    user: sampleListedMember(),
    isBuying: false,
    plan: null,
    paymentMethod: null,
    timeline: [],
    invoices: [],
    audit: [],
    disabledAt: null,
    mails: [],
    ...given,
  };
}

export function samplePlan(given: Partial<Plan> = {}): Sample<Plan, 'MemberPlan'> {
  return {
    __typename: 'MemberPlan',
    tier: 'PLUS',
    source: 'PURCHASE',
    grantReason: null,
    inTrial: false,
    pastDue: false,
    paused: false,
    pausedUntil: null,
    currentPeriodStartsAt: '2026-11-20T18:00:00.000Z',
    currentPeriodEndsAt: '2026-12-20T18:00:00.000Z',
    cancelAtPeriodEnd: false,
    pendingTier: null,
    graceEndsAt: null,
    nextChargeAt: '2026-12-20T18:00:00.000Z',
    nextChargeCents: 7_900,
    renewalStop: null,
    ...given,
  };
}

export function sampleGivenInvoice(given: Partial<Given['invoice']> = {}, refundableCents = 7_900) {
  return {
    __typename: 'MemberInvoice' as const,
    refundableCents,
    refundOf: given.type === 'REFUND' ? 'CL-20261120-4F7K2M9A' : null,
    invoice: {
      __typename: 'Invoice' as const,
      id: 'inv_1',
      number: 'CL-20261120-4F7K2M9A',
      type: 'CHARGE' as const,
      state: 'PAID' as const,
      planCode: 'plus',
      reason: 'Plus renewed for Nov 20, 2026 to Dec 20, 2026. Paid with Visa ending in 1111.',
      totalCents: 7_900,
      createdAt: '2026-11-20T18:00:00.000Z',
      pageUrl: 'http://localhost/invoices/inv_1',
      ...given,
    },
  };
}

export function sampleProblem(given: Partial<Problem> = {}): Sample<Problem, 'Problem'> {
  return {
    __typename: 'Problem',
    kind: 'PAYMENT',
    subject: 'renew:sub_1:2',
    text: 'A charge of $79.00 for plus@chalkline.test has had no clear outcome for more than a minute.',
    since: '2026-11-20T17:00:00.000Z',
    memberId: 'demo-plus',
    fact: 'as it is',
    canRetry: true,
    acknowledged: null,
    ...given,
  };
}

export function page<Node>(nodes: Node[], endCursor: string | null = null) {
  return {
    nodes,
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  };
}
