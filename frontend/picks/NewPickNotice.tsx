import { useEffect, useEffectEvent } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './NewPickNotice.module.css';
import type { NewPick } from './use-live-picks.ts';

const SHOWN_MS = 10_000;

interface NewPickNoticeProps {
  /** In the order of their arrival. */
  picks: readonly NewPick[];
  onDismiss(): void;
}

/**
 * Names new picks for ten seconds after the last of them, over the site's header, where it covers no card. Their cards
 * keep their mark.
 */
export function NewPickNotice({ picks, onDismiss }: NewPickNoticeProps) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (picks.length === 0) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [picks]);
  const show = () => {
    document.getElementById(`game-${picks[0]?.pickId}`)?.scrollIntoView({ block: 'center' });
    onDismiss();
  };
  return (
    <div role="status" className={styles.place}>
      {picks.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.words}>
            {picks.length === 1 ? 'New pick' : `${picks.length} new picks`}:{' '}
            <strong>{picks.map(({ game }) => game).join(', ')}</strong>
          </p>
          <Button variant="quiet" size="small" onClick={show}>
            Show
          </Button>
          <Button variant="ghost" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
