import { Button } from '#frontend/ui/Button.tsx';
import styles from './NewPickNotice.module.css';
import type { NewPick } from './use-live-picks.ts';

interface NewPickNoticeProps {
  newPick: NewPick | null;
  onDismiss(): void;
}

/** Announces a new pick over the page; nothing on the page moves for it. */
export function NewPickNotice({ newPick, onDismiss }: NewPickNoticeProps) {
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
