import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { percentText } from '#schema/rules/stats/percent-text.ts';
import { BottomAxis, VerticalGrid } from './axes.tsx';
import { LegendKey } from './LegendKey.tsx';
import { type Drawing, PlotFigure } from './PlotFigure.tsx';
import { PlotShortfall } from './PlotShortfall.tsx';
import styles from './plots.module.css';
import { type RateSlice, rateFinding, rateReading, rateTable } from './rate-text.ts';

export interface RateBarsProps {
  /** What the slices are: 'League'. */
  dimension: string;
  /** In the order in which they are shown: by name or by n, never by profit. */
  slices: readonly RateSlice[];
}

const ROW = 48;
const EDGE = { top: 4, right: 22, bottom: 28, left: 18 };
/** About what a letter is wide. */
const LETTER = 7.5;

/** How often picks of each slice won, with its interval, against how often their prices asked them to. */
export function RateBars({ dimension, slices }: RateBarsProps) {
  const title = `Hit rate against break-even by ${dimension.toLowerCase()}`;
  if (slices.length === 0) return <PlotShortfall title={title} reason="There are no graded picks yet." />;
  const height = EDGE.top + EDGE.bottom + ROW * slices.length;
  return (
    <PlotFigure
      title={title}
      finding={rateFinding(slices)}
      through={dimension}
      items={slices}
      reading={rateReading}
      start={0}
      table={() => rateTable(dimension, slices)}
      height={height}
      legend={
        <>
          <LegendKey mark="bar">Hit rate</LegendKey>
          <LegendKey mark="whisker">95% range</LegendKey>
          <LegendKey mark="tick" tone="loss">
            Break-even
          </LegendKey>
        </>
      }
      nearest={({ y }) => Math.max(0, Math.min(slices.length - 1, Math.floor((y - EDGE.top) / ROW)))}
    >
      {(drawing) => <Bars slices={slices} height={height} {...drawing} />}
    </PlotFigure>
  );
}

function Bars({
  slices,
  height,
  width,
  cursor,
}: Pick<RateBarsProps, 'slices'> & { height: number } & Drawing) {
  const x = scaleLinear<number>({ domain: [0, 1], range: [EDGE.left, width - EDGE.right] });
  const y = scaleBand<number>({
    domain: slices.map((_, place) => place),
    range: [EDGE.top, height - EDGE.bottom],
  });
  const frame = { width, height, edge: EDGE };
  return (
    <>
      <VerticalGrid frame={frame} scale={x} ticks={4} />
      <rect className={styles.row} x={0} width={width} y={y(cursor)} height={ROW} rx={6} />
      {slices.map((slice, place) => (
        <g key={slice.name} transform={`translate(0 ${y(place) ?? 0})`}>
          <SliceRow slice={slice} x={x} width={width} />
        </g>
      ))}
      <BottomAxis frame={frame} scale={x} ticks={4} format={(share) => `${Number(share) * 100}%`} />
    </>
  );
}

interface SliceRowProps {
  slice: RateSlice;
  x: (share: number) => number;
  width: number;
}

function SliceRow({ slice, x, width }: SliceRowProps) {
  const { name, value, interval, breakEven } = slice;
  const most = Math.floor((width - 150) / LETTER);
  return (
    <>
      <text className={styles.name} x={EDGE.left} y={17}>
        {name.length > most ? `${name.slice(0, most - 1)}…` : name}
      </text>
      <text className={styles.tick} x={width - EDGE.right} y={17} textAnchor="end">
        {value === null ? `${slice.n} of ${slice.needed} picks` : `${percentText(value)} of ${slice.n}`}
      </text>
      {value !== null && (
        <Bar className={styles.bar} x={x(0)} y={24} width={x(value) - x(0)} height={16} rx={2} />
      )}
      {interval && (
        <path
          className={styles.whisker}
          d={`M${x(interval.low)} 32H${x(interval.high)}M${x(interval.low)} 27v10M${x(interval.high)} 27v10`}
        />
      )}
      {breakEven !== null && <path className={styles.breakEven} d={`M${x(breakEven)} 21v22`} />}
    </>
  );
}
