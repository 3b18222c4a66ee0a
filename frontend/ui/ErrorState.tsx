import { Button } from './Button.tsx';
import styles from './EmptyState.module.css';
import { RetryIcon, WarningIcon } from './icons.ts';

/** A part of a page that could not be loaded: the documented sentence and one way on. */
export function ErrorState({
  children,
  onRetry,
  busy,
}: {
  children: string;
  onRetry(): void;
  busy?: boolean;
}) {
  return (
    <div className={styles.state} role="alert">
      <WarningIcon size={32} stroke={1.6} color="var(--loss)" aria-hidden="true" />
      <p>{children}</p>
      <Button variant="quiet" onClick={onRetry} busy={busy && 'Retrying...'}>
        <RetryIcon size={17} aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}
