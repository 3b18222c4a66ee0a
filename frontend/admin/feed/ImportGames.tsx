import { useState } from 'react';
import { fileFailure, readCsvFile } from '#frontend/admin/read-csv-file.ts';
import { useImportGamesMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { GAME_FILE_COLUMNS } from '#schema/rules/market/game-file.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './Feed.module.css';
import type { Outcome } from './feed-text.ts';

interface ImportGamesProps {
  onOutcome(outcome: Outcome): void;
  onImported(): void;
}

/** Where no provider is asked: games, scores and odds from a file. */
export function ImportGames({ onOutcome, onImported }: ImportGamesProps) {
  const [importGames, { loading }] = useImportGamesMutation();
  const [file, setFile] = useState<File | undefined>();
  const send = async () => {
    if (!file) return;
    try {
      const { data } = await importGames({ variables: { input: { file: await readCsvFile(file) } } });
      const { games = 0, prices = 0 } = data?.importGames ?? {};
      onOutcome({ done: `Imported ${counted(games, 'game')} and ${counted(prices, 'price')}.` });
      onImported();
    } catch (error) {
      onOutcome({ failure: fileFailure('import games', error) });
    }
  };
  return (
    <section aria-labelledby="import-games" className={styles.import}>
      <h3 id="import-games">Import games</h3>
      <p className={styles.note}>
        A CSV file with a line for each game, or for each price of it. The first line names its columns:{' '}
        {GAME_FILE_COLUMNS.join(', ')}. Day and time are New York’s; side one is the away team or the over. If
        anything is wrong, nothing is written.
      </p>
      <div className={styles.answers}>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label="File of games"
          onChange={(event) => setFile(event.currentTarget.files?.[0])}
        />
        <Button size="small" disabled={!file} busy={loading && 'Importing...'} onClick={() => void send()}>
          Import
        </Button>
      </div>
    </section>
  );
}
