import type { PlotTable } from '#frontend/plots/PlotData.tsx';
import type { Reading } from '#frontend/plots/PlotFigure.tsx';
import type { ClosingLineValue } from '#schema/rules/stats/clv.ts';
import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import { counted, percentText, signedPercentText } from '#schema/rules/text/numbers.ts';

/**
 * 'On average our odds were 1.8% better than those at the start of the game (95% range: +1.6% to +2.0%). 62.0% of 1,169
 * picks matched or beat them.'
 */
export function closingSentence({ n, value, interval }: ClosingLineValue, bins: readonly ClvBin[]): string {
  if (value === null || !interval) return '';
  const range = `95% range: ${signedPercentText(interval.low)} to ${signedPercentText(interval.high)}`;
  const ahead = bins.reduce((sum, { from, n: picks }) => (from !== null && from >= 0 ? sum + picks : sum), 0);
  const average = `On average our odds were ${percentText(value)} ${value < 0 ? 'worse' : 'better'} than those at the start of the game`;
  return `${average} (${range}). ${percentText(ahead / n)} of ${counted(n, 'pick')} matched or beat them.`;
}

/** ' 3 closing prices were noted more than a minute before the start and do not count.'; nothing where there are none. */
export function earlyText(early: number): string {
  if (early === 0) return '';
  return ` ${counted(early, 'closing price')} ${early === 1 ? 'was' : 'were'} noted more than a minute before the start and ${early === 1 ? 'does' : 'do'} not count.`;
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
