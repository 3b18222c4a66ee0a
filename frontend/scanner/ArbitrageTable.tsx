import { useDisplay } from '#frontend/app/display.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { ageText, shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import styles from './ArbitrageTable.module.css';
import { type Bet, betsOf, marginText, signedStakeDollars, stakeDollars } from './bets-of.ts';
import { RowState } from './RowState.tsx';
import type { ScannerRow } from './use-held-rows.ts';

interface ArbitrageTableProps {
  caption: string;
  rows: readonly ScannerRow[];
  /** Whole dollars for both bets together. */
  total: number;
  now: Date;
}

/** On a desk: two lines for each arbitrage, one for each bet. */
export function ArbitrageTable({ caption, rows, total, now }: ArbitrageTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.figure}>
              Margin
            </th>
            <th scope="col">Game</th>
            <th scope="col">Market</th>
            <th scope="col">Bet</th>
            <th scope="col">Book</th>
            <th scope="col" className={styles.figure}>
              Odds
            </th>
            <th scope="col" className={styles.figure}>
              Age
            </th>
            <th scope="col" className={styles.figure}>
              Stake
            </th>
            <th scope="col" className={styles.figure}>
              At worst
            </th>
            <th scope="col" className={styles.figure}>
              Seen
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Entry key={row.id} row={row} total={total} now={now} />
        ))}
      </table>
    </div>
  );
}

function Entry({ row, total, now }: { row: ScannerRow; total: number; now: Date }) {
  const { bets, worst } = betsOf(row, total);
  const [one, two] = bets as [Bet, Bet];
  return (
    <tbody data-gone={row.isGone || undefined}>
      <tr>
        <td rowSpan={2} className={styles.margin}>
          {marginText(row.margin)}
        </td>
        <th scope="rowgroup" rowSpan={2} className={styles.game}>
          {row.away} @ {row.home}
          <span className={styles.note}>
            <LeagueMark league={row.league} />
            {!row.isGone && <span>{shortMoment(new Date(row.startsAt))}</span>}
            <RowState row={row} />
          </span>
        </th>
        <td rowSpan={2}>{marketLabel(row.market, row.league)}</td>
        <BetCells bet={one} now={now} />
        <td rowSpan={2} className={styles.worst}>
          {signedStakeDollars(worst)}
        </td>
        <td rowSpan={2} className={styles.seen}>
          {row.rounds}×
        </td>
      </tr>
      <tr>
        <BetCells bet={two} now={now} />
      </tr>
    </tbody>
  );
}

function BetCells({ bet, now }: { bet: Bet; now: Date }) {
  const display = useDisplay();
  return (
    <>
      <td className={styles.bet}>{bet.words}</td>
      <td className={styles.book}>{bet.book}</td>
      <td className={styles.odds}>{withMinus(oddsText(bet.odds, display.odds))}</td>
      <td className={styles.age}>{ageText(new Date(bet.seenAt), now).replace(' ago', '')}</td>
      <td className={styles.figure}>{stakeDollars(bet.stake)}</td>
    </>
  );
}

/** 'Thu, Nov 20, 7:30 PM ET' */
function shortMoment(instant: Date): string {
  return `${shortDay(shownDay(instant))}, ${shownClock(instant)}`;
}
