import { useDisplay } from '#frontend/app/display.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { dollars } from '#schema/rules/money/money.ts';
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
        <h2 className={styles.game}>
          {row.away} @ {row.home}
        </h2>
        {!row.isGone && <p className={styles.starts}>{shownMoment(new Date(row.startsAt))}</p>}
        <RowState row={row} />
        <p className={styles.margin}>{marginText(row.margin)} margin</p>
      </div>
      <table className={styles.bets}>
        <thead>
          <tr>
            <th scope="col">Bet</th>
            <th scope="col">Book</th>
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
      <p className={styles.outcome}>
        Worse outcome <strong>{signedStakeDollars(worst)}</strong> on {dollars(total * 100)}, a margin of{' '}
        {marginText(row.margin)} before rounding. {foundText(row.rounds)}
      </p>
    </Card>
  );
}

function BetRow({ bet, now }: { bet: Bet; now: Date }) {
  const display = useDisplay();
  return (
    <tr>
      <th scope="row">{bet.words}</th>
      <td>
        {bet.book}
        <span className={styles.age}>seen {ageText(new Date(bet.seenAt), now)}</span>
      </td>
      <td>{withMinus(oddsText(bet.odds, display.odds))}</td>
      <td>{stakeDollars(bet.stake)}</td>
    </tr>
  );
}

function foundText(rounds: number): string {
  return rounds === 1 ? 'It was just found.' : `It was found ${rounds} times in a row.`;
}
