import { Box, Group, Quiet, Stack } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { counted } from '#schema/rules/text/numbers.ts';

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
      <Stack component="ul" gap={2}>
        {[...byLine].slice(0, MOST_LINES).map(([row, faults]) => (
          <Group key={row} component="li" justify="space-between" gap="2px 12px">
            <Box flex="1 1 240px">
              {faults.map(({ column, reason }) => (
                <p key={`${column} ${reason}`}>
                  Line {row}
                  {column && `, column ${column}`}: {reason}.
                </p>
              ))}
            </Box>
            <Button variant="ghost" size="small" onClick={() => onLeaveOut(row)}>
              Leave line {row} out
            </Button>
          </Group>
        ))}
      </Stack>
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
    <Quiet component="details" c="var(--ink-2)" open={leftOut.length > 0 || undefined}>
      <summary>{counted(lines.length, 'line')} not read</summary>
      <Stack component="ul" gap={2}>
        {lines.map(({ row, text, why }) => (
          <Group key={row} component="li" justify="space-between" gap="2px 12px">
            <Box component="span" flex="1 1 240px">
              Line {row}, “{text}”, {why}.
            </Box>
            {leftOut.includes(row) && (
              <Button variant="ghost" size="small" onClick={() => onTakeBack(row)}>
                Read line {row} again
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Quiet>
  );
}
