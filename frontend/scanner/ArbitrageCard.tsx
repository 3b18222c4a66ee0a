import { useDisplay } from '#frontend/app/display.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { ageText, shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './ArbitrageCard.module.css';
import { type Bet, betsOf, marginText, signedStakeDollars, stakeDollars } from './bets-of.ts';
import { RowState } from './RowState.tsx';
import type { ScannerRow } from './use-held-rows.ts';

interface ArbitrageCardProps {
  row: ScannerRow;
  /** Whole dollars for both bets together. */
  total: number;
  now: Date;
}

/** One arbitrage: both bets with their prices, ages and stakes, and what the worse outcome leaves. */
export function ArbitrageCard({ row, total, now }: ArbitrageCardProps) {
  const { bets, worst } = betsOf(row, total);
  return (
    <Card className={row.isGone ? styles.gone : undefined}>
      <div className={styles.head}>
        <p className={styles.market}>
          <LeagueMark league={row.league} />
          {marketLabel(row.market, row.league)}
        </p>
        <p className={styles.worst}>
          {signedStakeDollars(worst)} <small>at worst</small>
        </p>
        <h2 className={styles.game}>
          {row.away} @ {row.home}
        </h2>
        {!row.isGone && <p className={styles.note}>{shownMoment(new Date(row.startsAt))}</p>}
        <RowState row={row} />
        <p className={styles.note}>
          {marginText(row.margin)} margin, {foundText(row.rounds)}
        </p>
      </div>
      <table className={styles.bets}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Bet</th>
            <th scope="col">Odds</th>
            <th scope="col">Stake</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => (
            <BetRow key={bet.side} bet={bet} now={now} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function BetRow({ bet, now }: { bet: Bet; now: Date }) {
  const display = useDisplay();
  return (
    <tr>
      <th scope="row">
        {bet.words}
        <small>
          {bet.book}, seen {ageText(new Date(bet.seenAt), now)}
        </small>
      </th>
      <td>{withMinus(oddsText(bet.odds, display.odds))}</td>
      <td>{stakeDollars(bet.stake)}</td>
    </tr>
  );
}

function foundText(rounds: number): string {
  return rounds === 1 ? 'just found' : `found ${rounds} times in a row`;
}
