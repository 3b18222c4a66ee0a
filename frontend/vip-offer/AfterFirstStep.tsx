import { PATHS } from '#frontend/app/paths.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { ChargeNote } from '#frontend/billing/Charge.tsx';
import { isGranted } from '#frontend/billing/ended-plan.ts';
import { paymentDueText } from '#frontend/billing/payment-due-text.ts';
import { reactivateFirst, updateCardFirst } from '#frontend/billing/plan-messages.ts';
import { type CurrentPlanFragment, useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { shownMoment } from '#schema/rules/time/shown-time.ts';

/** For members who have to update the card or reactivate before they can change to VIP. */
export function AfterFirstStep({ member }: { member: Member }) {
  const { data } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const current = data?.subscription ?? null;
  if (current && isGranted(current)) return <ChargeNote>{grantedText(current)}</ChargeNote>;
  return (
    <>
      <ChargeNote>{firstStep(member, current)}</ChargeNote>
      <LinkButton to={PATHS.subscription} size="large" wide>
        Upgrade to VIP
      </LinkButton>
    </>
  );
}

function firstStep({ planStatus }: Member, current: CurrentPlanFragment | null): string {
  if (planStatus === 'PAUSED') return 'Your plan is paused. Resume it first, then change to VIP.';
  return planStatus === 'PAST_DUE' ? dueText(current) : reactivateFirst('VIP');
}

function dueText(current: CurrentPlanFragment | null): string {
  const owed = current ? paymentDueText(current, serverNow()).owed : 'Your last payment failed.';
  return `${owed} ${updateCardFirst('VIP')}`;
}

function grantedText({ currentPeriodEndsAt }: CurrentPlanFragment): string {
  return `Your complimentary plan runs until ${shownMoment(new Date(currentPeriodEndsAt))}. You can buy VIP after that.`;
}
