import { useState } from 'react';
import { ContactSupport } from '#frontend/ui/ContactSupport.tsx';
import styles from './PlanCards.module.css';

/** The way out, as easy to find as the way in. */
export function CancelLink() {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.cancel}>
      <button type="button" onClick={() => setAsking(true)} aria-haspopup="dialog">
        Cancel Subscription
      </button>
      <ContactSupport
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel Subscription"
        subject="Please cancel my subscription"
      >
        Write to us from the address of your account and your plan is not renewed. You keep it until the end
        of the period that you paid for.
      </ContactSupport>
    </div>
  );
}
