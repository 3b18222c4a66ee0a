import { isBlank } from '#schema/rules/market/reading/plain-text.ts';
import { namesZone } from '#schema/rules/market/reading/read-time.ts';
import type { MatchedRow } from '#schema/rules/text/table/matched-rows.ts';
import type { GameColumn } from './game-columns.ts';

/** A line whose times have the zone of their own column, or of all lines, where they name none. */
export function withZone(line: MatchedRow<GameColumn>): MatchedRow<GameColumn> {
  const { zone, time, starts } = line.cells;
  if (isBlank(zone)) return line;
  const zoned = (words: string) => (isBlank(words) || namesZone(words) ? words : `${words} ${zone}`);
  return { ...line, cells: { ...line.cells, time: zoned(time), starts: zoned(starts) } };
}
