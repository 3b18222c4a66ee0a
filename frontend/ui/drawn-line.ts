import { DAY } from '#schema/rules/time/durations.ts';

/** Of the picture, which is scaled to the width of its place. */
export const WIDTH = 600;
export const HEIGHT = 150;
/** On the left is the name of the zero line. */
const EDGE = { top: 7, right: 7, bottom: 7, left: 22 };

interface CurveDay {
  /** YYYY-MM-DD */
  day: string;
  units: number;
  luck: number;
}

/** Path data of a curve that begins at no units on the eve of its first day. */
export interface DrawnLine {
  line: string;
  /** What luck alone fills. */
  band: string;
  /** The height of no units. */
  zero: number;
  end: Point;
}

type Point = [x: number, y: number];

export function drawnLine(days: readonly CurveDay[]): DrawnLine {
  const eve = { at: dayNumber(days[0]) - 1, units: 0, luck: 0 };
  const all = [eve, ...days.map((day) => ({ ...day, at: dayNumber(day) }))];
  const reach = all.flatMap(({ units, luck }) => [units, luck, -luck]);
  const [low, high] = [Math.min(...reach), Math.max(...reach)];
  const x = scale([eve.at, dayNumber(days.at(-1))], [EDGE.left, WIDTH - EDGE.right]);
  const y = scale([low, high], [HEIGHT - EDGE.bottom, EDGE.top]);
  const points = (of: (day: (typeof all)[number]) => number) =>
    all.map((day): Point => [x(day.at), y(of(day))]);
  const line = points(({ units }) => units);
  return {
    line: path(line),
    band: `${path([...points(({ luck }) => luck), ...points(({ luck }) => -luck).reverse()])}Z`,
    zero: y(0),
    end: line.at(-1) ?? [EDGE.left, y(0)],
  };
}

function dayNumber(day: CurveDay | undefined): number {
  return Date.parse(day?.day ?? '') / DAY;
}

/** Linear, to tenths: more would only lengthen the page. */
function scale([from, to]: [number, number], [start, end]: [number, number]) {
  return (value: number) =>
    Math.round((start + ((value - from) / (to - from || 1)) * (end - start)) * 10) / 10;
}

function path(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
