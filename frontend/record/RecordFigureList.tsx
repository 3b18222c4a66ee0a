import { Link } from 'react-router-dom';
import {
  closingFigure,
  drawdownFigure,
  type FigureText,
  hitRateFigure,
  recordFigure,
  unitsFigure,
  yieldFigure,
} from '#schema/rules/stats/figure-text.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import styles from './RecordFigures.module.css';

interface RecordFigureListProps {
  stats: StatsFile;
  /** The address at which the picks behind a figure are listed. */
  rowsAddress: string;
}

/** The headline: each figure with its sample and uncertainty, and a way to its picks. */
export function RecordFigureList({ stats, rowsAddress }: RecordFigureListProps) {
  const { figures, curve } = stats;
  if (!figures) return null;
  const shown: [label: string, figure: FigureText][] = [
    ['Record', recordFigure(figures)],
    ['Units', unitsFigure(figures.staked)],
    ['Yield', yieldFigure(figures.staked)],
    ['Hit rate', hitRateFigure(figures.hitRate)],
    ['At one unit a pick', unitsFigure(figures.flat)],
    ['Yield at one unit', yieldFigure(figures.flat)],
    ['Biggest drop', drawdownFigure(curve.drawdown)],
    ['Closing line value', closingFigure(figures.closingLine)],
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(([label, { value, note, tone }]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value} data-tone={tone}>
            <Link to={rowsAddress} aria-label={`${label}: ${value}. Show its picks`}>
              {value}
            </Link>
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
