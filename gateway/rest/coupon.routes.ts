import { z } from 'zod';
import { couponShape, discountTypes, durations, presentCoupon } from './coupon.presenter.ts';
import {
  AllCouponsDocument,
  CheckCouponDocument,
  MakeCouponDocument,
  RemoveCouponDocument,
} from './generated/operations.ts';
import { lower, paidTiers, tierOf, upper } from './legacy-values.ts';
import { moment } from './moment.ts';
import { pageFields, pageQuery, type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Coupons';
const verdict = z.object({
  isValid: z.boolean(),
  discount: z.object({ type: discountTypes, amount: z.number() }).nullable(),
});
const newCoupon = z.object({
  code: z.string(),
  discountAmount: z.number().describe('Percent or US dollars, as `discountType` says.'),
  discountType: discountTypes,
  plans: z.array(paidTiers),
  startsAt: moment.nullish(),
  endsAt: moment.nullish(),
  maxRedemptions: z.int().nullish(),
  maxPerCustomer: z.int().nullish(),
  firstPurchaseOnly: z.boolean().optional(),
  duration: durations.optional(),
  durationMonths: z.int().nullish(),
});

export const COUPON_ROUTES: RestRoute[] = [
  restRoute({
    method: 'post',
    path: '/coupons/validate',
    tag,
    summary: 'Whether a code applies to a plan. If not, the response has a `message`.',
    bearer: 'optional',
    body: z.object({ code: z.string(), planType: z.string().nullish() }),
    operation: CheckCouponDocument,
    variables: ({ body: { code, planType } }) => ({ code, planType: planType ?? 'premium' }),
    answer: verdict.extend({ data: verdict, code: z.string(), message: z.string().nullable() }),
    present: ({ validateCoupon: { isValid, discount: off, code, message } }) => {
      const discount = off && { type: lower(off.type), amount: off.amount };
      return { data: { isValid, discount }, isValid, discount, code, message };
    },
  }),
  restRoute({
    method: 'post',
    path: '/coupons',
    tag,
    summary: 'Admins: makes a coupon.',
    bearer: 'required',
    body: newCoupon,
    operation: MakeCouponDocument,
    variables: ({ body: { plans, discountType, duration, ...coupon } }) => ({
      input: {
        ...coupon,
        plans: plans.map(tierOf),
        discountType: upper(discountType),
        ...(duration && { duration: upper(duration) }),
      },
    }),
    status: 201,
    answer: z.object({ coupon: couponShape }),
    present: ({ createCoupon: { coupon } }) => ({ coupon: presentCoupon(coupon) }),
  }),
  restRoute({
    method: 'get',
    path: '/coupons',
    tag,
    summary: 'Admins: the coupons, newest first.',
    bearer: 'required',
    query: pageQuery,
    operation: AllCouponsDocument,
    variables: ({ query }) => query,
    answer: z.object({
      coupons: z.array(couponShape),
      ...pageFields,
    }),
    present: ({ coupons: { nodes, totalCount, pageInfo } }) => ({
      coupons: nodes.map(presentCoupon),
      totalCount,
      ...pageInfo,
    }),
  }),
  restRoute({
    method: 'delete',
    path: '/coupons/{id}',
    tag,
    summary: 'Admins: deletes a coupon. If `couponCode` is given and does not match, nothing is deleted.',
    bearer: 'required',
    query: z.object({ couponCode: z.string().optional() }),
    operation: RemoveCouponDocument,
    variables: ({ path: { id }, query: { couponCode } }) => ({ input: { id, code: couponCode } }),
    answer: z.object({ success: z.boolean(), deletedCouponId: z.string(), code: z.string() }),
    present: ({ deleteCoupon }) => ({ success: true, ...deleteCoupon }),
  }),
];
