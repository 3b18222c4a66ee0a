import {
  createElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import type { Shape } from '#schema/pages/plots/shape.ts';
import { PlotData, type PlotTable } from './PlotData.tsx';
import styles from './plots.module.css';

/** What the plot says at one place. */
export interface Reading {
  /** 'Nov 20, 2026' */
  name: string;
  /** '+12.3 units after 340 picks' */
  text: string;
}

/** Where an item is in the picture: x in hundredths of its width, y in pixels. */
export interface Place {
  x: number;
  y: number;
}

interface PlotFigureProps<Item> {
  title: string;
  /** What the plot shows, in a sentence. */
  finding: string;
  /** Its words are beside it already: they are for screen readers alone. */
  isUntitled?: boolean;
  /** What each item is: 'Day'. */
  through: string;
  items: readonly Item[];
  /** The place of each item in the picture. */
  places: readonly Place[];
  reading(item: Item): Reading;
  /** What leads on from the item that is read, such as a link to what it is made of. */
  more?(item: Item): ReactNode;
  /** The item that is read while none is pointed at. */
  start: number;
  table(): PlotTable;
  picture: Shape;
}

/** A plot under its finding, read by pointing at it, touching it or by arrow keys, with all of its values in a table. */
export function PlotFigure<Item>({ title, finding, isUntitled, table, ...plot }: PlotFigureProps<Item>) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption className={isUntitled ? 'visually-hidden' : styles.caption}>
        <strong id={`${id}-title`}>{title}</strong>
        <span>{finding}</span>
      </figcaption>
      <ReadPlot title={title} {...plot} />
      <PlotData title={title} table={table} />
    </figure>
  );
}

type ReadPlotProps<Item> = Omit<PlotFigureProps<Item>, 'finding' | 'isUntitled' | 'table'>;

/** The picture with its cursor, and what it says there. To screen readers it is a slider whose value is the reading. */
function ReadPlot<Item>({
  title,
  through,
  items,
  places,
  reading,
  more,
  start,
  picture,
}: ReadPlotProps<Item>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = items.length - 1;
  const cursor = Math.max(0, Math.min(chosen ?? start, last));
  const item = items[cursor];
  const read = item === undefined ? null : reading(item);
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(places, ((clientX - left) / (width || 1)) * 100));
  };
  const press = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(cursor, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, next)));
  };
  return (
    <div className={styles.frame}>
      <div
        className={styles.picture}
        role="slider"
        tabIndex={0}
        aria-label={`${through} of ${title}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={read ? `${read.name}: ${read.text}` : undefined}
        onKeyDown={press}
        onPointerDown={point}
        onPointerMove={point}
      >
        <Drawing of={picture} />
        {chosen !== null && <Cursor place={places[cursor]} />}
      </div>
      {/* Screen readers have it as the cursor's value, and would say it twice. */}
      <p className={styles.reading} aria-hidden="true">
        <strong>{read?.name}</strong> {read?.text}
      </p>
      {more && item !== undefined && <p className={styles.more}>{more(item)}</p>}
    </div>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at, last) => at - Math.ceil(last / 10),
  PageUp: (at, last) => at + Math.ceil(last / 10),
  Home: () => 0,
  End: (_, last) => last,
};

function Cursor({ place }: { place: Place | undefined }) {
  if (!place) return null;
  const x = `${place.x}%`;
  return (
    <svg className={styles.cursor} width="100%" height="100%" overflow="visible" aria-hidden="true">
      <line x1={x} x2={x} y1="0" y2="100%" />
      <circle cx={x} cy={place.y} r={5} />
    </svg>
  );
}

function nearest(places: readonly Place[], x: number): number {
  const gaps = places.map((place) => Math.abs(place.x - x));
  return gaps.indexOf(Math.min(...gaps));
}

/** A picture as the gateway writes it too (schema/pages/plots). */
export function Drawing({ of: { tag, attributes, children } }: { of: Shape }): ReactElement {
  const drawn = children.map((child) => (typeof child === 'string' ? child : Drawing({ of: child })));
  return createElement(tag, attributes, ...drawn);
}
