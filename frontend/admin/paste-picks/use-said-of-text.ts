import { useState } from 'react';
import { sheetLinesOf } from '#frontend/admin/sheet-answers.ts';
import { keepColumns, keptColumns, withLine } from '#frontend/admin/sheets/said-of-sheet.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { SheetColumnInput } from '#frontend/generated/graphql.ts';

interface SaidOfText {
  columns: SheetColumnInput[];
  leaveOut: number[];
}

type ReadColumns = readonly { column: string; isCertain: boolean }[];

const NOTHING: SaidOfText = { columns: [], leaveOut: [] };

/** What is said of the columns and lines of a text that is being typed. */
export function useSaidOfText() {
  const { id: by } = useMember();
  const [said, setSaid] = useState(NOTHING);
  /** Whether what columns are was said of an earlier text. */
  const [isKept, setKept] = useState(false);
  return {
    ...{ said, isKept },
    /** Another first line has other columns, and a line that moved or changed is another line. */
    follow(text: string, next: string) {
      const [before, after] = [sheetLinesOf(text), sheetLinesOf(next)];
      setSaid(({ columns, leaveOut }) => ({
        columns: before[0] === after[0] ? columns : [],
        leaveOut: leaveOut.filter((row) => before[row - 1] === after[row - 1]),
      }));
    },
    match(columns: SheetColumnInput[], read: ReadColumns) {
      keepColumns({ kind: 'picks', by, columns: read }, columns);
      setKept(false);
      setSaid(({ leaveOut }) => ({ columns, leaveOut }));
    },
    /** Says again what was said of an earlier text with these columns; answers whether there was such a text. */
    recall(read: ReadColumns): boolean {
      if (said.columns.length > 0 || read.every(({ isCertain }) => isCertain)) return false;
      const columns = keptColumns({ kind: 'picks', by, columns: read });
      if (!columns) return false;
      setKept(true);
      setSaid(({ leaveOut }) => ({ columns, leaveOut }));
      return true;
    },
    leaveOut(row: number, isLeftOut: boolean) {
      setSaid(({ columns, leaveOut }) => ({
        columns,
        leaveOut: withLine({ columns, leaveOut, answers: [] }, row, isLeftOut).leaveOut,
      }));
    },
  };
}
