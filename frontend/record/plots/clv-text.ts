import type { ClosingLineValue } from '#schema/rules/stats/clv.ts';
import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import { percentText, signedPercentText } from '#schema/rules/stats/percent-text.ts';
import { counted } from '#schema/rules/text/counted.ts';
import type { PlotTable } from './PlotData.tsx';
import type { Reading } from './PlotFigure.tsx';

/** '+1.9% on average (95% range: +0.8% to +3.0%) over 412 picks. 58.0% of them beat it.' */
export function clvFinding({ n, value, interval }: ClosingLineValue, bins: readonly ClvBin[]): string {
  if (value === null || !interval) return '';
  const range = `95% range: ${signedPercentText(interval.low)} to ${signedPercentText(interval.high)}`;
  const ahead = bins.reduce((sum, { from, n: picks }) => (from !== null && from >= 0 ? sum + picks : sum), 0);
  const average = `${signedPercentText(value)} on average (${range}) over ${counted(n, 'pick')}`;
  return `${average}. ${percentText(ahead / n)} of them matched or beat it.`;
}

/** Where a bin begins, as its axis says it: '+1%', '<−10%'. */
export function binName({ from, to }: ClvBin): string {
  if (from === null) return `<${whole(to)}`;
  return to === null ? `≥${whole(from)}` : whole(from);
}

export function clvReading(bin: ClvBin, all: number): Reading {
  return { name: rangeText(bin), text: `${counted(bin.n, 'pick')}, ${percentText(bin.n / all)} of all` };
}

export function clvTable(bins: readonly ClvBin[], all: number): PlotTable {
  return {
    columns: ['Closing line value', 'Picks', 'Share'],
    rows: bins.map((bin) => [rangeText(bin), String(bin.n), percentText(bin.n / all)]),
  };
}

function rangeText({ from, to }: ClvBin): string {
  if (from === null) return `Below ${whole(to)}`;
  return to === null ? `${whole(from)} and better` : `${whole(from)} to ${whole(to)}`;
}

function whole(share: number | null): string {
  return signedPercentText(share ?? 0).replace('.0', '');
}
