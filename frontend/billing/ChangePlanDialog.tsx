import { failureCode } from '#frontend/app/failures.ts';
import { usePlanChangeQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { type Tier, tierLabel, tierRank } from '#schema/rules/access/tiers.ts';
import { ChangePlanConfirmation } from './ChangePlanConfirmation.tsx';
import { messageOr } from './failure-text.ts';
import styles from './PlanDialog.module.css';

interface ChangePlanDialogProps {
  /** The plan to change to; null while the dialog is closed. */
  to: Tier | null;
  /** The current plan. */
  from: Tier;
  /** The documented message when the server gives none; of plan changes unless given. */
  documented?: string;
  onClose(): void;
  onDone(to: Tier, paidCents: number): void;
  /** A card is needed first; `hasCard` says whether one has to be replaced. */
  onNeedsCard(hasCard: boolean): void;
}

/** Confirms an upgrade or downgrade with the server's amount and date. */
export function ChangePlanDialog({ to, from, onClose, ...rest }: ChangePlanDialogProps) {
  return (
    <Dialog open={to !== null} onClose={onClose} title={to ? titleOf(from, to) : ''}>
      {to && <Preview to={to} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function titleOf(from: Tier, to: Tier): string {
  if (from === to) return `Keep ${tierLabel(to)}`;
  return `${tierRank(to) > tierRank(from) ? 'Upgrade' : 'Downgrade'} to ${tierLabel(to)}`;
}

type PreviewProps = Omit<ChangePlanDialogProps, 'to' | 'from'> & { to: Tier };

function Preview({ to, documented, onClose, onDone, onNeedsCard }: PreviewProps) {
  const { data, error, refetch } = usePlanChangeQuery({
    variables: { tier: to },
    fetchPolicy: 'network-only',
  });
  const again = () =>
    refetch().then(
      () => {},
      () => {},
    );
  if (error) return <Refused failure={error} onRetry={again} onNeedsCard={onNeedsCard} />;
  if (!data) return <Loading />;
  return (
    <ChangePlanConfirmation
      to={to}
      answer={data}
      documented={documented}
      askAgain={again}
      onClose={onClose}
      onDone={(paidCents) => onDone(to, paidCents)}
      onNeedsCard={onNeedsCard}
    />
  );
}

function Loading() {
  return (
    <div className={styles.body} role="status">
      <span className="visually-hidden">Loading the price...</span>
      <Skeleton height="44px" />
      <Skeleton height="76px" />
      <Skeleton height="40px" />
    </div>
  );
}

/** Why the plan cannot be changed now, and what to do instead. */
interface RefusedProps {
  failure: unknown;
  onRetry(): void;
  onNeedsCard(hasCard: boolean): void;
}

function Refused({ failure, onRetry, onNeedsCard }: RefusedProps) {
  const isDue = failureCode(failure) === 'PAYMENT_DUE';
  return (
    <div className={styles.body}>
      <Notice tone="error">{messageOr(failure, 'Failed to load the price. Please try again.')}</Notice>
      <div className={styles.actions}>
        {isDue ? (
          <Button onClick={() => onNeedsCard(true)}>Update Payment Method</Button>
        ) : (
          <Button variant="quiet" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
