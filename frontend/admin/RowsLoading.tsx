import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './table.module.css';

interface RowsLoadingProps {
  /** About how many rows will come, so that nothing below the table moves. */
  rows?: number;
  children: string;
}

/** A table that is on its way. */
export function RowsLoading({ rows = 5, children }: RowsLoadingProps) {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        {children}
      </p>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <Skeleton key={row} height="52px" />
      ))}
    </div>
  );
}
