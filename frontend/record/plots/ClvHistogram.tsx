import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import type { ClosingLineValue } from '#schema/rules/stats/clv.ts';
import type { ClvBin } from '#schema/rules/stats/clv-bins.ts';
import { shortfallText } from '#schema/rules/stats/samples.ts';
import { BottomAxis, HorizontalGrid, LeftAxis } from './axes.tsx';
import { binName, clvFinding, clvReading, clvTable } from './clv-text.ts';
import { Hatching } from './Hatching.tsx';
import { LegendKey } from './LegendKey.tsx';
import { type Drawing, PlotFigure } from './PlotFigure.tsx';
import { PlotShortfall } from './PlotShortfall.tsx';
import styles from './plots.module.css';

export interface ClvHistogramProps {
  closingLine: ClosingLineValue;
  /** In order, without gaps. */
  bins: readonly ClvBin[];
}

const TITLE = 'Closing line value';
const HEIGHT = 240;
const EDGE = { top: 12, right: 10, bottom: 28, left: 44 };

/** By how much prices beat the close, pick by pick. */
export function ClvHistogram({ closingLine, bins }: ClvHistogramProps) {
  const shortfall = shortfallText(closingLine, 'this plot');
  if (shortfall || bins.length === 0)
    return (
      <PlotShortfall
        title={TITLE}
        reason={
          shortfall && closingLine.n > 0 ? `Closing prices: ${shortfall}.` : 'No closing prices are known.'
        }
      />
    );
  return (
    <PlotFigure
      title={TITLE}
      finding={clvFinding(closingLine, bins)}
      through="Range"
      items={bins}
      reading={(bin) => clvReading(bin, closingLine.n)}
      start={highest(bins)}
      table={() => clvTable(bins, closingLine.n)}
      height={HEIGHT}
      legend={
        <>
          <LegendKey mark="bar">At the close or better</LegendKey>
          <LegendKey mark="hatching" tone="loss">
            Worse than the close
          </LegendKey>
        </>
      }
      nearest={({ x }, width) => nearestBin(bins, x, width)}
    >
      {(drawing) => <Histogram bins={bins} {...drawing} />}
    </PlotFigure>
  );
}

function Histogram({ bins, width, cursor }: Pick<ClvHistogramProps, 'bins'> & Drawing) {
  const hatching = useId();
  const names = bins.map(binName);
  const x = scaleBand<string>({ domain: names, range: [EDGE.left, width - EDGE.right], padding: 0.12 });
  const y = scaleLinear<number>({
    domain: [0, Math.max(...bins.map(({ n }) => n))],
    range: [HEIGHT - EDGE.bottom, EDGE.top],
    nice: true,
  });
  const frame = { width, height: HEIGHT, edge: EDGE };
  const every = Math.ceil((bins.length * 62) / (width - EDGE.left - EDGE.right));
  return (
    <>
      <Hatching id={hatching} className={styles.loss} />
      <HorizontalGrid frame={frame} scale={y} ticks={4} />
      {bins.map((bin, place) => (
        <Bar
          key={names[place]}
          className={isWorse(bin) ? styles.worse : styles.bar}
          data-here={place === cursor || undefined}
          fill={isWorse(bin) ? `url(#${hatching})` : undefined}
          x={x(names[place] ?? '')}
          y={y(bin.n)}
          width={x.bandwidth()}
          height={y(0) - y(bin.n)}
        />
      ))}
      <LeftAxis frame={frame} scale={y} ticks={4} />
      <BottomAxis frame={frame} scale={x} ticks={names.filter((_, place) => place % every === 0)} />
    </>
  );
}

function isWorse({ to }: ClvBin): boolean {
  return to !== null && to <= 0;
}

function highest(bins: readonly ClvBin[]): number {
  const counts = bins.map(({ n }) => n);
  return counts.indexOf(Math.max(...counts));
}

function nearestBin(bins: readonly ClvBin[], x: number, width: number): number {
  const place = Math.floor(((x - EDGE.left) / (width - EDGE.left - EDGE.right)) * bins.length);
  return Math.max(0, Math.min(bins.length - 1, place));
}
