import { Link } from 'react-router-dom';
import { carefulFigures, headFigures, type NamedFigure } from '#schema/rules/stats/figure-lists.ts';
import type { StatsFile } from '#schema/rules/stats/stats-file.ts';
import styles from './RecordFigures.module.css';

interface RecordFigureListProps {
  stats: StatsFile;
  /** The address at which the picks behind a figure are listed. */
  rowsAddress: string;
}

/** The three figures that everyone reads, each with a way to its picks. */
export function HeadFigureList({ stats, rowsAddress }: RecordFigureListProps) {
  return <Figures figures={headFigures(stats)} rowsAddress={rowsAddress} />;
}

/** Figures of second order, for those who compare records. */
export function CarefulFigures({ stats, note }: { stats: StatsFile; note: string }) {
  return (
    <details className={styles.careful}>
      <summary>For the careful</summary>
      <Figures figures={carefulFigures({ ...stats, drawdown: stats.curve.drawdown })} />
      <p>{note}</p>
    </details>
  );
}

function Figures({ figures, rowsAddress }: { figures: NamedFigure[]; rowsAddress?: string }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([label, { value, note, tone }]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value} data-tone={tone}>
            {rowsAddress ? (
              <Link to={rowsAddress} aria-label={`${label}: ${value}. Show its picks`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
