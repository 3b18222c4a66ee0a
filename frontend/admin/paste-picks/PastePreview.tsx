import { DataTable } from '#frontend/admin/DataTable.tsx';
import table from '#frontend/admin/table.module.css';
import { useDisplay } from '#frontend/app/display.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { gameClock, shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import styles from './PastePreview.module.css';
import type { PasteReport } from './use-paste.ts';

type PastedPick = PasteReport['picks'][number];

interface PastePreviewProps {
  report: PasteReport;
  /** The day that is shown: others are named. */
  day: string;
}

/** How each line is read: every wrong cell, or every pick with its doubts. */
export function PastePreview({ report: { picks, problems, doubts }, day }: PastePreviewProps) {
  if (problems.length > 0) return <WrongCells problems={problems} />;
  return (
    <>
      <p role="status">
        {counted(picks.length, 'pick')}
        {doubts.length > 0 && `, ${counted(doubts.length, 'doubt')}`}
      </p>
      <DataTable caption="Picks to save" columns={['Line', 'Game', 'Pick', 'Tier', 'Time']}>
        {picks.map((pick) => (
          <Row
            key={pick.row}
            {...{ pick, day }}
            doubts={doubts.filter(({ row }) => row === pick.row).map(({ text }) => text)}
          />
        ))}
      </DataTable>
    </>
  );
}

function Row({ pick, day, doubts }: { pick: PastedPick; day: string; doubts: readonly string[] }) {
  const { row, sport, tier, date, time, releaseAt } = pick;
  return (
    <tr>
      <td data-label="Line" className={table.figure}>
        {row}
      </td>
      <th scope="row">
        {sport} {gameText(pick)}
      </th>
      <td data-label="Pick">
        <span>
          {withMinus(pick.pick)} <Terms pick={pick} />
          {doubts.map((doubt) => (
            <span key={doubt} className={styles.doubt}>
              {doubt}
            </span>
          ))}
        </span>
      </td>
      <td data-label="Tier">
        <TierBadge tier={tier} />
      </td>
      <td data-label="Time">
        <span>
          {date !== day && `${shortDay(date)}, `}
          {gameClock(date, time)}
          {releaseAt && <span className={styles.about}>Opens {shownPlainMoment(new Date(releaseAt))}</span>}
        </span>
      </td>
    </tr>
  );
}

/** What was read from the words or the columns: market, odds and stake. */
function Terms({ pick: { market, sport, odds, units } }: { pick: PastedPick }) {
  const display = useDisplay();
  const terms = [
    market ? marketLabel(market, sport) : 'No market',
    odds === null ? 'no odds' : withMinus(oddsText(odds, display.odds)),
    units !== null && stakeText(units),
  ];
  return <span className={styles.about}>{terms.filter(Boolean).join(' · ')}</span>;
}

function WrongCells({ problems }: Pick<PasteReport, 'problems'>) {
  return (
    <Notice tone="error">
      <p>
        {problems.length === 1 ? 'One cell is wrong' : `${problems.length} cells are wrong`}, so nothing can
        be saved yet:
      </p>
      <ul className={styles.problems}>
        {problems.map(({ row, column, reason }) => (
          <li key={`${row} ${column} ${reason}`}>
            Line {row}
            {column && `, column ${column}`}: {reason}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
