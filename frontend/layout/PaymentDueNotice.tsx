import { PATHS } from '#frontend/app/paths.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { paymentDueText } from '#frontend/billing/payment-due-text.ts';
import { type CurrentPlanFragment, useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';

/** What is owed, and when access ends or the card is tried again. */
export function PaymentDueNotice({ member }: { member: Member }) {
  const { data, loading } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && loading) return null;
  return (
    <Notice
      tone="error"
      action={
        <LinkButton to={PATHS.subscription} size="small" variant="quiet">
          Update Payment Method
        </LinkButton>
      }
    >
      {data?.subscription ? dueText(data.subscription) : unknownText(member)}
    </Notice>
  );
}

function dueText(plan: CurrentPlanFragment): string {
  const { owed, access, retry, isOpen } = paymentDueText(plan, serverNow());
  return isOpen ? `${owed} ${access}` : `${owed} ${access} ${retry}`.trim();
}

/** Where the plan could not be loaded. */
function unknownText({ subscription }: Member): string {
  return `Your last payment failed. A new card ${subscription === 'FREE' ? 'opens your picks again.' : 'keeps your picks open.'}`;
}
