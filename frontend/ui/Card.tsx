import type { ComponentProps } from 'react';
import styles from './Card.module.css';

interface CardProps extends ComponentProps<'section'> {
  /** Shown as the card's h2. */
  heading?: string;
  /** Beside the heading, such as a badge. */
  aside?: React.ReactNode;
}

/** A panel on the page: one subject, a hairline around it, no shadow. */
export function Card({ heading, aside, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={[styles.card, className].filter(Boolean).join(' ')}>
      {(heading || aside) && (
        <div className={styles.head}>
          {heading && <h2>{heading}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
