import { useDisplay } from '#frontend/app/display.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { sideWords } from '#schema/rules/market/price-choices.ts';
import { splitStakes } from '#schema/rules/market/stakes.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';
import styles from './ArbitrageCard.module.css';
import type { ScannerEntry } from './use-scanner.ts';

interface ArbitrageCardProps {
  entry: ScannerEntry;
  /** Whole dollars for both bets together. */
  total: number;
}

/** One arbitrage: both bets with their prices, ages and stakes, and what the worse outcome leaves. */
export function ArbitrageCard({ entry, total }: ArbitrageCardProps) {
  const stakes = splitStakes(total, entry.oddsOne, entry.oddsTwo);
  const line = entry.market === 'SPREAD' && entry.line ? -entry.line : entry.line;
  const one = sideWords(entry.market, entry.away, 'ONE', entry.line);
  const two = sideWords(entry.market, entry.home, 'TWO', line);
  return (
    <Card>
      <div className={styles.head}>
        <LeagueMark league={entry.league} />
        <h2 className={styles.game}>
          {entry.away} @ {entry.home}
        </h2>
        <p className={styles.starts}>{shownMoment(new Date(entry.startsAt))}</p>
        {entry.isDoubtful && <Tag tone="loss">Probably an error</Tag>}
        <p className={styles.margin}>{(entry.margin * 100).toFixed(1)}% margin</p>
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
          <Bet
            words={one}
            book={entry.bookOne}
            odds={entry.oddsOne}
            seenAt={entry.seenOneAt}
            stake={stakes.one}
          />
          <Bet
            words={two}
            book={entry.bookTwo}
            odds={entry.oddsTwo}
            seenAt={entry.seenTwoAt}
            stake={stakes.two}
          />
        </tbody>
      </table>
      <p className={styles.outcome}>
        Worse outcome <strong>{signedDollars(stakes.worst)}</strong> on {dollars(total * 100)}, a margin of{' '}
        {(entry.margin * 100).toFixed(1)}% before rounding. {foundText(entry.rounds)}
      </p>
    </Card>
  );
}

interface BetProps {
  words: string;
  book: string;
  odds: number;
  seenAt: string;
  stake: number;
}

function Bet({ words, book, odds, seenAt, stake }: BetProps) {
  const display = useDisplay();
  const now = useServerNow();
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(seenAt).getTime()) / 1_000));
  return (
    <tr>
      <th scope="row">{withMinus(words)}</th>
      <td>
        {book}
        <span className={styles.age}>seen {seconds} s ago</span>
      </td>
      <td>{withMinus(oddsText(odds, display.odds))}</td>
      <td>{dollars(stake * 100).replace('.00', '')}</td>
    </tr>
  );
}

/** '+$1.07', '−$0.50' */
function signedDollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return cents < 0 ? withMinus(dollars(cents)) : `+${dollars(cents)}`;
}

function foundText(rounds: number): string {
  return rounds === 1 ? 'It was just found.' : `It was found ${rounds} times in a row.`;
}
