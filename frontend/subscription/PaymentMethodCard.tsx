import { type SavedCardFragment, usePaymentMethodQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { CardIcon } from '#frontend/ui/icons.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { cardExpiredAt, cardName, expiryText } from '#schema/rules/money/cards.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './PaymentMethodCard.module.css';

interface PaymentMethodCardProps {
  /** Null while unknown and when nothing will be charged. */
  nextChargeAt: string | null;
  onUpdate(hasCard: boolean): void;
}

/** The card that is charged, masked (product.txt section 2). */
export function PaymentMethodCard({ nextChargeAt, onUpdate }: PaymentMethodCardProps) {
  const { data, error, refetch } = usePaymentMethodQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Card heading="Payment Method">
      {error && !data ? (
        <RetryNotice onRetry={() => void refetch().catch(() => {})}>
          Failed to load your payment method. Please try again.
        </RetryNotice>
      ) : (
        <div className={styles.row}>
          {data ? <CurrentCard card={data.paymentMethod} nextChargeAt={nextChargeAt} /> : <Loading />}
          <Button
            variant="quiet"
            disabled={!data}
            onClick={() => onUpdate(data?.paymentMethod != null)}
            aria-haspopup="dialog"
          >
            {data && !data.paymentMethod ? 'Add Payment Method' : 'Update Payment Method'}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface CurrentCardProps extends Pick<PaymentMethodCardProps, 'nextChargeAt'> {
  card: SavedCardFragment | null;
}

function CurrentCard({ card, nextChargeAt }: CurrentCardProps) {
  if (!card)
    return <p className={styles.none}>No payment method is currently associated with your account.</p>;
  const due = nextChargeAt ? new Date(nextChargeAt) : null;
  return (
    <p className={styles.card}>
      <CardIcon size={26} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>
          {cardName(card.cardType)}{' '}
          <span className={styles.number}>
            <span aria-hidden="true">••••</span>
            <span className="visually-hidden">ending in</span> {card.last4}
          </span>
        </strong>
        <span className={styles.expiry}>Expires {expiryText(card)}</span>
        {due && cardExpiredAt(card, due) && (
          <span className={styles.warning}>
            This card expires before your next charge on {shownMoment(due)}. Update it to keep your plan.
          </span>
        )}
      </span>
    </p>
  );
}

function Loading() {
  return (
    <div role="status" className={styles.card}>
      <span className="visually-hidden">Loading your card...</span>
      <Skeleton width="220px" height="44px" />
    </div>
  );
}
