import { useId } from 'react';
import { LockIcon } from '#frontend/ui/icons.ts';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import styles from './CardFields.module.css';
import { CARD_EXAMPLES, CARD_FIELDS, CARD_LABELS, type CardFieldName } from './card-view.ts';
import type { Card } from './use-card.ts';

/** Number, expiry and code in the processor's frames, styled like our own fields. */
export function CardFields({ card }: { card: Card }) {
  const legend = useId();
  return (
    // In Firefox braintree-web takes a fieldset for the field before the number, and the focus would not leave it.
    // biome-ignore lint/a11y/useSemanticElements: Firefox loses backward focus in a fieldset around these frames.
    <div role="group" aria-labelledby={legend} className={styles.card} aria-busy={card.status === 'loading'}>
      <div className={styles.legend} id={legend}>
        <span>Card</span>
        <span className={styles.safe}>
          <LockIcon size={15} stroke={1.9} aria-hidden="true" />
          Encrypted. Your card goes to Braintree, not to us.
        </span>
      </div>
      {card.status === 'failed' && (
        <RetryNotice onRetry={card.retry}>Failed to load the card form. Please try again.</RetryNotice>
      )}
      <div className={styles.fields} hidden={card.status === 'failed'}>
        {CARD_FIELDS.map((field) => (
          <Field key={field} field={field} card={card} />
        ))}
      </div>
    </div>
  );
}

function Field({ field, card }: { field: CardFieldName; card: Card }) {
  const problem = card.problems[field];
  return (
    <div className={styles.field} data-field={field}>
      {/* Visible label only: the frame gives its input an accessible name. */}
      <div className={styles.label} onPointerUp={() => card.focus(field)}>
        {CARD_LABELS[field]}
      </div>
      <div
        className={styles.input}
        data-focused={card.focused === field || undefined}
        data-error={problem !== null || undefined}
        data-loading={card.status === 'loading' || undefined}
      >
        <div ref={card.places.frames[field]} className={styles.frame} />
        {card.status !== 'ready' && <Placeholder field={field} card={card} />}
        {field === 'number' && card.status === 'loading' && (
          <span className={styles.brand} aria-hidden="true">
            Loading...
          </span>
        )}
        {field === 'number' && card.brand && <span className={styles.brand}>{card.brand}</span>}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A field until the processor's is ready: it is found, clicked and focused like one, and hands the focus on. */
function Placeholder({ field, card }: { field: CardFieldName; card: Card }) {
  const isLoading = card.status === 'loading';
  return (
    <button
      ref={card.places.placeholders[field]}
      type="button"
      className={styles.placeholder}
      aria-label={isLoading ? `${CARD_LABELS[field]}, loading` : CARD_LABELS[field]}
      data-example={CARD_EXAMPLES[field]}
      // Safari does not focus a button that is clicked.
      onClick={({ currentTarget }) => currentTarget.focus()}
    />
  );
}
