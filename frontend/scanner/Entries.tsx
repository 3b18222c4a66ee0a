import { useState, useSyncExternalStore } from 'react';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { standingText } from '#schema/rules/market/arbitrage.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { ArbitrageCard } from './ArbitrageCard.tsx';
import { ArbitrageTable } from './ArbitrageTable.tsx';
import styles from './ScannerPage.module.css';
import { stakeTotal } from './stake-total.ts';
import { useHeldRows } from './use-held-rows.ts';
import type { ScannerEntry } from './use-scanner.ts';

const USUAL_TOTAL = 100;
/** Where the board shows rows as well (picks/board-look.ts): beside the side bar a row has room for both bets. */
const DESK = '(min-width: 1180px)';
const CAPTION = 'Arbitrages that stand now, the largest margin first';

interface EntriesProps {
  entries: readonly ScannerEntry[];
  /** How many there are, of which `entries` are those with the largest margins. */
  open: number;
}

/** What VIP members see: the total that they stake, and for it a table on a desk or cards on less. */
export function Entries({ entries, open }: EntriesProps) {
  const [typed, setTyped] = useState(String(USUAL_TOTAL));
  const [total, setTotal] = useState(USUAL_TOTAL);
  const isDesk = useDesk();
  const now = useServerNow();
  const { rows, hold } = useHeldRows(entries);
  const type = (text: string) => {
    setTyped(text);
    setTotal((last) => stakeTotal(text) ?? last);
  };
  if (rows.length === 0)
    return <EmptyState>Nothing found right now. New lines appear here by themselves.</EmptyState>;
  return (
    <>
      <div className={styles.head}>
        <TextInput
          className={styles.total}
          label="Total to stake, in dollars"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={
            stakeTotal(typed) === null &&
            `Enter whole dollars, from 1 to 1,000,000. The stakes below are for $${thousands(total)}.`
          }
          onChange={(event) => type(event.currentTarget.value)}
        />
        <p className={styles.count}>{countText(entries.length, open)}</p>
      </div>
      <div className={styles.rows} {...hold}>
        {isDesk ? (
          <ArbitrageTable caption={CAPTION} {...{ rows, total, now }} />
        ) : (
          <ul className={styles.entries} aria-label={CAPTION}>
            {rows.map((row) => (
              <li key={row.id}>
                <ArbitrageCard {...{ row, total, now }} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** '3 lines right now', '31 lines right now, the 20 largest margins are shown' */
function countText(shown: number, open: number): string {
  return open > shown ? `${standingText(open)}, the ${shown} largest margins are shown` : standingText(open);
}

/** Whether the window is as wide as on a desk. */
function useDesk(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESK).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
