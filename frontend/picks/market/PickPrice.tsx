import { useDisplay } from '#frontend/app/display.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { BoardPick } from '#frontend/picks/board.ts';
import { type BookPrice, bestPrice, pricesOfPick, staleText } from '#schema/rules/market/best-price.ts';
import type { SeenQuote } from '#schema/rules/market/due-prices.ts';
import { type LineMove, lineMove } from '#schema/rules/market/line-move.ts';
import { changeOfPrice } from '#schema/rules/market/price-change.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { ageText } from '#schema/rules/time/shown-time.ts';
import { useMarket } from './market-board.ts';
import styles from './PickPrice.module.css';

const TICK_MS = 5 * SECOND;

interface Prices {
  best: BookPrice | null;
  move: LineMove | null;
  /** When any of them was seen last. */
  seenAt: Date;
}

/** What a pick that can still be bet costs now: the best price at its own line, and where the line has gone. */
export function PickPrice({ pick }: { pick: BoardPick }) {
  const market = useMarket(pick);
  const { odds: format } = useDisplay();
  const now = useServerNow(TICK_MS);
  const sided = market && { ...pick, pick: pick.pick ?? '', reversed: market.reversed };
  const prices = sided && pricesNow(sided, market.quotes, market.books);
  if (prices === 'ELSEWHERE') return <p className={styles.quiet}>None of your books shows this bet</p>;
  if (!prices) return null;
  const { best, move, seenAt } = prices;
  const stale = staleText(best?.seenAt ?? seenAt, now);
  return (
    <p className={styles.price}>
      {best && (
        <span className={styles.best}>
          {stale ? 'Was' : 'Now'} <b>{withMinus(oddsText(best.odds, format))}</b> at {best.book}
          {!stale && <Change was={pick.odds} now={best.odds} format={format} />}
        </span>
      )}
      {best && !stale && <span className={styles.age}>{ageText(best.seenAt, now)}</span>}
      {move && <span className={styles.move}>{moveText(pick.market, move, stale !== null)}</span>}
      {stale && <span className={styles.quiet}>{stale}</span>}
    </p>
  );
}

/** Null where no book shows the market; ELSEWHERE where only other books than the member's do. */
function pricesNow(
  pick: Parameters<typeof pricesOfPick>[0],
  quotes: readonly SeenQuote[],
  books: readonly string[] | null,
): Prices | 'ELSEWHERE' | null {
  const prices = pricesOfPick(pick, quotes, books);
  if (prices.length === 0) return pricesOfPick(pick, quotes, null).length > 0 ? 'ELSEWHERE' : null;
  const seenAt = new Date(Math.max(...prices.map((price) => price.seenAt.getTime())));
  return { best: bestPrice(pick.line, prices), move: lineMove(pick.line, prices), seenAt };
}

/** ' ▲3': what the price is better or worse by than that of the pick. */
function Change({ was, now, format }: { was: number | null; now: number; format: OddsFormat }) {
  const change = was === null ? null : changeOfPrice(was, now, format);
  if (!change) return null;
  return (
    <span className={styles.change} data-tone={change.isBetter ? 'better' : 'worse'}>
      {' '}
      <span aria-hidden="true">{change.isBetter ? '▲' : '▼'}</span>
      {change.by}
      <span className="visually-hidden"> {change.isBetter ? 'better' : 'worse'} than the pick’s price</span>
    </span>
  );
}

/** 'Line now +2.5, was +3.5' */
function moveText(market: string | null, { was, now }: LineMove, isStale: boolean): string {
  const text = (line: number) => lineText(market ?? '', line);
  return withMinus(
    isStale ? `Line moved to ${text(now)}, was ${text(was)}` : `Line now ${text(now)}, was ${text(was)}`,
  );
}
