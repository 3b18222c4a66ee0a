import { useServerNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { countdownTo, remainingText } from '#schema/rules/money/countdown.ts';
import { Countdown } from './Countdown.tsx';
import { MembershipTag } from './MembershipTag.tsx';
import { Tag } from './Tag.tsx';

/** How often a text that shows minutes is updated. */
const UPDATE_MS = 5_000;

/**
 * The plan status as a badge: what is left of a trial while it lasts, else 'Active', 'Expired' and so on
 * (product.txt sections 2 and 4). A trial that ends while it is shown becomes expired at once.
 */
export function PlanState({ member }: { member: Member }) {
  const now = useServerNow(UPDATE_MS);
  const end = member.trialEndDate && new Date(member.trialEndDate);
  if (end && countdownTo(end, now))
    return (
      <Tag tone="accent">
        <Countdown end={end} text={remainingText} />
      </Tag>
    );
  const planStatus = member.planStatus === 'TRIALING' && end ? 'EXPIRED' : member.planStatus;
  return <MembershipTag member={member} planStatus={planStatus} />;
}
