import { useState } from 'react';
import { TableFrame } from '#frontend/ui/TableFrame.tsx';
import styles from './plots.module.css';

/** All values of a plot, as they are read; the first cell of a row names it. */
export interface PlotTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface PlotDataProps {
  title: string;
  table(): PlotTable;
}

/** 'Show as table'. Rows are made when it opens: a curve has a row for each day. */
export function PlotData({ title, table }: PlotDataProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.data} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show as table</summary>
      {isOpen && <DataTable title={title} table={table()} />}
    </details>
  );
}

function DataTable({ title, table: { columns, rows } }: { title: string; table: PlotTable }) {
  return (
    <TableFrame label={`${title}, as a table`} low>
      <table className={styles.values}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
