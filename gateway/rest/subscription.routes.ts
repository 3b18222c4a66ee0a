import { z } from 'zod';
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
import { pageFields, pageQuery } from './page.ts';
import { cardShape, invoiceShape, planAnswer, presentInvoice, presentPlan } from './plan.presenter.ts';
import { type Row, row } from './rest-route.ts';

const tag = 'Plans and payments';
const token = z.string().min(1).describe('What the card form of the processor made; it works once.');
const expectedTotal = z
  .number()
  .nullish()
  .describe('The US dollars that were shown. When another total holds, nothing is charged and it is told.');
const centsOf = (total: number | null | undefined) => (total == null ? total : Math.round(total * 100));

const purchase = z
  .object({
    planType: z.string().nullish().describe('plus, premium, vip, plus_with_trial or premium_with_trial.'),
    userId: z.string().nullish().describe('Only the own; left out by who is new.'),
    email: z.string().optional().describe('Needed here or in `billingInfo`.'),
    token,
    billingInfo: billingInfo.describe('Who pays. An address may be empty or left out.'),
    couponCode: z.string().nullish(),
    fingerprintId: z.string().nullish(),
    expectedTotal,
  })
  .transform(({ billingInfo: { email: payer, ...billing }, email = payer, ...given }, { issues }) => {
    const { firstName, lastName } = billing;
    const missing = { email, 'billingInfo.first_name': firstName, 'billingInfo.last_name': lastName };
    for (const [field, value] of Object.entries(missing))
      if (!value)
        issues.push({ code: 'custom', input: value, path: field.split('.'), message: 'is required' });
    return { ...given, ...billing, email: email ?? '', firstName: firstName ?? '', lastName: lastName ?? '' };
  });

export const SUBSCRIPTION_ROUTES: Row[] = [
  row({
    method: 'post',
    path: '/subscriptions',
    tag,
    summary: 'Buys a plan or starts its trial, for the bearer or for a visitor, who thereby gets an account.',
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
        .describe('Only when this very request made the account; it works once, for 15 minutes.'),
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
  row({
    method: 'put',
    path: '/subscriptions/{userId}',
    tag,
    summary: 'Changes the own plan: more is charged now, prorated; less waits for the end of the period.',
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
  row({
    method: 'post',
    path: '/subscriptions/{userId}/reactivate',
    tag,
    summary: 'Takes the cancellation of the own plan back: same billing day, no charge.',
    bearer: 'required',
    own: 'path.userId',
    operation: ReactivateOwnPlanDocument,
    answer: planAnswer,
    present: ({ reactivateSubscription }) => presentPlan(reactivateSubscription),
  }),
  row({
    method: 'post',
    path: '/subscriptions/{userId}/cancel',
    tag,
    summary: 'Cancels the own plan at the end of its period.',
    bearer: 'required',
    own: 'path.userId',
    operation: CancelOwnPlanDocument,
    answer: planAnswer,
    present: ({ cancelSubscription }) => presentPlan(cancelSubscription),
  }),
  row({
    method: 'get',
    path: '/subscriptions/{userId}/invoices',
    tag,
    summary: 'The own invoices, newest first.',
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
  row({
    method: 'get',
    path: '/payment-methods/{userId}',
    tag,
    summary: 'The own card; null when there is none, and on failure.',
    bearer: 'required',
    own: 'path.userId',
    operation: OwnCardDocument,
    answer: z.object({ paymentMethod: cardShape.nullable() }),
    present: (data) => data,
    onFailure: { paymentMethod: null },
  }),
  row({
    method: 'put',
    path: '/payment-methods/{userId}',
    tag,
    summary: 'Replaces the own card, and pays with it what is open. `billingInfo` is accepted and not kept.',
    bearer: 'required',
    own: 'path.userId',
    body: z.object({ token, billingInfo: billingInfo.nullish() }),
    operation: ReplaceOwnCardDocument,
    variables: ({ body: { token } }) => ({ input: { token } }),
    answer: planAnswer,
    present: ({ updatePaymentMethod }) => presentPlan(updatePaymentMethod),
  }),
  row({
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
