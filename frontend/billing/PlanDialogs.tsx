import { useState } from 'react';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import type { PlanChanged } from './PlanSuccess.tsx';
import {
  cancelledText,
  cardSavedText,
  changedText,
  PAUSED_TEXT,
  REACTIVATED_TEXT,
  resumedText,
} from './plan-messages.ts';
import { ReactivateDialog } from './ReactivateDialog.tsx';
import { ResumeDialog } from './ResumeDialog.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';

/** A change of the plan that the member requested. */
export type PlanRequest =
  | { kind: 'change'; to: Tier }
  | { kind: 'cancel' }
  | { kind: 'pause' }
  | { kind: 'resume' | 'reactivate'; reason?: string }
  | { kind: 'card'; hasCard: boolean; reason?: string };

interface PlanDialogsProps {
  /** Null closes every dialog. */
  requested: PlanRequest | null;
  /** The current plan; null for a member without one. */
  current: CurrentPlanFragment | null;
  onRequest(requested: PlanRequest | null): void;
  onDone(success: PlanChanged): void;
  /** Called when the dialog of a failed cancellation is closed. */
  onCancelAbandoned?(): void;
}

/** Every dialog that changes a plan. Only one is open at a time. */
export function PlanDialogs({ requested, current, onRequest, onDone, onCancelAbandoned }: PlanDialogsProps) {
  // A dialog that another one replaces is closed later than that one opens.
  const closing = (kind: PlanRequest['kind']) => () => {
    if (requested?.kind === kind) onRequest(null);
  };
  return (
    <>
      {current && (
        <>
          <ChangePlanDialog
            from={current.tier}
            to={requested?.kind === 'change' ? requested.to : null}
            onClose={closing('change')}
            onDone={(to, paidCents) =>
              onDone({ kind: 'change', message: changedText(current, to, paidCents) })
            }
            onNeedsCard={(hasCard) => onRequest({ kind: 'card', hasCard })}
          />
          <Cancellation
            open={requested?.kind === 'cancel'}
            plan={current}
            onClose={closing('cancel')}
            onDone={() =>
              onDone({
                kind: 'cancel',
                message: cancelledText(current),
                canUndo: !current.pastDue && !current.paused,
              })
            }
            onAbandon={onCancelAbandoned}
            onPause={() => onRequest({ kind: 'pause' })}
          />
          <PauseDialog
            open={requested?.kind === 'pause'}
            plan={current}
            onClose={closing('pause')}
            onDone={() => onDone({ kind: 'pause', message: PAUSED_TEXT })}
          />
          <ResumeDialog
            open={requested?.kind === 'resume'}
            reason={requested?.kind === 'resume' ? requested.reason : undefined}
            plan={current}
            onClose={closing('resume')}
            onDone={() => onDone({ kind: 'reactivate', message: resumedText(current) })}
          />
          <ReactivateDialog
            open={requested?.kind === 'reactivate'}
            reason={requested?.kind === 'reactivate' ? requested.reason : undefined}
            plan={current}
            onClose={closing('reactivate')}
            onDone={() => onDone({ kind: 'reactivate', message: REACTIVATED_TEXT })}
          />
        </>
      )}
      <UpdateCardDialog
        open={requested?.kind === 'card'}
        title={
          requested?.kind === 'card' && !requested.hasCard ? 'Add Payment Method' : 'Update Payment Method'
        }
        reason={requested?.kind === 'card' ? requested.reason : undefined}
        dueCents={current?.pastDue ? current.nextChargeCents : null}
        onClose={closing('card')}
        onDone={(after) => onDone({ kind: 'card', message: cardSavedText(current, after) })}
      />
    </>
  );
}

interface CancellationProps {
  open: boolean;
  plan: CurrentPlanFragment;
  onClose(): void;
  onDone(): void;
  onPause(): void;
  onAbandon?(): void;
}

/** After a failure the member is reloaded, and closing the dialog gives the cancellation up. */
function Cancellation({ onClose, onAbandon, ...dialog }: CancellationProps) {
  const [failed, setFailed] = useState(false);
  const close = () => {
    onClose();
    if (failed) onAbandon?.();
    setFailed(false);
  };
  return (
    <CancelDialog
      {...dialog}
      onClose={close}
      onFailed={() => {
        setFailed(true);
        void reloadMember().catch(() => {});
      }}
    />
  );
}
