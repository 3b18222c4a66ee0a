import { useEffect, useEffectEvent } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './NewPickNotice.module.css';
import type { NewPick } from './use-live-picks.ts';

const SHOWN_MS = 10_000;

interface NewPickNoticeProps {
  newPick: NewPick | null;
  onDismiss(): void;
}

/** Announces a new pick over the page for ten seconds; nothing on the page moves for it, and its card stays. */
export function NewPickNotice({ newPick, onDismiss }: NewPickNoticeProps) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!newPick) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [newPick]);
  const show = () => {
    const heading = document.getElementById(`game-${newPick?.pickId}`);
    heading?.scrollIntoView({ block: 'center' });
    onDismiss();
  };
  return (
    <div role="status" className={styles.place}>
      {newPick && (
        <div className={styles.notice}>
          <p className={styles.words}>
            New pick: <strong>{newPick.game}</strong>
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
