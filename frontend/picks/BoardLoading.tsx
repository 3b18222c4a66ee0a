import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import card from './PickCard.module.css';
import styles from './PicksPage.module.css';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The shape of a board that is on its way. */
export function BoardLoading() {
  return (
    <div className={styles.board}>
      <p role="status" className="visually-hidden">
        Loading picks...
      </p>
      <div className={styles.grid} aria-hidden="true">
        {PLACES.map((place) => (
          <div key={place} className={card.card}>
            <Skeleton width="38%" height="20px" />
            <div className={styles.skeletonTeams}>
              <Skeleton width="72%" height="18px" />
              <Skeleton width="58%" height="18px" />
            </div>
            <Skeleton height="62px" />
            <Skeleton width="90%" />
            <Skeleton width="64%" />
          </div>
        ))}
      </div>
    </div>
  );
}
