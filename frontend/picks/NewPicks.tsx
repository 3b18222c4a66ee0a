import { useEffect, useEffectEvent } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import styles from './NewPickNotice.module.css';
import type { NewPick } from './use-live-picks.ts';

const SHOWN_MS = 10_000;

export interface NewPicksProps {
  /** In the order of their arrival. */
  picks: readonly NewPick[];
  onDismiss(): void;
}

/** Names new picks for ten seconds after the last of them. Their cards keep their mark. */
export function NewPicks({ picks, onDismiss }: NewPicksProps) {
  const dismiss = useEffectEvent(onDismiss);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival begins the ten seconds again.
  useEffect(() => {
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [picks]);
  const show = () => {
    document.getElementById(`game-${picks[0]?.pickId}`)?.scrollIntoView({ block: 'center' });
    onDismiss();
  };
  return (
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
  );
}
