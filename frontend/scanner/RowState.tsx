import { Tag } from '#frontend/ui/Tag.tsx';
import type { ScannerRow } from './use-held-rows.ts';

/**
 * What is to be known before betting: that one of its prices is probably an error, or that it left the list. That is in
 * place of the start, so that no row becomes taller under a pointer.
 */
export function RowState({ row }: { row: ScannerRow }) {
  if (row.isGone) return <Tag>Off the list</Tag>;
  return row.isDoubtful ? <Tag tone="loss">Probably an error</Tag> : null;
}
