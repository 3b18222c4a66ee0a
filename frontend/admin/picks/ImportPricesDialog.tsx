import { useEffect, useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import styles from '#frontend/admin/form.module.css';
import { type ImportPricesMutation, useImportPricesMutation } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { withMinus } from '#schema/rules/minus.ts';
import { PRICE_FILE_COLUMNS } from '#schema/rules/price-file.ts';
import { priceMomentLabel } from '#schema/rules/stats/price-moments.ts';

type Report = ImportPricesMutation['importPrices'];

/** Reads a CSV file of prices and scores, shows what it would change, and writes it when that is confirmed. */
export function ImportPricesDialog({ onClose }: { onClose(): void }) {
  const [importPrices] = useImportPricesMutation();
  const [file, setFile] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  useEffect(() => {
    if (report) place.current?.focus();
  }, [report]);
  const send = async (text: string, apply: boolean) => {
    const { data } = await importPrices({ variables: { input: { file: text, apply } } });
    setReport(data?.importPrices ?? null);
  };
  const reading = useSubmission(
    () => send(file, false),
    (failure) => alertOf('read the file', failure),
  );
  const writing = useSubmission(
    () => send(file, true),
    (failure) => alertOf('write odds', failure),
  );
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setReport(null);
    setFile(await chosen.text());
  };
  const canWrite = report && !report.applied && report.problems.length === 0 && report.changes.length > 0;
  return (
    <Dialog open onClose={onClose} title="Import Odds" wide>
      <div className={styles.form}>
        <p className={styles.consequence}>
          A CSV file whose first line names its columns: {PRICE_FILE_COLUMNS.join(', ')}. Nothing is written
          before you have seen what changes.
        </p>
        <label className={styles.group}>
          <span className={styles.legend}>File</span>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
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
          {canWrite ? (
            <Button onClick={writing.run} busy={writing.busy && 'Writing...'}>
              Write {report.changes.length} {report.changes.length === 1 ? 'change' : 'changes'}
            </Button>
          ) : (
            !report && (
              <Button onClick={reading.run} disabled={!file} busy={reading.busy && 'Reading...'}>
                Check File
              </Button>
            )
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Every bad line with its number, or every change. */
function ImportReport({ report: { problems, changes, unchanged, applied } }: { report: Report }) {
  if (problems.length > 0)
    return (
      <Notice tone="error">
        <p>
          Nothing was written.{' '}
          {problems.length === 1 ? 'One line is wrong:' : `${problems.length} lines are wrong:`}
        </p>
        <ul>
          {problems.map(({ row, reason }) => (
            <li key={`${row} ${reason}`}>
              Line {row}: {reason}.
            </li>
          ))}
        </ul>
      </Notice>
    );
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
              <td data-label="What">{moment ? `Price ${priceMomentLabel(moment)}` : 'Score'}</td>
              <td data-label="Before">{before ? withMinus(before) : 'None'}</td>
              <td data-label="After">{withMinus(after)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
