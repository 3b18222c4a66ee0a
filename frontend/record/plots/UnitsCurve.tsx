import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useId } from 'react';
import type { PlottedDay } from '#schema/rules/stats/plotted-days.ts';
import { BottomAxis, HorizontalGrid, LeftAxis } from './axes.tsx';
import { curveFinding, curveReading, curveTable } from './curve-text.ts';
import { dayNumber, dayTicks, tickDay } from './day-axis.ts';
import { Hatching } from './Hatching.tsx';
import { LegendKey } from './LegendKey.tsx';
import { type Drawing, PlotFigure } from './PlotFigure.tsx';
import { PlotShortfall } from './PlotShortfall.tsx';
import styles from './plots.module.css';

export interface UnitsCurveProps {
  /** In order. A curve begins with its second day. */
  days: readonly PlottedDay[];
}

const TITLE = 'Units over time';
const HEIGHT = 300;
const EDGE = { top: 12, right: 10, bottom: 28, left: 44 };

/** Units won so far, within the cone that luck alone fills, with each fall from the highest point so far. */
export function UnitsCurve({ days }: UnitsCurveProps) {
  if (days.length < 2) return <PlotShortfall title={TITLE} reason="A curve begins with its second day." />;
  return (
    <PlotFigure
      title={TITLE}
      finding={curveFinding(days)}
      through="Day"
      items={days}
      reading={curveReading}
      start={days.length - 1}
      table={() => curveTable(days)}
      height={HEIGHT}
      legend={
        <>
          <LegendKey mark="line">Units</LegendKey>
          <LegendKey mark="dashes">Luck alone, 95 of 100 records</LegendKey>
          <LegendKey mark="hatching" tone="loss">
            Below the peak
          </LegendKey>
        </>
      }
      nearest={({ x }, width) => nearestDay(days, x, width)}
    >
      {(drawing) => <Curve days={days} {...drawing} />}
    </PlotFigure>
  );
}

function Curve({ days, width, cursor }: UnitsCurveProps & Drawing) {
  const hatching = useId();
  const x = dayScale(days, width);
  const y = unitScale(days);
  const at = days[cursor];
  const frame = { width, height: HEIGHT, edge: EDGE };
  const px = (day: PlottedDay) => x(dayNumber(day));
  const line = (of: (day: PlottedDay) => number, className?: string) => (
    <LinePath data={[...days]} x={px} y={(day) => y(of(day))} className={className} />
  );
  const between = (one: (day: PlottedDay) => number, other: (day: PlottedDay) => number) => ({
    data: [...days],
    x: px,
    y0: (day: PlottedDay) => y(one(day)),
    y1: (day: PlottedDay) => y(other(day)),
  });
  return (
    <>
      <Hatching id={hatching} className={styles.loss} />
      <HorizontalGrid frame={frame} scale={y} ticks={5} />
      <Area
        {...between(
          ({ luck }) => -luck,
          ({ luck }) => luck,
        )}
        className={styles.cone}
      />
      {line(({ luck }) => luck, styles.coneEdge)}
      {line(({ luck }) => -luck, styles.coneEdge)}
      <Area {...between(peakOf, ({ units }) => units)} fill={`url(#${hatching})`} className={styles.fall} />
      <line className={styles.zero} x1={EDGE.left} x2={width - EDGE.right} y1={y(0)} y2={y(0)} />
      {line(({ units }) => units, styles.curve)}
      {at && (
        <line className={styles.cursor} x1={px(at)} x2={px(at)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
      )}
      {at && <circle className={styles.here} cx={px(at)} cy={y(at.units)} r={5} />}
      <LeftAxis frame={frame} scale={y} ticks={5} />
      <BottomAxis
        frame={frame}
        scale={x}
        ticks={dayTicks(days, width < 500 ? 3 : 7)}
        format={(number) => tickDay(Number(number))}
      />
    </>
  );
}

function dayScale(days: readonly PlottedDay[], width: number) {
  const domain = [days[0], days.at(-1)].flatMap((day) => (day ? [dayNumber(day)] : []));
  return scaleLinear<number>({ domain, range: [EDGE.left, width - EDGE.right] });
}

function unitScale(days: readonly PlottedDay[]) {
  const reach = days.flatMap((day) => [day.units, peakOf(day), day.luck, -day.luck]);
  const domain = [Math.min(...reach), Math.max(...reach)];
  return scaleLinear<number>({ domain, range: [HEIGHT - EDGE.bottom, EDGE.top], nice: true });
}

function nearestDay(days: readonly PlottedDay[], x: number, width: number): number {
  const pointed = dayScale(days, width).invert(x);
  const gaps = days.map((day) => Math.abs(dayNumber(day) - pointed));
  return gaps.indexOf(Math.min(...gaps));
}

function peakOf({ units, belowPeak }: PlottedDay): number {
  return units + belowPeak;
}
