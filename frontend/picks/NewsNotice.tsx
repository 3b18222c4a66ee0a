import { Button } from '#frontend/ui/Button.tsx';
import styles from './NewsNotice.module.css';
import type { News } from './use-live-picks.ts';

/** Says over the page, and when listeners pause, that a pick came; nothing on the page moves for it. */
export function NewsNotice({ news, onSeen }: { news: News | null; onSeen(): void }) {
  const show = () => {
    const heading = document.getElementById(`game-${news?.pickId}`);
    heading?.scrollIntoView({ block: 'center' });
    onSeen();
  };
  return (
    <div role="status" className={styles.place}>
      {news && (
        <div className={styles.notice}>
          <p className={styles.words}>
            New pick: <strong>{news.words}</strong>
          </p>
          <Button variant="quiet" size="small" onClick={show}>
            Show
          </Button>
          <Button variant="ghost" size="small" onClick={onSeen}>
            Dismiss
          </Button>
        </div>
      )}
    </div>
  );
}
