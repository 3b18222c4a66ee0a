import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import { SheetReading } from '#frontend/admin/sheets/SheetReading.tsx';
import { useDisplay } from '#frontend/app/display.ts';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { PICK_COLUMNS } from '#schema/rules/picks/pick-columns.ts';
import { counted, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { gameClock, shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { PasteReport } from './use-paste.ts';
import type { useSaidOfText } from './use-said-of-text.ts';

type PastedPick = PasteReport['picks'][number];

interface PastePreviewProps {
  report: PasteReport;
  /** The day that is shown: others are named. */
  day: string;
  text: string;
  sheet: ReturnType<typeof useSaidOfText>;
  onAnswer(answers: Answer[]): void;
}

const KNOWN = PICK_COLUMNS.map(({ name }) => name);
/** What a sheet of one person often has no column for. */
const FOR_ALL = ['sport', 'tier', 'date', 'time', 'zone', 'units', 'details', 'book', 'analyst'];

/** How each line is read: its columns, every wrong cell, every question, and every pick with its doubts. */
export function PastePreview({ report, day, text, sheet, onAnswer }: PastePreviewProps) {
  const { picks, problems, doubts, games } = report;
  return (
    <>
      <SheetReading
        {...{ report, text, said: { ...sheet.said, answers: [] }, isKept: sheet.isKept }}
        {...{ known: KNOWN, forAll: FOR_ALL }}
        consequence="Nothing can be saved yet."
        onMatch={(columns) => sheet.match(columns, report.columns)}
        onAnswer={onAnswer}
        onLeaveOut={sheet.leaveOut}
      />
      {picks.length > 0 && <ReadPicks {...{ picks, doubts, games, day }} isWhole={problems.length === 0} />}
    </>
  );
}

type ReadPicksProps = Pick<PasteReport, 'picks' | 'doubts' | 'games'> & { day: string; isWhole: boolean };

function ReadPicks({ picks, doubts, games, day, isWhole }: ReadPicksProps) {
  return (
    <>
      <p role="status">
        {counted(picks.length, 'pick')}
        {!isWhole && ' can be read'}
        {doubts.length > 0 && `, ${counted(doubts.length, 'doubt')}`}
      </p>
      <DataTable
        caption="Picks to save"
        rows={picks}
        keyOf={({ row }) => row}
        columns={[
          { head: 'Line', figure: true, cell: ({ row }) => row },
          {
            ...{ head: 'Game', isName: true },
            cell: (pick) => (
              <>
                {pick.sport} {gameText(pick)}
                <Note>{games.find(({ row }) => row === pick.row)?.says}</Note>
              </>
            ),
          },
          {
            head: 'Pick',
            cell: (pick) => (
              <>
                {withMinus(pick.pick)} <Terms pick={pick} />
                {doubts
                  .filter(({ row }) => row === pick.row)
                  .map(({ text }) => (
                    <Note key={text} c="var(--accent-text)" fw={560}>
                      {text}
                    </Note>
                  ))}
              </>
            ),
          },
          { head: 'Tier', cell: ({ tier }) => <TierBadge tier={tier} /> },
          {
            head: 'Time',
            cell: ({ date, time, releaseAt }) => (
              <>
                {date !== day && `${shortDay(date)}, `}
                {gameClock(date, time)}
                {releaseAt && <Note>Opens {shownPlainMoment(new Date(releaseAt))}</Note>}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** What was read from the words or the columns: the bet, its price, who made it and why. */
function Terms({ pick }: { pick: PastedPick }) {
  const display = useDisplay();
  const { market, sport, line, odds, units, book, probability, analyst, pickDetails } = pick;
  const bet = market && [marketLabel(market, sport), line !== null && lineText(market, line)];
  const terms = [
    bet ? bet.filter(Boolean).join(' ') : 'No market: graded by hand',
    odds === null ? 'no odds' : oddsText(odds, display.odds),
    units !== null && stakeText(units),
    book && `at ${book}`,
    probability !== null && `chance ${Number((100 * probability).toFixed(2))}%`,
    analyst && `by ${analyst}`,
  ];
  return (
    <>
      <Note>{withMinus(terms.filter(Boolean).join(' · '))}</Note>
      {pickDetails && <Note>{firstWords(pickDetails)}</Note>}
    </>
  );
}

const MOST_CHARACTERS = 80;

function firstWords(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')}…` : text;
}
