import { useState } from 'react';
import { reloadMember } from '#frontend/app/session/live-session.ts';
import type { PlanHeldFragment } from '#frontend/generated/graphql.ts';
import { easternMoment } from '#schema/rules/eastern-time.ts';
import { dollars } from '#schema/rules/money.ts';
import { type Tier, tierLabel, tierRank } from '#schema/rules/tiers.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { ReactivateDialog } from './ReactivateDialog.tsx';
import { UpdateCardDialog } from './UpdateCardDialog.tsx';

/** What a member wants to do with their plan. */
export type PlanWish =
  | { kind: 'change'; to: Tier }
  | { kind: 'cancel' }
  | { kind: 'reactivate'; because?: string }
  | { kind: 'card'; hasCard: boolean; because?: string };

interface PlanDialogsProps {
  /** Null: nothing is asked, every dialog is closed. */
  wish: PlanWish | null;
  /** The plan that is held; null for a member who only keeps a card. */
  held: PlanHeldFragment | null;
  onWish(wish: PlanWish | null): void;
  /** It was done; `said` is the sentence for the reader. */
  onDone(wish: PlanWish, said: string): void;
  /** A cancellation failed and its dialog was closed. */
  onCancelGivenUp?(): void;
}

/** Every dialog that changes a plan. Only one is open at a time. */
export function PlanDialogs({ wish, held, onWish, onDone, onCancelGivenUp }: PlanDialogsProps) {
  const [cancelFailed, setCancelFailed] = useState(false);
  const close = () => onWish(null);
  const done = () => wish && onDone(wish, saidOf(wish, held));
  const closeCancel = () => {
    close();
    if (cancelFailed) onCancelGivenUp?.();
    setCancelFailed(false);
  };
  return (
    <>
      {held && (
        <>
          <ChangePlanDialog
            from={held.tier}
            to={wish?.kind === 'change' ? wish.to : null}
            onClose={close}
            onDone={done}
            onNeedsCard={(hasCard) => onWish({ kind: 'card', hasCard })}
          />
          <CancelDialog
            open={wish?.kind === 'cancel'}
            plan={held}
            onClose={closeCancel}
            onDone={done}
            onFailed={() => {
              setCancelFailed(true);
              void reloadMember().catch(() => {});
            }}
          />
          <ReactivateDialog
            open={wish?.kind === 'reactivate'}
            because={wish?.kind === 'reactivate' ? wish.because : undefined}
            plan={held}
            onClose={close}
            onDone={done}
          />
        </>
      )}
      <UpdateCardDialog
        open={wish?.kind === 'card'}
        title={wish?.kind === 'card' && !wish.hasCard ? 'Add Payment Method' : 'Update Payment Method'}
        because={wish?.kind === 'card' ? wish.because : undefined}
        pays={held?.pastDue ? paysText(held) : null}
        onClose={close}
        onDone={done}
      />
    </>
  );
}

function paysText({ nextChargeCents }: PlanHeldFragment): string {
  const amount = nextChargeCents === null ? 'What is due' : `${dollars(nextChargeCents)}, which is due,`;
  return `${amount} is charged to this card at once.`;
}

function saidOf(wish: PlanWish, held: PlanHeldFragment | null): string {
  const end = held ? easternMoment(new Date(held.currentPeriodEndsAt)) : '';
  switch (wish.kind) {
    case 'cancel':
      return held?.pastDue ? 'Your plan has ended.' : `Your plan is cancelled. You keep it until ${end}.`;
    case 'reactivate':
      return 'Your plan goes on as before.';
    case 'card':
      return 'Your card is saved.';
    case 'change':
      return changedText(held?.tier ?? 'FREE', wish.to, held?.inTrial === true, end);
  }
}

function changedText(from: Tier, to: Tier, inTrial: boolean, end: string): string {
  if (from === to) return `You stay on the ${tierLabel(to)} Plan.`;
  if (tierRank(to) > tierRank(from) || inTrial) return `You are on the ${tierLabel(to)} Plan now.`;
  return `You keep the ${tierLabel(from)} Plan until ${end}; then the ${tierLabel(to)} Plan begins.`;
}
