import { StarIcon } from '#frontend/billing/billing-icons.ts';
import { CHECKOUT_QUOTE, CHECKOUT_REASONS, CHECKOUT_REVIEWS } from '#frontend/billing/samples.ts';
import styles from './MarketingPanel.module.css';

/** Why others paid (product.txt sections 1 and 2); sample content. */
export function MarketingPanel() {
  return (
    <aside className={styles.panel} aria-label="Why members join">
      <p className={styles.rating}>
        <span className={styles.stars} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <StarIcon key={star} size={15} />
          ))}
        </span>
        <strong>{CHECKOUT_REVIEWS.score}</strong>
        <span className="said-only">of 5 stars, </span>
        {CHECKOUT_REVIEWS.count}
      </p>
      <ul className={styles.reasons}>
        {CHECKOUT_REASONS.map(({ title, words }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <figure className={styles.quote}>
        <blockquote>“{CHECKOUT_QUOTE.words}”</blockquote>
        <figcaption>{CHECKOUT_QUOTE.name}</figcaption>
      </figure>
    </aside>
  );
}
