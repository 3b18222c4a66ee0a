import { useRef, useState } from 'react';
import { type AdminAction, alertOf } from '#frontend/admin/alerts.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { SheetAnswerInput, SheetColumnInput } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import type { ReadColumn } from './MatchColumns.tsx';
import {
  keepColumns,
  keptColumns,
  NOTHING_SAID,
  type SaidOfSheet,
  type SheetKind,
  withAnswers,
  withLine,
} from './said-of-sheet.ts';

interface SheetReport {
  columns: readonly ReadColumn[];
}

interface SheetDoor<Report extends SheetReport> {
  kind: SheetKind;
  /** Reads the text, and writes it where `apply`. */
  send(text: string, said: SaidOfSheet, apply: boolean): Promise<Report | null>;
  writing: AdminAction;
}

const REST = { busy: false, problem: null };

/** A sheet that was chosen: read at once, and again with everything that is said of it; then written as it was read. */
export function useSheet<Report extends SheetReport>({ kind, send, writing }: SheetDoor<Report>) {
  const { id: by } = useMember();
  const [read, setRead] = useState<{ text: string; said: SaidOfSheet; report: Report } | null>(null);
  /** Whether what columns are was said of an earlier sheet. */
  const [isKept, setKept] = useState(false);
  const [checking, setChecking] = useState<{ busy: boolean; problem: string | null }>(REST);
  // Only the newest request counts, whichever answers last.
  const newest = useRef(0);

  async function readIt(text: string, said: SaidOfSheet, turn: number): Promise<void> {
    const report = await send(text, said, false);
    if (!report || turn !== newest.current) return;
    const isUnsaid = said.columns.length === 0 && report.columns.some(({ isCertain }) => !isCertain);
    const kept = isUnsaid ? keptColumns({ kind, by, columns: report.columns }) : null;
    if (!kept) return setRead({ text, said, report });
    setKept(true);
    await readIt(text, { ...said, columns: kept }, turn);
  }

  const check = async (text: string, said: SaidOfSheet) => {
    const turn = ++newest.current;
    const isNewest = () => turn === newest.current;
    setChecking({ busy: true, problem: null });
    try {
      await readIt(text, said, turn);
      if (isNewest()) setChecking(REST);
    } catch (failure) {
      if (isNewest()) setChecking({ busy: false, problem: alertOf('read the file', failure) });
    }
  };
  const change = (to: (said: SaidOfSheet) => SaidOfSheet) => {
    if (read) void check(read.text, to(read.said));
  };
  const submission = useSubmission(
    async () => {
      const report = read && (await send(read.text, read.said, true));
      if (read && report) setRead({ ...read, report });
    },
    (failure) => alertOf(writing, failure),
  );
  return {
    report: read?.report ?? null,
    text: read?.text ?? '',
    said: read?.said ?? NOTHING_SAID,
    isKept,
    isReading: checking.busy,
    isWriting: submission.busy,
    problem: checking.problem ?? submission.problem,
    write: submission.run,
    open(text: string | null) {
      newest.current += 1;
      setRead(null);
      setKept(false);
      setChecking(REST);
      if (text !== null) void check(text, NOTHING_SAID);
    },
    match(columns: SheetColumnInput[]) {
      if (read) keepColumns({ kind, by, columns: read.report.columns }, columns);
      setKept(false);
      change((said) => ({ ...said, columns }));
    },
    answer: (answers: SheetAnswerInput[]) => change((said) => withAnswers(said, answers)),
    leaveOut: (row: number, isLeftOut: boolean) => change((said) => withLine(said, row, isLeftOut)),
  };
}

/** What is shown of it while it is read (SheetReading.tsx). */
export function readingOf({
  text,
  said,
  isKept,
  match,
  answer,
  leaveOut,
}: Pick<ReturnType<typeof useSheet>, 'text' | 'said' | 'isKept' | 'match' | 'answer' | 'leaveOut'>) {
  return { text, said, isKept, onMatch: match, onAnswer: answer, onLeaveOut: leaveOut };
}
