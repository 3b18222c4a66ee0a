import { DownIcon } from '#frontend/ui/icons.ts';
import { gameState } from '#schema/rules/picks/game-state.ts';
import { useBoardChoices } from './board-address.ts';
import { offersOf } from './LockNotice.tsx';
import type { ShownPicks } from './PickCards.tsx';
import { PickRow } from './PickRow.tsx';
import styles from './PickRows.module.css';
import type { PickSort } from './pick-sort.ts';

/** The groups of a board as one table, so that its columns can be compared, also by listeners. */
export function PickRows({ groups, arrived, linked, now }: ShownPicks) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Picks</caption>
        <Columns isToday={now !== null} />
        {groups.map(({ title, picks }) => {
          const offers = offersOf(picks);
          return (
            <tbody key={title ?? ''}>
              {title && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={9}>
                    {title} <span>{picks.length}</span>
                  </th>
                </tr>
              )}
              {picks.map((pick) => (
                <PickRow
                  key={`${pick.id} ${pick.id === linked}`}
                  pick={pick}
                  state={now && gameState(pick, now)}
                  isNew={arrived.has(pick.id)}
                  isLinked={pick.id === linked}
                  offers={offers(pick)}
                />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

/** What each column is, and the orders that there are. */
function Columns({ isToday }: { isToday: boolean }) {
  const { sort, sortBy } = useBoardChoices();
  const column = (name: string, by: PickSort | null, order: 'ascending' | 'descending' | 'other') => (
    <th scope="col" aria-sort={sort === by ? order : undefined}>
      <button type="button" onClick={() => sortBy(by)}>
        {name}
        <DownIcon size={14} stroke={2.2} aria-hidden="true" />
      </button>
    </th>
  );
  return (
    <thead>
      <tr>
        <th scope="col">League</th>
        {isToday ? column('Start', 'start', 'ascending') : column('Result', null, 'other')}
        <th scope="col">Game</th>
        <th scope="col">Pick</th>
        <th scope="col">Odds</th>
        {column('Units', 'units', 'descending')}
        {isToday ? column('Plan', null, 'other') : <th scope="col">Plan</th>}
        <th scope="col">
          <span className="visually-hidden">Seal</span>
        </th>
        <th scope="col">
          <span className="visually-hidden">Reasons</span>
        </th>
      </tr>
    </thead>
  );
}
