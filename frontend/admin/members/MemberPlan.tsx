import { FactList } from '#frontend/admin/FactList.tsx';
import { Box } from '#frontend/admin/mantine.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import type { LimitStop } from '#schema/rules/access/limits.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { CardActions } from './CardActions.tsx';
import { type MemberAction, useMay } from './member-actions.ts';
import { type CurrentPlan, lastDayText, type MemberRecord, momentText } from './member-text.ts';

interface MemberPlanProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

const ACTS = {
  GIVE_DAYS: 'Give Days',
  CHANGE_PLAN: 'Change Plan',
  CANCEL_RENEWAL: 'Cancel Renewal',
  REVOKE: 'Revoke Plan',
  GRANT: 'Grant Plan',
} as const;

/** The current plan, if any, and the actions to grant, cancel or revoke one. */
export function MemberPlan({ record: { user, plan, isBuying }, onAsk }: MemberPlanProps) {
  const may = useMay();
  return (
    <Card heading="Current plan">
      {plan ? (
        <FactList facts={planFacts(plan, user.graceEndsAt)} />
      ) : (
        <FactList facts={freeFacts(user.trialEndDate)} />
      )}
      {isBuying && (
        <Box mt={16}>
          <Notice>
            A purchase is being processed. A plan can be granted once the processor has answered.
          </Notice>
        </Box>
      )}
      {!isBuying && may('MEMBERS_ACT') && (
        <CardActions>
          {actsOf(plan).map((act) => (
            <Button
              key={act}
              variant={act === 'REVOKE' ? 'danger' : 'quiet'}
              onClick={() => onAsk({ to: 'act', act })}
              aria-haspopup="dialog"
            >
              {ACTS[act]}
            </Button>
          ))}
        </CardActions>
      )}
    </Card>
  );
}

/** What may be done with this plan, in the order of the buttons. */
function actsOf(plan: CurrentPlan | null): (keyof typeof ACTS)[] {
  if (!plan) return ['GRANT'];
  if (plan.cancelAtPeriodEnd) return ['GIVE_DAYS', 'REVOKE'];
  if (plan.pausedUntil) return ['CANCEL_RENEWAL', 'REVOKE'];
  if (plan.source === 'GRANT') return ['GIVE_DAYS', 'CANCEL_RENEWAL', 'REVOKE'];
  return ['GIVE_DAYS', 'CHANGE_PLAN', 'CANCEL_RENEWAL', 'REVOKE'];
}

/** `accessUntil`: when an unpaid member loses access; null once that has happened. */
function planFacts(plan: CurrentPlan, accessUntil: string | null): [string, string | null][] {
  const given = plan.source === 'GRANT';
  return [
    ['Plan', tierLabel(plan.tier)],
    ['Source', given ? 'Granted by an admin' : plan.inTrial ? 'Bought, in its trial' : 'Bought'],
    ['Reason', plan.grantReason],
    ['Period began', moment(plan.currentPeriodStartsAt)],
    given ? ['Access through', lastDayText(plan.currentPeriodEndsAt)] : periodEnd(plan),
    [plan.paused ? 'Paused until' : 'Then paused until', moment(plan.pausedUntil)],
    ['Changes then to', plan.pendingTier && tierLabel(plan.pendingTier)],
    ['Access without payment', plan.pastDue ? unpaidAccess(plan, accessUntil) : null],
    ['Not renewed', plan.renewalStop && STOPPED[plan.renewalStop]],
    [plan.pastDue ? 'Next attempt' : 'Next charge', chargeText(plan)],
  ];
}

function periodEnd({ cancelAtPeriodEnd, currentPeriodEndsAt }: CurrentPlan): [string, string | null] {
  return [cancelAtPeriodEnd ? 'Access ends' : 'Period ends', moment(currentPeriodEndsAt)];
}

function unpaidAccess({ graceEndsAt }: CurrentPlan, accessUntil: string | null): string {
  if (accessUntil) return `Until ${moment(accessUntil)}`;
  return graceEndsAt ? `Ended ${moment(graceEndsAt)}` : 'None: the payment after a trial failed';
}

/** What is owed, and when it is charged. */
function chargeText({ nextChargeAt, nextChargeCents }: CurrentPlan): string | null {
  if (nextChargeCents === null) return null;
  const amount = dollars(nextChargeCents);
  return nextChargeAt ? `${amount} on ${moment(nextChargeAt)}` : `None. ${amount} is owed`;
}

const STOPPED: Record<LimitStop, string> = {
  COOL_OFF: 'The member is taking a break',
  SELF_EXCLUSION: 'The member has excluded themselves',
  MONTHLY_LIMIT: 'It would exceed the member’s monthly limit',
};

function freeFacts(trialEndDate: string | null): [string, string | null][] {
  return [
    ['Plan', 'Free, no plan'],
    [isOver(trialEndDate) ? 'Account trial ended' : 'Account trial ends', moment(trialEndDate)],
  ];
}

function isOver(instant: string | null): boolean {
  return instant !== null && new Date(instant) <= serverNow();
}

function moment(instant: string | null): string | null {
  return instant && momentText(instant);
}
