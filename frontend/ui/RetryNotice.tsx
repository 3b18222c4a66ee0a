import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

/** A part of a page could not be loaded; the rest stays as it is. Where a whole page could not: ErrorState. */
export function RetryNotice({ children, onRetry }: { children: string; onRetry(): void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="quiet" size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
