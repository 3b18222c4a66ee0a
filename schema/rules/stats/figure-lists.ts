import { counted, percentText, thousands } from '#schema/rules/text/numbers.ts';
import type { Calibration } from './calibration.ts';
import type { Drawdown } from './drawdown.ts';
import {
  closingFigure,
  drawdownFigure,
  type FigureText,
  hitRateFigure,
  recordFigure,
  unitsFigure,
  yieldFigure,
} from './figure-text.ts';
import type { RecordFigures } from './record-figures.ts';
import { shortfallText } from './samples.ts';

export type NamedFigure = readonly [label: string, figure: FigureText];

interface ListedRecord {
  figures: RecordFigures | null;
  drawdown: Drawdown | null;
  calibration: Calibration | null;
}

/** The three figures that everyone reads first. */
export function headFigures({ figures }: Pick<ListedRecord, 'figures'>): NamedFigure[] {
  if (!figures) return [];
  const { breakEven } = figures.hitRate;
  const rate = hitRateFigure(figures.hitRate);
  return [
    ['Record', recordFigure(figures)],
    ['Units', unitsFigure(figures.staked)],
    ['Hit rate', breakEven === null ? rate : { ...rate, note: `Break-even: ${percentText(breakEven)}` }],
  ];
}

/** Seven more, for those who compare records. */
export function carefulFigures({ figures, drawdown, calibration }: ListedRecord): NamedFigure[] {
  if (!figures) return [];
  return [
    ['Yield', yieldFigure(figures.staked)],
    ['Same stake on every pick', unitsFigure(figures.flat)],
    ['Return on it', yieldFigure(figures.flat)],
    ['Biggest drop', drawdownFigure(drawdown)],
    ['Closing line value', closingFigure(figures.closingLine)],
    ['Brier score', brierFigure(calibration)],
    ['Picks it takes', neededFigure(figures)],
  ];
}

/** How far stated chances were off (Brier 1950): only below what one chance for all picks gets do they say something. */
function brierFigure(told: Calibration | null): FigureText {
  const shortfall = told && shortfallText(told);
  if (!told || shortfall || told.brier === null || told.baseline === null)
    return { value: '–', note: shortfall ?? 'No chances were stated' };
  return {
    value: told.brier.toFixed(4),
    note: `Lower is better; one chance for all ${counted(told.n, 'pick')} gets ${told.baseline.toFixed(4)}`,
  };
}

function neededFigure({ picksNeeded, flat }: RecordFigures): FigureText {
  if (picksNeeded === null) return { value: '–', note: 'Nothing was won' };
  return {
    value: thousands(picksNeeded),
    note: `To tell a yield like this from luck; ${thousands(flat.n)} so far`,
  };
}
