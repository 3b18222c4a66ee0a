import type { Key, ReactNode } from 'react';
import { Table } from './mantine.ts';
import styles from './table.module.css';

export interface Column<Row> {
  head: string;
  cell(row: Row): ReactNode;
  /** A number or a moment, which stays in one line. */
  figure?: boolean;
  /** Whether it names the row; the first one does unless another says so. */
  isName?: boolean;
  className?: string | undefined | ((row: Row) => string | undefined);
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<NoInfer<Row>>[];
  rows: readonly Row[];
  keyOf(row: NoInfer<Row>): Key;
  /** The buttons at the end of a row. */
  actions?(row: NoInfer<Row>): ReactNode;
  /** Of the table, where its rows are other cards on narrow screens. */
  className?: string | undefined;
}

/** A table on wide screens, cards on narrow ones, whose cells say the name of their column. */
export function DataTable<Row>({ caption, columns, rows, keyOf, actions, className }: DataTableProps<Row>) {
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  return (
    <div className={styles.frame}>
      <Table className={[styles.table, className].filter(Boolean).join(' ')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.head} {...{ column, row }} isName={column === name} />
              ))}
              {actions && <td className={styles.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isName: boolean;
}

function Cell<Row>({ column: { head, cell, figure, className }, row, isName }: CellProps<Row>) {
  const own = typeof className === 'function' ? className(row) : className;
  const classes = [figure && styles.figure, own].filter(Boolean).join(' ');
  if (isName)
    return (
      <th scope="row" className={classes}>
        {cell(row)}
      </th>
    );
  return (
    <td data-label={head} className={classes}>
      <div>{cell(row)}</div>
    </td>
  );
}
