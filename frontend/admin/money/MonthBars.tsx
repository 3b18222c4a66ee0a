import type { ReactNode } from 'react';
import { Definition } from '#frontend/admin/Figure.tsx';
import { PlotFigure } from '#frontend/plots/PlotFigure.tsx';
import { plainMonth } from '#schema/rules/time/eastern-time.ts';
import { type Bar, barPlaces, barsPlot } from './bars-shape.ts';
import styles from './Money.module.css';

/** A part of each month's bar: above the line, or below it where its cents are negative. */
export interface MonthPart<Month> {
  name: string;
  color: string;
  of(month: Month): number;
}

interface MonthBarsProps<Month> {
  title: string;
  /** What the plot shows, in a sentence. */
  finding: string;
  months: readonly Month[];
  /** In their order from the line. */
  parts: readonly MonthPart<Month>[];
  reading(month: Month): string;
  /** The columns of the table beside the month, the parts among them. */
  columns: readonly Pick<MonthPart<Month>, 'name' | 'of'>[];
  cell(cents: number): string;
  more?(month: Month): ReactNode;
  definition: string;
}

/** Money by month as stacked bars, with the color of each part named below. */
export function MonthBars<Month extends { month: string }>(props: MonthBarsProps<Month>) {
  const { title, finding, months, parts, reading, columns, cell, more, definition } = props;
  const bars = months.map(
    (month): Bar => ({
      name: plainMonth(month.month).slice(0, 3),
      parts: parts.map(({ of, color }) => ({ cents: of(month), color })),
    }),
  );
  return (
    <section>
      <PlotFigure
        {...{ title, finding, more }}
        through="Month"
        items={months}
        places={barPlaces(bars)}
        reading={(month) => ({ name: plainMonth(month.month), text: reading(month) })}
        start={months.length - 1}
        table={() => ({
          columns: ['Month', ...columns.map(({ name }) => name)],
          rows: months.map((month) => [plainMonth(month.month), ...columns.map(({ of }) => cell(of(month)))]),
        })}
        picture={barsPlot(bars)}
      />
      <Legend parts={parts} />
      <Definition of={title}>{definition}</Definition>
    </section>
  );
}

function Legend({ parts }: { parts: readonly { name: string; color: string }[] }) {
  return (
    <ul className={styles.legend}>
      {parts.map(({ name, color }) => (
        <li key={name}>
          <svg width="10" height="10" aria-hidden="true">
            <rect width="10" height="10" rx="2" fill={color} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
