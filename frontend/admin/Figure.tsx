import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Figure.module.css';

/** A part of the dashboard in figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

/** A way from a figure to what it is made of. */
export interface FigureRows {
  to: string;
  words: string;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** How it is counted, one click behind the figure. */
  definition?: string;
  /** The addresses of what it is made of, and what is shown there. */
  rows?: readonly FigureRows[];
}

export function Figure({ label, value, note, definition, rows }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {rows && (
        <dd className={styles.rows}>
          {rows.map(({ to, words }) => (
            <Link key={words} to={to}>
              {words}
            </Link>
          ))}
        </dd>
      )}
      {definition && (
        <dd>
          <Definition of={label}>{definition}</Definition>
        </dd>
      )}
    </div>
  );
}

/** What a figure or a plot counts, folded. */
export function Definition({ of, children }: { of: string; children: string }) {
  return (
    <details className={styles.definition}>
      <summary>
        How it is counted<span className="visually-hidden">: {of}</span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
