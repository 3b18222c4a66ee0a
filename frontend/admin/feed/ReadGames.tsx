import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useDisplay } from '#frontend/app/display.ts';
import type { ImportGamesMutation } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { easternClock, easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import styles from './Feed.module.css';

type ReadGame = ImportGamesMutation['importGames']['read'][number];
type Price = ReadGame['prices'][number];

/** The games of a file as they are read, before anything is written. */
export function ReadGames({ games, count }: { games: readonly ReadGame[]; count: number }) {
  return (
    <>
      {games.length < count && (
        <p className={styles.note}>
          The first {games.length} of {counted(count, 'game')}:
        </p>
      )}
      <DataTable caption="Games to import" columns={['Day', 'Start', 'Game', 'Score', 'Prices']}>
        {games.map((game) => (
          <Row key={`${game.league} ${game.away} ${game.home} ${game.startsAt}`} game={game} />
        ))}
      </DataTable>
    </>
  );
}

function Row({ game }: { game: ReadGame }) {
  const { league, away, home, startsAt, awayScore, homeScore, prices, priceCount } = game;
  const { odds } = useDisplay();
  const start = new Date(startsAt);
  return (
    <tr>
      <td data-label="Day">{shortDay(easternDay(start))}</td>
      <td data-label="Start" className={table.figure}>
        {easternClock(start)}
      </td>
      <th scope="row">
        {league} {away} @ {home}
      </th>
      <td data-label="Score" className={table.figure}>
        {awayScore === null ? NO_VALUE : `${awayScore}–${homeScore}`}
      </td>
      <td data-label="Prices">
        <span>
          {prices.length === 0 && NO_VALUE}
          {prices.map((price) => (
            <span key={`${price.book} ${price.market}`} className={styles.price}>
              {withMinus(priceText(price, game, odds))}
            </span>
          ))}
          {priceCount > prices.length && (
            <span className={styles.price}>and {priceCount - prices.length} more</span>
          )}
        </span>
      </td>
    </tr>
  );
}

/** 'Harbor: Lakers +3.5 -110, Celtics -3.5 -105' */
function priceText({ book, market, line, one, two }: Price, { away, home }: ReadGame, format: OddsFormat) {
  const isTotal = market === 'TOTAL';
  const [first, second] = isTotal ? ['over', 'under'] : [away, home];
  const side = (name: string, points: number | null, odds: number) =>
    [name, points !== null && lineText(market, points), oddsText(odds, format)].filter(Boolean).join(' ');
  const other = line === null || isTotal ? line : line === 0 ? 0 : -line;
  return `${book}: ${side(first, line, one)}, ${side(second, other, two)}`;
}
