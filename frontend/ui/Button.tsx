import type { ComponentProps } from 'react';
import { useHydrated } from '#frontend/app/use-hydrated.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonShape {
  /** `primary` is the one thing to do on a page; everything else is quieter. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

interface ButtonProps extends ComponentProps<'button'>, ButtonShape {
  /** The words while it works, such as 'Processing...'; the button is then disabled and keeps its width. */
  busy?: string | false;
}

export function Button({ variant, size, wide, busy = false, className, children, ...rest }: ButtonProps) {
  // Before a prerendered page is hydrated a press would be lost, or submit the form without its script.
  const waiting = !useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy !== false || waiting}
      data-busy={busy !== false || undefined}
      data-waiting={(waiting && !rest.disabled) || undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      <span className={styles.words} data-hidden={busy !== false || undefined}>
        {children}
      </span>
      {busy !== false && <span>{busy}</span>}
    </button>
  );
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { variant = 'primary', size = 'medium', wide = false }: ButtonShape,
  more?: string,
): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide, more].filter(Boolean).join(' ');
}
