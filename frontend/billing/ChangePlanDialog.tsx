import { failureCode } from '#frontend/app/failures.ts';
import { PATHS } from '#frontend/app/paths.ts';
import { usePlanChangeQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { type Tier, tierLabel, tierRank } from '#schema/rules/tiers.ts';
import { ChangePlanConfirmation } from './ChangePlanConfirmation.tsx';
import { messageOr } from './failure-words.ts';
import styles from './PlanDialog.module.css';

interface ChangePlanDialogProps {
  /** The plan to change to; null while the dialog is closed. */
  to: Tier | null;
  /** The plan that is held. */
  from: Tier;
  onClose(): void;
  onDone(): void;
}

/** An upgrade or a downgrade, with the amount and the date that the server says. */
export function ChangePlanDialog({ to, from, onClose, onDone }: ChangePlanDialogProps) {
  return (
    <Dialog open={to !== null} onClose={onClose} title={to ? titleOf(from, to) : ''}>
      {to && <Preview to={to} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function titleOf(from: Tier, to: Tier): string {
  if (from === to) return `Keep ${tierLabel(to)}`;
  return `${tierRank(to) > tierRank(from) ? 'Upgrade' : 'Downgrade'} to ${tierLabel(to)}`;
}

function Preview({ to, onClose, onDone }: { to: Tier; onClose(): void; onDone(): void }) {
  const { data, error, refetch } = usePlanChangeQuery({
    variables: { tier: to },
    fetchPolicy: 'network-only',
  });
  const again = () =>
    refetch().then(
      () => {},
      () => {},
    );
  if (error) return <Refused failure={error} onRetry={again} />;
  if (!data) return <Loading />;
  return <ChangePlanConfirmation to={to} answer={data} askAgain={again} onClose={onClose} onDone={onDone} />;
}

function Loading() {
  return (
    <div className={styles.body} role="status">
      <span className="said-only">Loading the price...</span>
      <Skeleton height="44px" />
      <Skeleton height="76px" />
      <Skeleton height="40px" />
    </div>
  );
}

/** Why the plan cannot be changed now, and what to do first. */
function Refused({ failure, onRetry }: { failure: unknown; onRetry(): void }) {
  const isDue = failureCode(failure) === 'PAYMENT_DUE';
  return (
    <div className={styles.body}>
      <Notice tone="error">{messageOr(failure, 'Failed to load the price. Please try again.')}</Notice>
      <div className={styles.actions}>
        {isDue ? (
          <LinkButton to={PATHS.subscription}>Update Payment Method</LinkButton>
        ) : (
          <Button look="quiet" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </div>
  );
}
