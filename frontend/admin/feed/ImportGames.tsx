import { useEffect, useEffectEvent } from 'react';
import { Quiet, Stack, Text } from '#frontend/admin/mantine.ts';
import { SheetFile } from '#frontend/admin/sheets/SheetFile.tsx';
import { SheetReading } from '#frontend/admin/sheets/SheetReading.tsx';
import { readingOf, useSheet } from '#frontend/admin/sheets/use-sheet.ts';
import { type ImportGamesMutation, useImportGamesMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { GAME_COLUMNS } from '#schema/rules/market/game-columns.ts';
import { counted } from '#schema/rules/text/numbers.ts';
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
    <Stack component="section" aria-labelledby="import-games" gap={12} align="start">
      <Text component="h3" id="import-games" fz="lg">
        Import games
      </Text>
      <Quiet c="var(--ink-2)">
        A CSV file, an Excel workbook or the JSON of The Odds API, with a line for each game, each price of
        it, or each side of a price. League, teams and start are required; a file with columns of its own is
        matched once. Times are New York’s; side one is the away team or the over. If anything is wrong,
        nothing is written.
      </Quiet>
      <SheetFile label="File of games" action="import games" onText={open} />
      <Quiet role="status" c="var(--ink-2)">
        {sheet.isReading ? 'Reading...' : report && report.games > 0 && `${sizeText(report)} read.`}
      </Quiet>
      {report && (
        <SheetReading
          {...{ ...readingOf(sheet), report, known: KNOWN, forAll: FOR_ALL }}
          consequence="Nothing was imported."
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
    </Stack>
  );
}

function sizeText({ games, prices }: Pick<Report, 'games' | 'prices'>): string {
  return `${counted(games, 'game')} and ${counted(prices, 'price')}`;
}
