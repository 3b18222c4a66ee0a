import { z } from 'zod';
import { listedOr } from '#schema/rules/text/listed.ts';
import { PlanCodeEnum } from '#schema/types/enums.ts';
import { billingInfo } from './billing-info.ts';
import {
  BuyDocument,
  CancelOwnPlanDocument,
  ChangeOwnPlanDocument,
  OwnCardDocument,
  OwnInvoicesDocument,
  ReactivateOwnPlanDocument,
  ReplaceOwnCardDocument,
} from './generated/operations.ts';
import { dollarsOf, instant, lowerTier, lowerTiers, paidTiers, tierOf } from './legacy-values.ts';
import { cardShape, invoiceShape, planAnswer, presentInvoice, presentPlan } from './plan.presenter.ts';
import { pageFields, pageQuery, type RestRoute, restRoute } from './rest-route.ts';

const tag = 'Plans and payments';
const token = z.string().min(1).describe('The payment token from the card form. It works once.');
const expectedTotal = z
  .number()
  .nullish()
  .describe(
    'The total that was shown, in US dollars. If it has changed, nothing is charged, and the error has the new total.',
  );
const centsOf = (total: number | null | undefined) => (total == null ? total : Math.round(total * 100));

const purchase = z
  .object({
    planType: z
      .string()
      .nullish()
      .describe(`${listedOr(Object.values(PlanCodeEnum))}.`),
    userId: z.string().nullish().describe('Your uid; left out by new members.'),
    email: z.string().optional().describe('Required here or in `billingInfo`.'),
    token,
    billingInfo: billingInfo.describe('The buyer. An address may be empty or left out.'),
    ageConfirmed: z.boolean().nullish().describe('Whether the buyer confirms to be 21 or older.'),
    couponCode: z.string().nullish(),
    fingerprintId: z.string().nullish(),
    expectedTotal,
  })
  .transform(
    ({ billingInfo: { email: billingEmail, ...billing }, email = billingEmail, ...given }, { issues }) => {
      const { firstName, lastName } = billing;
      const missing = { email, 'billingInfo.first_name': firstName, 'billingInfo.last_name': lastName };
      for (const [field, value] of Object.entries(missing))
        if (!value)
          issues.push({ code: 'custom', input: value, path: field.split('.'), message: 'is required' });
      return {
        ...given,
        ...billing,
        email: email ?? '',
        firstName: firstName ?? '',
        lastName: lastName ?? '',
      };
    },
  );

export const SUBSCRIPTION_ROUTES: RestRoute[] = [
  restRoute({
    method: 'post',
    path: '/subscriptions',
    tag,
    summary: 'Buys a plan or starts its trial. A visitor gets an account.',
    bearer: 'optional',
    own: 'body.userId',
    idempotent: true,
    body: purchase,
    operation: BuyDocument,
    variables: ({ body: { userId: _, expectedTotal, ...order }, key }) => ({
      input: { ...order, expectedTotalCents: centsOf(expectedTotal), idempotencyKey: key },
    }),
    status: 201,
    answer: z.object({
      userId: z.string(),
      tempPassword: z
        .string()
        .nullable()
        .describe('Only when this request created the account. It works once, for 15 minutes.'),
      email: z.string(),
      planType: lowerTiers,
      inTrial: z.boolean(),
      total: z.number().describe('US dollars that were charged.'),
      nextChargeAt: instant,
      nextChargeTotal: z.number().describe('US dollars.'),
      conversionValue: z.number(),
    }),
    present: ({ purchase: { tier, totalCents, nextChargeCents, ...bought } }) => ({
      ...bought,
      planType: lowerTier(tier),
      total: dollarsOf(totalCents),
      nextChargeTotal: dollarsOf(nextChargeCents),
    }),
  }),
  restRoute({
    method: 'put',
    path: '/subscriptions/{userId}',
    tag,
    summary:
      'Changes your plan. An upgrade is charged now, prorated; a downgrade waits for the end of the period.',
    bearer: 'required',
    own: 'path.userId',
    body: z.object({ planType: paidTiers, couponCode: z.string().nullish(), expectedTotal }),
    operation: ChangeOwnPlanDocument,
    variables: ({ body: { planType, couponCode, expectedTotal } }) => ({
      input: { tier: tierOf(planType), couponCode, expectedTotalCents: centsOf(expectedTotal) },
    }),
    answer: planAnswer,
    present: ({ changePlan }) => presentPlan(changePlan),
  }),
  restRoute({
    method: 'post',
    path: '/subscriptions/{userId}/reactivate',
    tag,
    summary: 'Reactivates your canceled plan: same billing day, no charge.',
    bearer: 'required',
    own: 'path.userId',
    operation: ReactivateOwnPlanDocument,
    answer: planAnswer,
    present: ({ reactivateSubscription }) => presentPlan(reactivateSubscription),
  }),
  restRoute({
    method: 'post',
    path: '/subscriptions/{userId}/cancel',
    tag,
    summary: 'Cancels your plan at the end of its period.',
    bearer: 'required',
    own: 'path.userId',
    operation: CancelOwnPlanDocument,
    answer: planAnswer,
    present: ({ cancelSubscription }) => presentPlan(cancelSubscription),
  }),
  restRoute({
    method: 'get',
    path: '/subscriptions/{userId}/invoices',
    tag,
    summary: 'Your invoices, newest first.',
    bearer: 'required',
    own: 'path.userId',
    query: pageQuery,
    operation: OwnInvoicesDocument,
    variables: ({ query }) => query,
    answer: z.object({
      invoices: z.array(invoiceShape),
      ...pageFields,
    }),
    present: ({ invoices: { nodes, totalCount, pageInfo } }) => ({
      invoices: nodes.map(presentInvoice),
      totalCount,
      ...pageInfo,
    }),
  }),
  restRoute({
    method: 'get',
    path: '/payment-methods/{userId}',
    tag,
    summary: 'Your card; null without one, and on failure.',
    bearer: 'required',
    own: 'path.userId',
    operation: OwnCardDocument,
    answer: z.object({ paymentMethod: cardShape.nullable() }),
    present: (data) => data,
    onFailure: { paymentMethod: null },
  }),
  restRoute({
    method: 'put',
    path: '/payment-methods/{userId}',
    tag,
    summary: 'Replaces your card, keeps who is billed if `billingInfo` says so, and pays an open renewal.',
    bearer: 'required',
    own: 'path.userId',
    body: z.object({ token, billingInfo: billingInfo.nullish() }),
    operation: ReplaceOwnCardDocument,
    variables: ({ body: { token, billingInfo } }) => {
      const { email: _, ...billing } = billingInfo ?? {};
      return { input: { token, billing: billingInfo && billing } };
    },
    answer: planAnswer,
    present: ({ updatePaymentMethod }) => presentPlan(updatePaymentMethod),
  }),
  restRoute({
    method: 'post',
    path: '/users/{uid}/membership',
    tag,
    summary: 'The VIP offer: the same change of plan on the card that is on file, under the name of a level.',
    source: 'section 7, notes: its method and path are not shown',
    bearer: 'required',
    own: 'path.uid',
    body: z.object({ level: paidTiers }),
    operation: ChangeOwnPlanDocument,
    variables: ({ body: { level } }) => ({ input: { tier: tierOf(level) } }),
    answer: planAnswer,
    present: ({ changePlan }) => presentPlan(changePlan),
    onDecline: 'Failed to upgrade',
  }),
];
