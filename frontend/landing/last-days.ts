import { statsFile } from '#frontend/app/stats-file.ts';
import { type DrawnLine, drawnLine } from '#frontend/ui/drawn-line.ts';
import { drawdownFigure } from '#schema/rules/stats/figure-text.ts';
import { NEEDED } from '#schema/rules/stats/samples.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { unitsSize, unitsText, unitsTone } from '#schema/rules/text/units-text.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** The units of the last 90 days, drawn and in words. */
export interface LastDays {
  drawn: DrawnLine;
  /** '+23.4 units' */
  units: string;
  tone: 'win' | 'loss' | undefined;
  /** 'since Aug 25' */
  since: string;
  /** '412 graded picks, Aug 25, 2026 to Nov 22, 2026' */
  sample: string;
  /** '−12.1 units' */
  drop: string;
  /** '±35.1' */
  luck: string;
}

/**
 * Null while too few picks of these days are graded to tell them from luck, and while figures are withheld. Downloaded
 * when it is wanted.
 */
export async function lastDays(): Promise<LastDays | null> {
  const { days, drawdown } = (await statsFile('window=DAYS_90')).curve;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last || last.picks < NEEDED.luck) return null;
  return {
    drawn: drawnLine(days),
    units: unitsText(last.units),
    tone: unitsTone(last.units),
    since: `since ${plainDay(first.day).split(',')[0]}`,
    sample: `${counted(last.picks, 'graded pick')}, ${plainDay(first.day)} to ${plainDay(last.day)}`,
    drop: drawdownFigure(drawdown).value,
    luck: `±${unitsSize(last.luck)}`,
  };
}
