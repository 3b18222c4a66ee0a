import { useState } from 'react';
import { Quiet } from '#frontend/admin/mantine.ts';
import { SheetQuestions } from '#frontend/admin/SheetQuestions.tsx';
import { sheetLinesOf } from '#frontend/admin/sheet-answers.ts';
import type { SheetAnswerInput, SheetColumnInput } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import type { SheetQuestion } from '#schema/rules/market/reading/questions.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { MatchColumns, type ReadColumn, shown } from './MatchColumns.tsx';
import { type LeftOutLine, LeftOutLines, type SheetProblem, SheetProblems } from './SheetLines.tsx';
import type { SaidOfSheet } from './said-of-sheet.ts';

interface SheetReadingProps {
  report: {
    columns: readonly ReadColumn[];
    questions: readonly SheetQuestion[];
    problems: readonly SheetProblem[];
    leftOut: readonly LeftOutLine[];
  };
  /** What is read. */
  text: string;
  said: SaidOfSheet;
  /** Whether what columns are was said of an earlier sheet. */
  isKept: boolean;
  /** Our columns, and those that can be the same for all lines. */
  known: readonly string[];
  forAll: readonly string[];
  /** What is not done while something is wrong: 'Nothing was written.' */
  consequence: string;
  onMatch(columns: SheetColumnInput[]): void;
  onAnswer(answers: SheetAnswerInput[]): void;
  onLeaveOut(row: number, isLeftOut: boolean): void;
}

/** What is to be said of a sheet before it can be taken: its columns first, then what can mean several things, then what is wrong. */
export function SheetReading(props: SheetReadingProps) {
  const { report, text, said, isKept, known, forAll, consequence } = props;
  const [isChanging, setChanging] = useState(false);
  const isOpen = report.columns.some(({ isCertain }) => !isCertain);
  const isAsked = isOpen || isChanging || lacksColumn(report.problems);
  const lines = sheetLinesOf(text);
  return (
    <>
      {isAsked && report.columns.length > 0 ? (
        <MatchColumns
          key={JSON.stringify(report.columns)}
          columns={report.columns}
          said={said.columns}
          {...{ known, forAll }}
          onMatch={(columns) => {
            setChanging(false);
            props.onMatch(columns);
          }}
        />
      ) : (
        said.columns.length > 0 && (
          <Quiet c="var(--ink-2)">
            {isKept ? 'Read as the last file with these columns: ' : 'Read as: '}
            {matchText(report.columns, said)}.{' '}
            <Button variant="ghost" size="small" onClick={() => setChanging(true)}>
              Change columns
            </Button>
          </Quiet>
        )
      )}
      {!isAsked && (
        <SheetQuestions
          questions={report.questions}
          columns={report.columns.map(({ column }) => column)}
          onAnswer={props.onAnswer}
          lineOf={(row) => (isJson(text) ? undefined : lines[row - 1])}
        />
      )}
      {!isOpen && report.problems.length > 0 && (
        <SheetProblems
          problems={report.problems}
          consequence={consequence}
          onLeaveOut={(row) => props.onLeaveOut(row, true)}
        />
      )}
      <LeftOutLines
        lines={report.leftOut}
        leftOut={said.leaveOut}
        onTakeBack={(row) => props.onLeaveOut(row, false)}
      />
    </>
  );
}

/** Its rows are entries and no lines. */
function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** A column that the file needs and does not have is said where columns are. */
function lacksColumn(problems: readonly SheetProblem[]): boolean {
  return problems.some(({ reason }) => reason.startsWith('names no column'));
}

/** 'Matchup is game, 5 columns by their names, tier is Plus in all lines, id and pnl are unread' */
function matchText(columns: readonly ReadColumn[], said: SaidOfSheet): string {
  const read = columns.flatMap(({ column, of }) => (of === null ? [] : [{ column, of: shown(of) }]));
  const renamed = read.filter(({ column, of }) => shown(column.toLowerCase()) !== of);
  const own = read.length - renamed.length;
  const same = said.columns
    .filter(({ value }) => value != null)
    .map(({ of, value }) => `${shown(of ?? '')} is ${value} in all lines`);
  const unread = columns
    .filter(({ of, samples }) => of === null && samples.length > 0)
    .map(({ column }) => column);
  return [
    ...renamed.map(({ column, of }) => `${column} is ${of}`),
    ...(own === 0 ? [] : [`${counted(own, 'column')} by ${own === 1 ? 'its name' : 'their names'}`]),
    ...same,
    ...(unread.length === 0 ? [] : [`${unread.join(', ')} ${unread.length === 1 ? 'is' : 'are'} unread`]),
  ].join(', ');
}
