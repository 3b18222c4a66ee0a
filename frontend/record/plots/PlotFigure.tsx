import { useParentSize } from '@visx/responsive';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { PlotData, type PlotTable } from './PlotData.tsx';
import styles from './plots.module.css';

/** What the cursor says at one place. */
export interface Reading {
  /** 'Nov 20, 2026' */
  name: string;
  /** '+12.3 units after 340 picks' */
  text: string;
}

export interface Drawing {
  /** Of the whole picture, in CSS pixels. */
  width: number;
  /** The place of the reading that is shown. */
  cursor: number;
}

interface PlotFigureProps<Item> {
  title: string;
  /** What the plot shows, in a sentence. */
  finding: string;
  /** What each item is: 'Day'. */
  through: string;
  /** What the cursor goes through. */
  items: readonly Item[];
  reading(item: Item): Reading;
  /** The place shown first. */
  start: number;
  table(): PlotTable;
  legend: ReactNode;
  height: number;
  /** The reading nearest to a point of the picture. */
  nearest(point: { x: number; y: number }, width: number): number;
  children(drawing: Drawing): ReactNode;
}

/** What RecordPage.module.css leaves a plot: its widest, and its margins. */
const PAGE = { widest: 1048, margins: 32 };
/** Made once: another object would make the observer begin again. */
const MEASURED = {
  /** Until it is measured. Where this is right, nothing is drawn twice. */
  initialSize: { width: Math.min(PAGE.widest, document.documentElement.clientWidth - PAGE.margins) },
  ignoreDimensions: ['top', 'left', 'height'] as ('top' | 'left' | 'height')[],
  debounceTime: 50,
};
/** Nothing can be drawn into less, as while the plot is hidden. */
const MIN_WIDTH = 240;

/**
 * A plot with its finding above it, a cursor that keys and pointers move and whose value is the whole reading, and all of
 * its values in a table. The picture itself says nothing to screen readers that is not in words beside it.
 */
export function PlotFigure<Item extends object>(props: PlotFigureProps<Item>) {
  const { title, finding, legend, height, nearest, children, ...rest } = props;
  const { through, items, start, table } = rest;
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const cursor = Math.max(0, Math.min(chosen ?? start, items.length - 1));
  const { parentRef, width: measured } = useParentSize(MEASURED);
  // All plots are measured at once, and drawn again without blocking the page. While they are hidden they measure 0.
  const width = useDeferredValue(Math.max(measured || MEASURED.initialSize.width, MIN_WIDTH));
  const item = items[cursor];
  const reading = item && rest.reading(item);
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.caption}>
        <strong id={`${id}-title`}>{title}</strong>
        <span>{finding}</span>
      </figcaption>
      <div ref={parentRef} className={styles.picture}>
        <svg
          aria-hidden="true"
          width={width}
          height={height}
          onPointerMove={({ currentTarget, clientX, clientY }) => {
            const { left, top } = currentTarget.getBoundingClientRect();
            setChosen(nearest({ x: clientX - left, y: clientY - top }, width));
          }}
        >
          {children({ width, cursor })}
        </svg>
      </div>
      <ul className={styles.legend}>{legend}</ul>
      <div className={styles.reading}>
        <input
          type="range"
          id={`${id}-cursor`}
          aria-label={`${through} of ${title}`}
          aria-valuetext={reading && `${reading.name}: ${reading.text}`}
          min={0}
          max={items.length - 1}
          value={cursor}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
        />
        {/* Screen readers have it as the cursor's value, and would say it twice. */}
        <output htmlFor={`${id}-cursor`} aria-hidden="true">
          <strong>{reading?.name}</strong> {reading?.text}
        </output>
      </div>
      <PlotData title={title} table={table} />
    </figure>
  );
}
