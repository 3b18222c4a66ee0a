import { Button } from '#frontend/ui/Button.tsx';
import styles from './Feed.module.css';

interface ShowAllProps {
  count: number;
  /** Of what: 'books'. */
  what: string;
  onShow(): void;
}

/** The rest of a list of which only the beginning is shown. */
export function ShowAll({ count, what, onShow }: ShowAllProps) {
  return (
    <div className={styles.more}>
      <Button variant="ghost" size="small" onClick={onShow}>
        Show all {count}
        <span className="visually-hidden"> {what}</span>
      </Button>
    </div>
  );
}
