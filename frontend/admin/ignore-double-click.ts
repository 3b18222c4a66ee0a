import type { MouseEvent } from 'react';

/** Ignores the second press of a double click: it would answer the question that the first one raised. */
export function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
