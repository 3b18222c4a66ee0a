import type { Market } from './pick-values.ts';

interface WordedLine {
  market: Market | null;
  pick: string;
  line: number | null;
}

/** '−3.5' after a team. Odds have three digits, and a team's own number has no sign. */
const SPREAD = /(?:^|\s)([+-]\d{1,2}(?:\.\d+)?)(?=$|[\s,;)])/g;
/** '48.5' after 'over' or 'under'. */
const TOTAL = /\b(?:over|under|o|u)\s*(\d{1,3}(?:\.\d+)?)(?=$|[\s,;)])/gi;

/** The line in a pick's words where it is another than its own; null where they agree, or the words name none or several. */
export function otherLineInText({ market, pick, line }: WordedLine): number | null {
  if (line === null || market === 'MONEYLINE' || market === 'PROP') return null;
  const words = pick.replaceAll(/[−–]/g, '-').replaceAll('½', '.5');
  const patterns = market === null ? [SPREAD, TOTAL] : [market === 'TOTAL' ? TOTAL : SPREAD];
  const lines = patterns.flatMap((pattern) => [...words.matchAll(pattern)].map(([, found]) => Number(found)));
  const [named, ...others] = lines;
  return named === undefined || others.length > 0 || named === line ? null : named;
}
