import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';

type DuePlan = Pick<CurrentPlanFragment, 'graceEndsAt' | 'nextChargeAt' | 'nextChargeCents'>;

interface PaymentDueText {
  /** What is owed. */
  owed: string;
  /** Until when the picks are open. */
  access: string;
  /** When the card is tried again; empty while that happens. */
  retry: string;
  isOpen: boolean;
}

/** What a member has to know of a renewal that failed. */
export function paymentDueText(
  { graceEndsAt, nextChargeAt, nextChargeCents }: DuePlan,
  now: Date,
): PaymentDueText {
  const amount =
    nextChargeCents === null ? 'Your last payment' : `Your payment of ${dollars(nextChargeCents)}`;
  const isOpen = graceEndsAt !== null && new Date(graceEndsAt) > now;
  return {
    isOpen,
    owed: `${amount} did not go through.`,
    access: isOpen ? `You keep your picks until ${moment(graceEndsAt)}.` : 'Your picks are paused.',
    retry: retryText(nextChargeAt, now),
  };
}

function retryText(nextChargeAt: string | null, now: Date): string {
  if (nextChargeAt === null) return 'We will not try this card again.';
  return new Date(nextChargeAt) > now ? `We will try this card again on ${moment(nextChargeAt)}.` : '';
}

function moment(instant: string): string {
  return shownMoment(new Date(instant));
}
