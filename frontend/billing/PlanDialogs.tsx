import { useState } from 'react';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { easternMoment } from '#schema/rules/eastern-time.ts';
import { dollars } from '#schema/rules/money.ts';
import { type Tier, tierLabel, tierRank } from '#schema/rules/tiers.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { ReactivateDialog } from './ReactivateDialog.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';

/** A change of the plan that the member requested. */
export type PlanRequest =
  | { kind: 'change'; to: Tier }
  | { kind: 'cancel' }
  | { kind: 'reactivate'; reason?: string }
  | { kind: 'card'; hasCard: boolean; reason?: string };

interface PlanDialogsProps {
  /** Null closes every dialog. */
  requested: PlanRequest | null;
  /** The current plan; null for a member without one. */
  current: CurrentPlanFragment | null;
  onRequest(requested: PlanRequest | null): void;
  /** Called after success with the message to show. */
  onDone(requested: PlanRequest, said: string): void;
  /** Called when the dialog of a failed cancellation is closed. */
  onCancelGivenUp?(): void;
}

/** Every dialog that changes a plan. Only one is open at a time. */
export function PlanDialogs({ requested, current, onRequest, onDone, onCancelGivenUp }: PlanDialogsProps) {
  const [cancelFailed, setCancelFailed] = useState(false);
  const close = () => onRequest(null);
  const done = () => requested && onDone(requested, messageOf(requested, current));
  const closeCancel = () => {
    close();
    if (cancelFailed) onCancelGivenUp?.();
    setCancelFailed(false);
  };
  return (
    <>
      {current && (
        <>
          <ChangePlanDialog
            from={current.tier}
            to={requested?.kind === 'change' ? requested.to : null}
            onClose={close}
            onDone={done}
            onNeedsCard={(hasCard) => onRequest({ kind: 'card', hasCard })}
          />
          <CancelDialog
            open={requested?.kind === 'cancel'}
            plan={current}
            onClose={closeCancel}
            onDone={done}
            onFailed={() => {
              setCancelFailed(true);
              void reloadMember().catch(() => {});
            }}
          />
          <ReactivateDialog
            open={requested?.kind === 'reactivate'}
            reason={requested?.kind === 'reactivate' ? requested.reason : undefined}
            plan={current}
            onClose={close}
            onDone={done}
          />
        </>
      )}
      <UpdateCardDialog
        open={requested?.kind === 'card'}
        title={
          requested?.kind === 'card' && !requested.hasCard ? 'Add Payment Method' : 'Update Payment Method'
        }
        reason={requested?.kind === 'card' ? requested.reason : undefined}
        pays={current?.pastDue ? paysText(current) : null}
        onClose={close}
        onDone={done}
      />
    </>
  );
}

function paysText({ nextChargeCents }: CurrentPlanFragment): string {
  const amount = nextChargeCents === null ? 'What is due' : `${dollars(nextChargeCents)}, which is due,`;
  return `${amount} is charged to this card at once.`;
}

function messageOf(requested: PlanRequest, current: CurrentPlanFragment | null): string {
  const end = current ? easternMoment(new Date(current.currentPeriodEndsAt)) : '';
  switch (requested.kind) {
    case 'cancel':
      return current?.pastDue ? 'Your plan has ended.' : `Your plan is cancelled. You keep it until ${end}.`;
    case 'reactivate':
      return 'Your plan is active again.';
    case 'card':
      return 'Your card is saved.';
    case 'change':
      return changedText(current?.tier ?? 'FREE', requested.to, current?.inTrial === true, end);
  }
}

function changedText(from: Tier, to: Tier, inTrial: boolean, end: string): string {
  if (from === to) return `You are staying on the ${tierLabel(to)} Plan.`;
  if (tierRank(to) > tierRank(from) || inTrial) return `You are now on the ${tierLabel(to)} Plan.`;
  return `You keep the ${tierLabel(from)} Plan until ${end}. Then your ${tierLabel(to)} Plan starts.`;
}
