import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { counted } from '#schema/rules/text/numbers.ts';
import styles from './SheetLines.module.css';

export interface SheetProblem {
  row: number;
  column: string | null;
  reason: string;
}

interface SheetProblemsProps {
  problems: readonly SheetProblem[];
  /** What is not done because of them: 'Nothing was written.' */
  consequence: string;
  /** Leaves a line out of what is read. */
  onLeaveOut(row: number): void;
}

const MOST_LINES = 30;

/** Every line with everything that is wrong with it, each with a way to go on without it. */
export function SheetProblems({ problems, consequence, onLeaveOut }: SheetProblemsProps) {
  const byLine = new Map<number, SheetProblem[]>();
  for (const problem of problems) byLine.set(problem.row, [...(byLine.get(problem.row) ?? []), problem]);
  return (
    <Notice tone="error">
      <p>
        {consequence} {byLine.size === 1 ? 'One line is wrong:' : `${byLine.size} lines are wrong:`}
      </p>
      <ul className={styles.lines}>
        {[...byLine].slice(0, MOST_LINES).map(([row, faults]) => (
          <li key={row}>
            <div>
              {faults.map(({ column, reason }) => (
                <p key={`${column} ${reason}`}>
                  Line {row}
                  {column && `, column ${column}`}: {reason}.
                </p>
              ))}
            </div>
            <Button variant="ghost" size="small" onClick={() => onLeaveOut(row)}>
              Leave line {row} out
            </Button>
          </li>
        ))}
      </ul>
      {byLine.size > MOST_LINES && <p>And {counted(byLine.size - MOST_LINES, 'line')} more.</p>}
    </Notice>
  );
}

export interface LeftOutLine {
  row: number;
  text: string;
  why: string;
}

interface LeftOutLinesProps {
  lines: readonly LeftOutLine[];
  /** Those that a person left out. */
  leftOut: readonly number[];
  onTakeBack(row: number): void;
}

/** Lines that are not read, with the reason: titles, totals, and what a person left out. */
export function LeftOutLines({ lines, leftOut, onTakeBack }: LeftOutLinesProps) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.leftOut} open={leftOut.length > 0 || undefined}>
      <summary>{counted(lines.length, 'line')} not read</summary>
      <ul className={styles.lines}>
        {lines.map(({ row, text, why }) => (
          <li key={row}>
            <span>
              Line {row}, “{text}”, {why}.
            </span>
            {leftOut.includes(row) && (
              <Button variant="ghost" size="small" onClick={() => onTakeBack(row)}>
                Read line {row} again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
