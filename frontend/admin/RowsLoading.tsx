import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './table.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

/** A table that is on its way. */
export function RowsLoading({ children }: { children: string }) {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        {children}
      </p>
      {ROWS.map((row) => (
        <Skeleton key={row} height="52px" />
      ))}
    </div>
  );
}
