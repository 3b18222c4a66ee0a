import { expiryText } from '#frontend/billing/card-text.ts';
import { type SavedCardFragment, usePaymentMethodQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { CardIcon } from '#frontend/ui/icons.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './PaymentMethodCard.module.css';

/** The card that is charged, masked (product.txt section 2). */
export function PaymentMethodCard({ onUpdate }: { onUpdate(hasCard: boolean): void }) {
  const { data, error, refetch } = usePaymentMethodQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Card heading="Payment Method">
      {error && !data ? (
        <RetryNotice onRetry={() => void refetch().catch(() => {})}>
          Failed to load your payment method. Please try again.
        </RetryNotice>
      ) : (
        <div className={styles.row}>
          {data ? <CurrentCard card={data.paymentMethod} /> : <Loading />}
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

function CurrentCard({ card }: { card: SavedCardFragment | null }) {
  if (!card)
    return <p className={styles.none}>No payment method is currently associated with your account.</p>;
  return (
    <p className={styles.card}>
      <CardIcon size={26} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>
          {card.cardType} <span aria-hidden="true">•••• •••• ••••</span>
          <span className="visually-hidden">ending in</span> {card.last4}
        </strong>
        <span className={styles.expiry}>Expires {expiryText(card)}</span>
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
