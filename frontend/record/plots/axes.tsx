import { AxisBottom, AxisLeft, type AxisScale, type TickFormatter } from '@visx/axis';
import { GridColumns, GridRows, type GridScale } from '@visx/grid';
import styles from './plots.module.css';
import { tickLabel } from './tick-label.tsx';

/** The picture of a plot, in CSS pixels, and how far inside it the plot begins on each side. */
export interface Frame {
  width: number;
  height: number;
  edge: { top: number; right: number; bottom: number; left: number };
}

interface GridProps {
  frame: Frame;
  scale: GridScale;
  ticks: number;
}

/** Lines from left to right. */
export function HorizontalGrid({ frame: { width, edge }, scale, ticks }: GridProps) {
  const length = width - edge.left - edge.right;
  return <GridRows scale={scale} left={edge.left} width={length} numTicks={ticks} className={styles.grid} />;
}

/** Lines from top to bottom. */
export function VerticalGrid({ frame: { height, edge }, scale, ticks }: GridProps) {
  const length = height - edge.top - edge.bottom;
  return (
    <GridColumns scale={scale} top={edge.top} height={length} numTicks={ticks} className={styles.grid} />
  );
}

interface AxisProps<Scale extends AxisScale> {
  frame: Frame;
  scale: Scale;
  /** About how many, or which. */
  ticks: number | (number | string)[];
  format?: TickFormatter<Parameters<Scale>[0]>;
}

/** The labels of the grid's lines, without a line of its own. */
export function LeftAxis<Scale extends AxisScale>({
  frame: { edge },
  ticks,
  format,
  scale,
}: AxisProps<Scale>) {
  return (
    <AxisLeft
      scale={scale}
      left={edge.left}
      {...ticksOf(ticks)}
      tickFormat={format}
      hideTicks
      hideAxisLine
      tickComponent={tickLabel}
    />
  );
}

export function BottomAxis<Scale extends AxisScale>({ frame, ticks, format, scale }: AxisProps<Scale>) {
  return (
    <AxisBottom
      scale={scale}
      top={frame.height - frame.edge.bottom}
      {...ticksOf(ticks)}
      tickFormat={format}
      axisLineClassName={styles.axis}
      tickLineProps={{ className: styles.axis }}
      tickComponent={tickLabel}
    />
  );
}

function ticksOf(ticks: AxisProps<AxisScale>['ticks']) {
  return typeof ticks === 'number' ? { numTicks: ticks } : { tickValues: ticks };
}
