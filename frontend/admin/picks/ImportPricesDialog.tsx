import { useEffect, useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import styles from '#frontend/admin/form.module.css';
import { fileFailure, readCsvFile } from '#frontend/admin/read-csv-file.ts';
import {
  type AdminPickFragment,
  type ImportPricesMutation,
  useImportPricesMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { PRICE_FILE_COLUMNS } from '#schema/rules/picks/price-file.ts';
import { priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { ImportTemplate } from './ImportTemplate.tsx';

type Report = ImportPricesMutation['importPrices'];

interface ImportPricesDialogProps {
  /** The picks of the day that is shown; undefined while they are unknown. */
  picks: readonly AdminPickFragment[] | undefined;
  day: string;
  onClose(): void;
}

/** Reads a CSV file of prices and scores, shows what it would change, and writes it when that is confirmed. */
export function ImportPricesDialog({ picks = [], day, onClose }: ImportPricesDialogProps) {
  const { report, choose, isChosen, reading, writing } = useImport();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (report) place.current?.focus();
  }, [report]);
  const isWrong = !!report && report.problems.length > 0;
  const canWrite = report && !report.applied && !isWrong && report.changes.length > 0;
  return (
    <Dialog open onClose={onClose} title="Import Odds" wide>
      <div className={styles.form}>
        <p className={styles.consequence}>
          A CSV file whose first line names its columns: {PRICE_FILE_COLUMNS.join(', ')}. Nothing is written
          before you have seen what changes.
        </p>
        <ImportTemplate picks={picks} day={day} />
        <label className={styles.group}>
          <span className={styles.legend}>File</span>
          <input
            type="file"
            accept=".csv,text/csv"
            // Choosing a file of the same name again is a change only if none is chosen.
            onClick={(event) => {
              event.currentTarget.value = '';
              choose(undefined);
            }}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        <div ref={place} tabIndex={-1} className={styles.group}>
          {report && <ImportReport report={report} />}
        </div>
        <FormProblem>{reading.problem ?? writing.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            {report?.applied ? 'Done' : 'Cancel'}
          </Button>
          {canWrite && (
            <Button onClick={writing.run} busy={writing.busy && 'Writing...'}>
              Write {report.changes.length} {report.changes.length === 1 ? 'change' : 'changes'}
            </Button>
          )}
          {(!report || isWrong) && (
            <Button onClick={reading.run} disabled={!isChosen} busy={reading.busy && 'Reading...'}>
              {isWrong ? 'Check Again' : 'Check File'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Checks the chosen file, then writes the text that was checked. */
function useImport() {
  const [importPrices] = useImportPricesMutation();
  const [file, setFile] = useState<File | undefined>();
  const [checked, setChecked] = useState<{ text: string; report: Report } | null>(null);
  const send = async (text: string, apply: boolean) => {
    const { data } = await importPrices({ variables: { input: { file: text, apply } } });
    setChecked(data ? { text, report: data.importPrices } : null);
  };
  const reading = useSubmission(
    async () => {
      if (file) await send(await readCsvFile(file), false);
    },
    (failure) => fileFailure('read the file', failure),
  );
  const writing = useSubmission(
    async () => {
      if (checked) await send(checked.text, true);
    },
    (failure) => alertOf('write odds', failure),
  );
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setChecked(null);
  };
  return { report: checked?.report, choose, isChosen: !!file, reading, writing };
}

/** Every bad line, or every change. */
function ImportReport({ report: { problems, changes, unchanged, applied } }: { report: Report }) {
  if (problems.length > 0) return <WrongLines problems={problems} />;
  const same = unchanged > 0 ? ` ${unchanged} already have these values.` : '';
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  return (
    <>
      <p role="status">{applied ? `Written: ${count}.${same}` : `${count} to write.${same}`}</p>
      {changes.length > 0 && (
        <DataTable caption="Changes" columns={['Game', 'File line', 'What', 'Before', 'After']}>
          {changes.map(({ row, game, moment, before, after }) => (
            <tr key={`${row} ${moment}`}>
              <th scope="row">{game}</th>
              <td data-label="File line">{row}</td>
              <td data-label="What">{moment ? `Odds ${priceMomentLabel(moment)}` : 'Score'}</td>
              <td data-label="Before">{before ? withMinus(before) : NO_VALUE}</td>
              <td data-label="After">{withMinus(after)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}

/** One entry a line, with everything that is wrong with it. */
function WrongLines({ problems }: Pick<Report, 'problems'>) {
  const byLine = new Map<number, string[]>();
  for (const { row, reason } of problems) byLine.set(row, [...(byLine.get(row) ?? []), reason]);
  return (
    <Notice tone="error">
      <p>
        Nothing was written. {byLine.size === 1 ? 'One line is wrong:' : `${byLine.size} lines are wrong:`}
      </p>
      <ul>
        {[...byLine].map(([row, faults]) => (
          <li key={row}>
            Line {row}: {faults.join('. ')}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
