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
      tickLabelProps={(value) => ({
        dy: '0.25em',
        textAnchor: anchorOf(Number(scale(value)), format ? (format(value, 0, []) ?? '') : '', frame.width),
      })}
      axisLineClassName={styles.axis}
      tickLineProps={{ className: styles.axis }}
      tickComponent={tickLabel}
    />
  );
}

/** About half of what a letter of a label is wide. */
const HALF_LETTER = 3.4;

/** Labels stand under the middle of their ticks, but for those that would be cut at an end of the picture. */
function anchorOf(x: number, label: string, width: number): 'start' | 'middle' | 'end' {
  const half = label.length * HALF_LETTER;
  if (x - half < 0) return 'start';
  return x + half > width ? 'end' : 'middle';
}

function ticksOf(ticks: AxisProps<AxisScale>['ticks']) {
  return typeof ticks === 'number' ? { numTicks: ticks } : { tickValues: ticks };
}
