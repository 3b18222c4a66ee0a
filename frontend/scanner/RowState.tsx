import { Tag } from '#frontend/ui/Tag.tsx';
import type { ScannerRow } from './use-held-rows.ts';

/** What is to be known before betting: that it no longer stands, or that one of its prices is probably an error. */
export function RowState({ row }: { row: ScannerRow }) {
  if (row.isGone) return <Tag>Gone</Tag>;
  return row.isDoubtful ? <Tag tone="loss">Probably an error</Tag> : null;
}
