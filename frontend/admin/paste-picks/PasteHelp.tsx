import { useState } from 'react';
import styles from '#frontend/admin/form.module.css';
import { fileFailure, readCsvFile } from '#frontend/admin/read-csv-file.ts';
import { saveText } from '#frontend/app/save-text.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { PASTED_COLUMNS, PASTED_ORDER } from '#schema/rules/picks/pasted-picks.ts';

const EXAMPLE = [
  PASTED_ORDER.join(','),
  'NBA,Plus,Memphis Grizzlies @ Boston Celtics,7:30 PM,Celtics -3.5,-110,1.5,"Rested, and at home."',
  'NBA,VIP,Miami Heat @ New York Knicks,8:00 PM,Under 214.5,+100,2,Two slow teams.',
];

/** A file in place of pasted text, and what a line looks like. */
export function PasteHelp({ day, onFile }: { day: string; onFile(text: string): void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined) => {
    setProblem(null);
    if (!file) return;
    await readCsvFile(file).then(onFile, (failure) => setProblem(fileFailure('read the file', failure)));
  };
  return (
    <div className={styles.group}>
      <label className={styles.group}>
        <span className={styles.legend}>Or a CSV file</span>
        <input
          type="file"
          accept=".csv,.tsv,text/csv,text/tab-separated-values"
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <FormProblem>{problem}</FormProblem>
      <details>
        <summary>How to write a line</summary>
        <p>
          Copy rows of a spreadsheet with these columns, in this order: <code>{PASTED_ORDER.join(', ')}</code>
          . Or let the first line name the columns, in any order: <code>{PASTED_COLUMNS.join(', ')}</code>.
        </p>
        <p>
          Market and line are read from the pick where it says them: “Celtics -3.5”, “Over 220.5”, “Lakers
          ML”. Times are Eastern.
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveText(`picks-${day}.csv`, `\ufeff${EXAMPLE.join('\r\n')}\r\n`)}
        >
          Download an example
        </Button>
      </details>
    </div>
  );
}
