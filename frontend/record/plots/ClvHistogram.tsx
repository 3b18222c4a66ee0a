import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { PlotShortfall } from '#frontend/plots/PlotShortfall.tsx';
import { closingPlaces, closingPlot } from '#schema/pages/plots/closing-plot.ts';
import type { ClosingLineValue } from '#schema/rules/stats/clv.ts';
import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import { shortfallText } from '#schema/rules/stats/samples.ts';
import { closingSentence, clvReading, clvTable, earlyText } from './clv-text.ts';

export interface ClvHistogramProps {
  closingLine: ClosingLineValue;
  /** In order, without gaps. */
  bins: readonly ClvBin[];
  /** Closing prices that were noted too early to count. */
  early: number;
}

const TITLE = 'Closing line value';

/** By how much prices beat the close, pick by pick. */
export function ClvHistogram({ closingLine, bins, early }: ClvHistogramProps) {
  const shortfall = shortfallText(closingLine);
  if (shortfall || bins.length === 0)
    return (
      <PlotShortfall
        title={TITLE}
        reason={
          shortfall && closingLine.n > 0
            ? `Closing prices are known of ${shortfall}.${earlyText(early)}`
            : `No closing prices are known.${earlyText(early)}`
        }
      />
    );
  return (
    <PlotFigure
      title={TITLE}
      finding={closingSentence(closingLine, bins) + earlyText(early)}
      through="Range"
      items={bins}
      places={closingPlaces(bins)}
      reading={(bin) => clvReading(bin, closingLine.n)}
      start={highest(bins)}
      table={() => clvTable(bins, closingLine.n)}
      picture={closingPlot(bins)}
    />
  );
}

function highest(bins: readonly ClvBin[]): number {
  const counts = bins.map(({ n }) => n);
  return counts.indexOf(Math.max(...counts));
}
