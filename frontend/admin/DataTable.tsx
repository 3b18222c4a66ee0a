import type { ReactNode } from 'react';
import styles from './table.module.css';

interface DataTableProps {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Whether the rows end in buttons. */
  withActions?: boolean;
  children: ReactNode;
}

/** A table on wide screens, cards on narrow ones: cells name their column in `data-label`. */
export function DataTable({ caption, columns, withActions, children }: DataTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {withActions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
