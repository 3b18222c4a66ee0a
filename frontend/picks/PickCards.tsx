import { gameState } from '#schema/rules/picks/game-state.ts';
import type { BoardGroup } from './board-groups.ts';
import { offersOf } from './LockNotice.tsx';
import { PickCard } from './PickCard.tsx';
import styles from './PicksPage.module.css';

export interface ShownPicks {
  groups: readonly BoardGroup[];
  /** The picks that arrived while this page was open. */
  arrived: ReadonlySet<string>;
  /** The pick that a link led to. */
  linked: string | null;
  /** Null on a past day. */
  now: Date | null;
}

/** The groups of a board as cards. */
export function PickCards({ groups, arrived, linked, now }: ShownPicks) {
  return groups.map(({ title, picks }) => {
    const offers = offersOf(picks);
    return (
      <section key={title ?? ''} className={styles.group} aria-label={title ?? undefined}>
        {title && (
          <h2 className={styles.title}>
            {title} <span>{picks.length}</span>
          </h2>
        )}
        <ul className={styles.grid}>
          {picks.map((pick) => (
            <li key={pick.id} id={pick.id} className={styles.cell}>
              <PickCard
                pick={pick}
                state={now && gameState(pick, now)}
                isNew={arrived.has(pick.id)}
                isLinked={pick.id === linked}
                offers={offers(pick)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
