import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Explained, type FigureRows } from './Explained.tsx';
import styles from './Figure.module.css';
import { Quiet } from './mantine.ts';
import { SmallLine } from './SmallLine.tsx';

/** A part of the dashboard in figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** The list that the figure counts. */
  to?: string;
  /** Its change, or what else belongs to it. */
  note?: ReactNode;
  /** How it went, as a small line. */
  line?: readonly number[];
  /** How it is counted, behind an i. */
  definition?: string;
  /** The addresses of what it is made of, behind the same. */
  rows?: readonly FigureRows[];
}

export function Figure({ label, value, to, note, line, definition, rows }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Quiet component="dt" display="flex" className={styles.label}>
        {label}
        {definition && (
          <Explained of={label} {...(rows && { rows })}>
            {definition}
          </Explained>
        )}
      </Quiet>
      <dd className={styles.value}>
        {to ? (
          <Link to={to}>
            {value}
            <span className="visually-hidden">: {label}</span>
          </Link>
        ) : (
          value
        )}
      </dd>
      {note && (
        <Quiet component="dd" c="var(--ink-2)">
          {note}
        </Quiet>
      )}
      {line && line.length > 1 && (
        <dd className={styles.line}>
          <SmallLine values={line} />
        </dd>
      )}
    </div>
  );
}
