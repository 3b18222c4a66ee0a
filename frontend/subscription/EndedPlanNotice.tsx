import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { PlanResults } from '#frontend/billing/PlanResults.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay } from '#schema/rules/time/shown-time.ts';

/** For those whose plan ended: what it would cost again, and what it has done since, losses too, once a day is over. */
export function EndedPlanNotice({ member }: { member: Member }) {
  const ended = endedPlanOf(member);
  if (!ended || !member.endedPlan) return null;
  const since = shownDay(new Date(member.endedPlan.endedAt));
  return (
    <Notice
      action={
        ended.restart && (
          <LinkButton to={ended.restart.to} size="small">
            {ended.restart.label}
          </LinkButton>
        )
      }
    >
      {ended.sentence}
      {since < easternDay(serverNow()) && <PlanResults tier={ended.tier} since={since} />}
    </Notice>
  );
}
