import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** A cell by its row and its place among the columns, the headings not counted. */
interface GridCell {
  row: number;
  column: number;
}

const nameOf = ({ row, column }: GridCell) => `${row} ${column}`;

/**
 * One tab stop for a table of links, as the grid of the ARIA practices: arrows go from cell to cell, Home and End to the ends of a row, with
 * Ctrl to those of the table. The table takes `grid`, each link what `cell` gives for its place.
 */
export function useGridFocus() {
  const [current, setCurrent] = useState(nameOf({ row: 0, column: 0 }));
  const cell = (place: GridCell) => ({
    'data-cell': nameOf(place),
    tabIndex: nameOf(place) === current ? 0 : -1,
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.cell) setCurrent(target.dataset.cell);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
    const next = STEPS[event.key]?.(
      placeOf(event.target as HTMLElement),
      event.ctrlKey || event.metaKey,
      links,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { grid: { role: 'grid', onFocus, onKeyDown }, cell };
}

function placeOf({ dataset }: HTMLElement): GridCell {
  const [row = 0, column = 0] = (dataset.cell ?? '').split(' ').map(Number);
  return { row, column };
}

type Step = (from: GridCell, isFar: boolean, links: readonly HTMLElement[]) => HTMLElement | undefined;

const by =
  (rows: number, columns: number): Step =>
  ({ row, column }, _isFar, links) =>
    links.find(({ dataset }) => dataset.cell === nameOf({ row: row + rows, column: column + columns }));

const to =
  (end: 0 | -1): Step =>
  ({ row }, isFar, links) =>
    links.filter((link) => isFar || placeOf(link).row === row).at(end);

const STEPS: Record<string, Step> = {
  ArrowLeft: by(0, -1),
  ArrowRight: by(0, 1),
  ArrowUp: by(-1, 0),
  ArrowDown: by(1, 0),
  Home: to(0),
  End: to(-1),
};
