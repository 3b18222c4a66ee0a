import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Note, Quiet } from '#frontend/admin/mantine.ts';
import { useDisplay } from '#frontend/app/display.ts';
import type { ImportGamesMutation } from '#frontend/generated/graphql.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { type OddsFormat, oddsText } from '#schema/rules/picks/odds-formats.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { easternClock, easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';

type ReadGame = ImportGamesMutation['importGames']['read'][number];
type Price = ReadGame['prices'][number];

/** The games of a file as they are read, before anything is written. */
export function ReadGames({ games, count }: { games: readonly ReadGame[]; count: number }) {
  return (
    <>
      {games.length < count && (
        <Quiet component="p">
          The first {games.length} of {counted(count, 'game')}:
        </Quiet>
      )}
      <DataTable
        caption="Games to import"
        rows={games}
        keyOf={({ league, away, home, startsAt }) => `${league} ${away} ${home} ${startsAt}`}
        columns={[
          { head: 'Day', cell: ({ startsAt }) => shortDay(easternDay(new Date(startsAt))) },
          { head: 'Start', figure: true, cell: ({ startsAt }) => easternClock(new Date(startsAt)) },
          {
            ...{ head: 'Game', isName: true },
            cell: ({ league, away, home }) => `${league} ${away} @ ${home}`,
          },
          {
            ...{ head: 'Score', figure: true },
            cell: ({ awayScore, homeScore }) => (awayScore === null ? NO_VALUE : `${awayScore}–${homeScore}`),
          },
          { head: 'Prices', cell: (game) => <Prices game={game} /> },
        ]}
      />
    </>
  );
}

function Prices({ game }: { game: ReadGame }) {
  const { odds } = useDisplay();
  const { prices, priceCount } = game;
  if (prices.length === 0) return NO_VALUE;
  return (
    <>
      {prices.map((price) => (
        <Note key={`${price.book} ${price.market}`}>{withMinus(priceText(price, game, odds))}</Note>
      ))}
      {priceCount > prices.length && <Note>and {priceCount - prices.length} more</Note>}
    </>
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
