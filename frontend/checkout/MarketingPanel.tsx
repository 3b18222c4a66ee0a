import { useSamplesShown } from '#frontend/app/Providers.tsx';
import { StarIcon } from '#frontend/billing/billing-icons.ts';
import { CHECKOUT_QUOTE, CHECKOUT_REASONS, CHECKOUT_REVIEWS } from '#frontend/billing/samples.ts';
import { RecordSoFar } from '#frontend/ui/RecordSoFar.tsx';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './MarketingPanel.module.css';

/** Reasons to join (product.txt sections 1 and 2); ratings and quotes are sample content. */
export function MarketingPanel() {
  const samples = useSamplesShown();
  return (
    <aside className={styles.panel} aria-label="Why members join">
      <RecordSoFar otherwise={samples && <Rating />} />
      <ul className={styles.reasons}>
        {CHECKOUT_REASONS.filter(({ invented }) => samples || !invented).map(({ title, words, invented }) => (
          <li key={title}>
            <strong>{title}</strong> {invented && <SampleMark />}
            <p>{words}</p>
          </li>
        ))}
      </ul>
      {samples && <Quote />}
    </aside>
  );
}

function Rating() {
  return (
    <p className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <StarIcon key={star} size={15} />
        ))}
      </span>
      <strong>{CHECKOUT_REVIEWS.score}</strong>
      <span className="visually-hidden">of 5 stars, </span>
      {CHECKOUT_REVIEWS.count} <SampleMark />
    </p>
  );
}

function Quote() {
  return (
    <figure className={styles.quote}>
      <blockquote>“{CHECKOUT_QUOTE.words}”</blockquote>
      <figcaption>
        {CHECKOUT_QUOTE.name} <SampleMark />
      </figcaption>
    </figure>
  );
}
