import { z } from 'zod';
import { LIMIT_STOPS } from '#schema/rules/access/limits.ts';
import { INVOICE_STATES, INVOICE_TYPES } from '#schema/rules/money/invoice-values.ts';
import type { OwnInvoicesQuery, PlanFieldsFragment } from './generated/operations.ts';
import { dollarsOf, instant, lower, lowerTier, lowerTiers } from './legacy-values.ts';
import { presentUser, userShape } from './user.presenter.ts';

const planShape = z
  .object({
    planType: lowerTiers.describe('The current plan.'),
    inTrial: z.boolean(),
    pastDue: z.boolean(),
    paused: z.boolean(),
    pausedUntil: instant.nullable().describe('When a pause ends and a new period is charged.'),
    currentPeriodStartsAt: instant,
    currentPeriodEndsAt: instant,
    cancelAtPeriodEnd: z.boolean(),
    pendingPlanType: lowerTiers.nullable().describe('The plan it changes to at the end of the period.'),
    graceEndsAt: instant.nullable(),
    nextChargeAt: instant.nullable(),
    nextChargeTotal: z.number().nullable().describe('US dollars.'),
    renewalStop: z
      .enum(LIMIT_STOPS)
      .nullable()
      .describe('Which of your own limits will end the plan instead of renewing it.'),
  })
  .meta({ id: 'Subscription', description: 'The plan of a member.' });

/** The response of every write to a plan. */
export const planAnswer = z.object({ user: userShape, subscription: planShape.nullable() });

export function presentPlan({ user, subscription }: PlanFieldsFragment): z.input<typeof planAnswer> {
  if (!subscription) return { user: presentUser(user), subscription: null };
  const { tier, pendingTier, nextChargeCents, ...plan } = subscription;
  return {
    user: presentUser(user),
    subscription: {
      planType: lowerTier(tier),
      ...plan,
      pendingPlanType: pendingTier && lowerTier(pendingTier),
      nextChargeTotal: nextChargeCents === null ? null : dollarsOf(nextChargeCents),
    },
  };
}

export const invoiceShape = z
  .object({
    id: z.string(),
    number: z.string(),
    type: z.enum(INVOICE_TYPES),
    planCode: z.string(),
    total: z.number().describe('US dollars.'),
    currency: z.string(),
    state: z.enum(INVOICE_STATES),
    createdAt: instant,
    paidAt: instant.nullable(),
    downloadUrl: z.url().describe('The PDF; the address works for five minutes.'),
    pageUrl: z.url().describe('The page; the address works for five minutes.'),
  })
  .meta({ id: 'Invoice', description: 'A charge or a refund.' });

export function presentInvoice({
  type,
  totalCents,
  state,
  ...invoice
}: OwnInvoicesQuery['invoices']['nodes'][number]): z.input<typeof invoiceShape> {
  // The name that REST has always had for a refund.
  const documented = type === 'REFUND' ? 'credit' : 'charge';
  return { ...invoice, type: documented, state: lower(state), total: dollarsOf(totalCents) };
}

export const cardShape = z
  .object({
    cardType: z.string(),
    last4: z.string(),
    expirationMonth: z.string(),
    expirationYear: z.string(),
  })
  .meta({ id: 'PaymentMethod', description: 'The card that is charged. We never know its number.' });
