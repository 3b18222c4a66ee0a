import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './PlanCards.module.css';

/** Skeleton of the plan cards. */
export function PlanCardsLoading() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading plans...</span>
      <div className={styles.cards} data-count="2" aria-hidden="true">
        {['one', 'other'].map((card) => (
          <div key={card} className={styles.loading}>
            <Skeleton width="120px" height="28px" />
            <Skeleton width="180px" height="72px" />
            <Skeleton height="50px" />
            {[70, 62, 74, 55].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
