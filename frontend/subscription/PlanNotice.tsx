import { serverNow } from '#frontend/app/server-clock.ts';
import { isGranted } from '#frontend/billing/ended-plan.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { paymentDueText } from '#frontend/billing/payment-due-text.ts';
import { STOPPED } from '#frontend/billing/plan-messages.ts';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import type { LimitStop } from '#schema/rules/access/limits.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';

interface PlanNoticeProps {
  current: CurrentPlanFragment;
  onRequest(requested: PlanRequest): void;
}

/** The next event of a plan and what the member can do about it. */
export function PlanNotice({ current, onRequest }: PlanNoticeProps) {
  if (current.renewalStop)
    return <Stopped current={current} onRequest={onRequest} stop={current.renewalStop} />;
  if (current.pastDue) return <PastDue current={current} onRequest={onRequest} />;
  const end = shownMoment(new Date(current.currentPeriodEndsAt));
  if (isGranted(current))
    return <Notice>This plan is complimentary. It ends on {end}, and you will not be charged.</Notice>;
  if (current.cancelAtPeriodEnd)
    return (
      <Notice>
        Your {tierLabel(current.tier)} Plan ends on {end}. You will not be charged again.
      </Notice>
    );
  if (current.pausedUntil) return <Paused current={current} onRequest={onRequest} />;
  if (current.pendingTier)
    return (
      <Notice
        action={
          <Button
            variant="quiet"
            size="small"
            onClick={() => onRequest({ kind: 'change', to: current.tier })}
          >
            Keep {tierLabel(current.tier)}
          </Button>
        }
      >
        You keep {tierLabel(current.tier)} until {end}. Then your {tierLabel(current.pendingTier)} Plan starts
        {current.nextChargeCents !== null && ` at ${dollars(current.nextChargeCents)}`}.
      </Notice>
    );
  if (current.announcedPrice) return <OtherPrice current={current} {...current.announcedPrice} />;
  return null;
}

function Paused({ current, onRequest }: PlanNoticeProps) {
  const { tier, pendingTier, paused, nextChargeCents } = current;
  const [plan, then] = [tier, pendingTier ?? tier].map((one) => `${tierLabel(one)} Plan`);
  const until = lastDay(current);
  const resumes = paused || then !== plan ? `Your ${then} resumes on ${until}` : null;
  return (
    <Notice action={<ResumeButton paused={paused} onRequest={onRequest} />}>
      {paused
        ? `Your plan is paused. ${resumes}`
        : `You keep your ${plan} until ${shownMoment(new Date(current.currentPeriodEndsAt))}. ${
            resumes ? `Then it is paused. ${resumes}` : `Then it is paused until ${until}`
          }`}
      {nextChargeCents === null ? '.' : `, and ${dollars(nextChargeCents)} is charged then.`}
    </Notice>
  );
}

interface ResumeButtonProps extends Pick<PlanNoticeProps, 'onRequest'> {
  paused: boolean;
}

function ResumeButton({ paused, onRequest }: ResumeButtonProps) {
  return (
    <Button
      variant={paused ? 'primary' : 'quiet'}
      size="small"
      onClick={() => onRequest({ kind: 'resume' })}
      aria-haspopup="dialog"
    >
      {paused ? 'Resume Now' : 'Undo Pause'}
    </Button>
  );
}

/** When the plan is charged next, or ends instead. */
function lastDay({ pausedUntil, currentPeriodEndsAt }: CurrentPlanFragment): string {
  return shownMoment(new Date(pausedUntil ?? currentPeriodEndsAt));
}

interface OtherPriceProps extends NonNullable<CurrentPlanFragment['announcedPrice']> {
  current: CurrentPlanFragment;
}

function OtherPrice({ current, monthlyCents, appliesAt }: OtherPriceProps) {
  return (
    <Notice>
      From {shownMoment(new Date(appliesAt))} on your {tierLabel(current.tier)} Plan costs{' '}
      {dollars(monthlyCents)} a month; until then it costs {dollars(current.monthlyCents)}. If you cancel
      before, nothing more is charged.
    </Notice>
  );
}

/** A pause that is still to come can be planned again, to end after the break. One that has begun cannot be resumed: that would charge. */
function Stopped({ current, stop, onRequest }: PlanNoticeProps & { stop: LimitStop }) {
  const plan = `${tierLabel(current.tier)} Plan`;
  if (current.pastDue)
    return (
      <Notice tone="error">
        Your last payment did not go through. {STOPPED[stop]}, so we will not try it again, and your {plan}{' '}
        will end.
      </Notice>
    );
  const isToPause = current.pausedUntil !== null && !current.paused;
  return (
    <Notice action={isToPause && <ResumeButton paused={false} onRequest={onRequest} />}>
      {STOPPED[stop]}, so your {plan} will not {current.pausedUntil ? 'resume' : 'renew'}. It ends on{' '}
      {lastDay(current)}, and you will not be charged.
    </Notice>
  );
}

function PastDue({ current, onRequest }: PlanNoticeProps) {
  const { owed, access, retry, isOpen } = paymentDueText(current, serverNow());
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={() => onRequest({ kind: 'card', hasCard: true })}>
          Update Payment Method
        </Button>
      }
    >
      <strong>{owed}</strong> {access} {retry} Update your card to pay now
      {isOpen ? '.' : ' and open them again.'}
    </Notice>
  );
}
