import type { ReactNode } from 'react';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './Charge.module.css';

interface Price {
  sentence: string;
  nextChargeAt: string | null;
  nextChargeCents: number;
  /** Nothing was charged before it, as after a trial. */
  isFirst?: boolean;
}

/** Beside every pay button: what is charged now, and when and how much next. `loading` is shown until that is known. */
export function Charge({ price, loading }: { price: Price | null; loading?: ReactNode }) {
  return <div className={styles.charge}>{price ? <Sentences {...price} /> : loading}</div>;
}

/** The same place where there is no price yet: what has to be done first. */
export function ChargeNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.charge}>
      <p>{children}</p>
    </div>
  );
}

function Sentences({ sentence, nextChargeAt, nextChargeCents, isFirst }: Price) {
  return (
    <>
      <p>{sentence}</p>
      {nextChargeAt && (
        <p>
          {isFirst ? 'First' : 'Next'} charge: <strong>{dollars(nextChargeCents)}</strong> on{' '}
          <strong>{shownMoment(new Date(nextChargeAt))}</strong>
        </p>
      )}
    </>
  );
}
