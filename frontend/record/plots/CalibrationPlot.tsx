import { scaleLinear } from '@visx/scale';
import type { Calibration, CalibrationBin } from '#schema/rules/stats/calibration.ts';
import { shortfallText } from '#schema/rules/stats/samples.ts';
import { BottomAxis, HorizontalGrid, LeftAxis, VerticalGrid } from './axes.tsx';
import { calibrationFinding, calibrationReading, calibrationTable, isAsSaid } from './calibration-text.ts';
import { LegendKey } from './LegendKey.tsx';
import { type Drawing, PlotFigure } from './PlotFigure.tsx';
import { PlotShortfall } from './PlotShortfall.tsx';
import styles from './plots.module.css';

export interface CalibrationPlotProps {
  calibration: Calibration;
}

const TITLE = 'Calibration';
const HEIGHT = 320;
const EDGE = { top: 12, right: 22, bottom: 44, left: 50 };
const asPercent = (share: unknown) => `${Number(share) * 100}%`;

/** Whether picks won as often as was said at posting: points on the diagonal did. */
export function CalibrationPlot({ calibration }: CalibrationPlotProps) {
  const { bins } = calibration;
  const shortfall = shortfallText(calibration, 'this plot');
  if (shortfall) return <PlotShortfall title={TITLE} reason={`Picks with a stated chance: ${shortfall}.`} />;
  return (
    <PlotFigure
      title={TITLE}
      finding={calibrationFinding(calibration)}
      through="Chance"
      items={bins}
      reading={calibrationReading}
      start={0}
      table={() => calibrationTable(bins)}
      height={HEIGHT}
      legend={
        <>
          <LegendKey mark="dashes">As often as stated</LegendKey>
          <LegendKey mark="dot">Within its 95% range</LegendKey>
          <LegendKey mark="ring" tone="loss">
            Off by more
          </LegendKey>
        </>
      }
      nearest={({ x }, width) => nearestBin(bins, x, width)}
    >
      {(drawing) => <Points bins={bins} {...drawing} />}
    </PlotFigure>
  );
}

function Points({ bins, width, cursor }: { bins: readonly CalibrationBin[] } & Drawing) {
  const x = chanceScale(width);
  const y = scaleLinear<number>({ domain: [0, 1], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  const at = bins[cursor];
  const frame = { width, height: HEIGHT, edge: EDGE };
  return (
    <>
      <HorizontalGrid frame={frame} scale={y} ticks={5} />
      <VerticalGrid frame={frame} scale={x} ticks={5} />
      <line className={styles.diagonal} x1={x(0)} y1={y(0)} x2={x(1)} y2={y(1)} />
      {at && <path className={styles.cursor} d={`M${x(at.forecast)} ${y(0)}V${y(1)}`} />}
      {bins.map((bin) => (
        <g key={bin.from} className={styles.point}>
          {bin.interval && (
            <line
              x1={x(bin.forecast)}
              x2={x(bin.forecast)}
              y1={y(bin.interval.low)}
              y2={y(bin.interval.high)}
            />
          )}
          <circle data-off={!isAsSaid(bin) || undefined} cx={x(bin.forecast)} cy={y(bin.hit)} r={6} />
        </g>
      ))}
      <LeftAxis frame={frame} scale={y} ticks={5} format={asPercent} />
      <BottomAxis frame={frame} scale={x} ticks={5} format={asPercent} />
      <text className={styles.tick} x={width - EDGE.right} y={HEIGHT - 4} textAnchor="end">
        Stated chance →
      </text>
      <text className={styles.tick} x={EDGE.left + 6} y={EDGE.top + 12}>
        ↑ Won
      </text>
    </>
  );
}

function chanceScale(width: number) {
  return scaleLinear<number>({ domain: [0, 1], range: [EDGE.left, width - EDGE.right] });
}

function nearestBin(bins: readonly CalibrationBin[], x: number, width: number): number {
  const gaps = bins.map(({ forecast }) => Math.abs(chanceScale(width)(forecast) - x));
  return gaps.indexOf(Math.min(...gaps));
}
