import { useEffect, useEffectEvent } from 'react';
import { SheetFile } from '#frontend/admin/sheets/SheetFile.tsx';
import { SheetReading } from '#frontend/admin/sheets/SheetReading.tsx';
import { useSheet } from '#frontend/admin/sheets/use-sheet.ts';
import { type ImportGamesMutation, useImportGamesMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { GAME_COLUMNS } from '#schema/rules/market/game-columns.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';
import { ReadGames } from './ReadGames.tsx';

type Report = ImportGamesMutation['importGames'];

const KNOWN = GAME_COLUMNS.map(({ name }) => name);
const FOR_ALL = ['league', 'day', 'zone', 'book'];

interface ImportGamesProps {
  onOutcome(outcome: Outcome): void;
  onImported(): void;
}

/** Where no provider is asked: games, scores and odds from a file. */
export function ImportGames({ onOutcome, onImported }: ImportGamesProps) {
  const [importGames] = useImportGamesMutation();
  const sheet = useSheet<Report>({
    ...{ kind: 'games', writing: 'import games' },
    send: async (file, said, apply) =>
      (await importGames({ variables: { input: { file, apply, ...said } } })).data?.importGames ?? null,
  });
  const { report, open } = sheet;
  const written = report?.applied ? report : null;
  const finish = useEffectEvent((report: Report) => {
    onOutcome({ done: `Imported ${sizeText(report)}.` });
    onImported();
    open(null);
  });
  useEffect(() => {
    if (written) finish(written);
  }, [written]);
  const canWrite =
    !!report && report.problems.length === 0 && report.questions.every(({ answer }) => answer !== null);
  return (
    <section aria-labelledby="import-games" className={styles.import}>
      <h3 id="import-games">Import games</h3>
      <p className={styles.note}>
        A CSV file, an Excel workbook or the JSON of The Odds API, with a line for each game, each price of
        it, or each side of a price. League, teams and start are required; a file with columns of its own is
        matched once. Times are New York’s; side one is the away team or the over. If anything is wrong,
        nothing is written.
      </p>
      <SheetFile label="File of games" action="import games" onText={open} />
      <p role="status" className={styles.note}>
        {sheet.isReading ? 'Reading...' : report && report.games > 0 && `${sizeText(report)} read.`}
      </p>
      {report && (
        <SheetReading
          {...{
            report,
            text: sheet.text,
            said: sheet.said,
            isKept: sheet.isKept,
            known: KNOWN,
            forAll: FOR_ALL,
          }}
          consequence="Nothing was imported."
          onMatch={sheet.match}
          onAnswer={sheet.answer}
          onLeaveOut={sheet.leaveOut}
        />
      )}
      {report && report.read.length > 0 && <ReadGames games={report.read} count={report.games} />}
      <FormProblem>{sheet.problem}</FormProblem>
      {report && report.games > 0 && (
        <div>
          <Button
            size="small"
            disabled={!canWrite || sheet.isReading}
            busy={sheet.isWriting && 'Importing...'}
            onClick={sheet.write}
          >
            Import {sizeText(report)}
          </Button>
        </div>
      )}
    </section>
  );
}

function sizeText({ games, prices }: Pick<Report, 'games' | 'prices'>): string {
  return `${counted(games, 'game')} and ${counted(prices, 'price')}`;
}
