import type { PriceQuoteQuery } from '#frontend/generated/graphql.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { dollars } from '#schema/rules/money/money.ts';
import styles from './OrderTotal.module.css';

export type Quote = PriceQuoteQuery['priceQuote'];

/** Subtotal, discount and today's total from the server's quote. */
export function OrderTotal({ quote }: { quote: Quote | null }) {
  if (!quote) return <Loading />;
  const subtotal = quote.lines.filter(({ cents }) => cents >= 0).reduce((sum, { cents }) => sum + cents, 0);
  const discounts = quote.lines.filter(({ cents }) => cents < 0);
  return (
    <dl className={styles.total} aria-live="polite">
      <div>
        <dt>Subtotal</dt>
        <dd>{dollars(subtotal)}</dd>
      </div>
      {discounts.map(({ description, cents }) => (
        <div key={description} className={styles.discount}>
          <dt>Discount · {description}</dt>
          <dd>−{dollars(-cents)}</dd>
        </div>
      ))}
      <div className={styles.due}>
        <dt>Total due today</dt>
        <dd>{dollars(quote.totalCents)}</dd>
      </div>
    </dl>
  );
}

/** As high as what it replaces, so that the form below does not move. */
function Loading() {
  return (
    <div className={styles.total} role="status">
      <span className="visually-hidden">Loading the price...</span>
      <Skeleton height="22.5px" />
      <Skeleton height="46px" />
    </div>
  );
}
