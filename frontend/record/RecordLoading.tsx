import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './RecordPage.module.css';

/** In the shape of the figures and the curve that come. */
export function RecordLoading() {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        Loading the record
      </p>
      <Skeleton width="min(420px, 90%)" height="24px" />
      <Skeleton height="212px" />
      <Skeleton height="360px" />
    </div>
  );
}
