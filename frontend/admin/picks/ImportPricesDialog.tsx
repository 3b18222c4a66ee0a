import { useEffect, useRef } from 'react';
import styles from '#frontend/admin/form.module.css';
import { Stack, Text } from '#frontend/admin/mantine.ts';
import { SheetFile } from '#frontend/admin/sheets/SheetFile.tsx';
import { SheetReading } from '#frontend/admin/sheets/SheetReading.tsx';
import { readingOf, useSheet } from '#frontend/admin/sheets/use-sheet.ts';
import {
  type AdminPickFragment,
  type ImportPricesMutation,
  useImportPricesMutation,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { KNOWN_PRICE_COLUMNS, PRICE_COLUMNS } from '#schema/rules/picks/price-columns.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { ImportTemplate } from './ImportTemplate.tsx';
import { PriceChanges } from './PriceChanges.tsx';

type Report = ImportPricesMutation['importPrices'];

const KNOWN = KNOWN_PRICE_COLUMNS.map(({ name }) => name);
const FOR_ALL = ['moment', 'book'];

interface ImportPricesDialogProps {
  /** The picks of the day that is shown; undefined while they are unknown. */
  picks: readonly AdminPickFragment[] | undefined;
  day: string;
  onClose(): void;
}

/** Reads a file of prices and scores, shows what it would change, and writes it when that is confirmed. */
export function ImportPricesDialog({ picks = [], day, onClose }: ImportPricesDialogProps) {
  const [importPrices] = useImportPricesMutation();
  const sheet = useSheet<Report>({
    ...{ kind: 'odds', writing: 'write odds' },
    send: async (file, said, apply) =>
      (await importPrices({ variables: { input: { file, apply, ...said } } })).data?.importPrices ?? null,
  });
  const { report } = sheet;
  const place = useRef<HTMLDivElement>(null);
  const isReported = !!report;
  useEffect(() => {
    if (isReported) place.current?.focus();
  }, [isReported]);
  return (
    <Dialog open onClose={onClose} title="Import Odds" wide>
      <Stack gap={20}>
        <Text c="var(--ink-2)">
          A CSV file, cells of a spreadsheet or an Excel workbook, with the columns{' '}
          {PRICE_COLUMNS.map(({ name }) => name).join(', ')}, or with its own. Nothing is written before you
          have seen what changes.
        </Text>
        <ImportTemplate picks={picks} day={day} />
        <SheetFile label="File" action="read the file" onText={sheet.open} />
        <Stack ref={place} tabIndex={-1} gap={16}>
          <Text role="status" c="var(--ink-2)">
            {sheet.isReading && 'Reading...'}
          </Text>
          {report && !report.applied && (
            <SheetReading
              {...{ ...readingOf(sheet), report, known: KNOWN, forAll: FOR_ALL }}
              consequence="Nothing was written."
            />
          )}
          {report && <Changes report={report} />}
        </Stack>
        <FormProblem>{sheet.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onClose}>
            {report?.applied ? 'Done' : 'Cancel'}
          </Button>
          {report && !report.applied && report.changes.length > 0 && (
            <Button
              onClick={sheet.write}
              disabled={!canWrite(report) || sheet.isReading}
              busy={sheet.isWriting && 'Writing...'}
            >
              Write {counted(report.changes.length, 'change')}
            </Button>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function canWrite({ problems, questions }: Report): boolean {
  return problems.length === 0 && questions.every(({ answer }) => answer !== null);
}

/** What is, or would be, written. While something is open or wrong it is less than the file holds. */
function Changes({ report }: { report: Report }) {
  const { changes, unchanged, applied } = report;
  if (!canWrite(report) && changes.length === 0) return null;
  const same = unchanged > 0 ? ` ${unchanged} already have these values.` : '';
  const count = counted(changes.length, 'change');
  return (
    <>
      <p role="status">{applied ? `Written: ${count}.${same}` : `${count} to write.${same}`}</p>
      {changes.length > 0 && <PriceChanges changes={changes} />}
    </>
  );
}
