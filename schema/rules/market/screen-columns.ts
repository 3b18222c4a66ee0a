import { plainName } from '#schema/rules/text/table/match-columns.ts';
import type { TableRow } from '#schema/rules/text/table/table.ts';

/** What the columns of a book's screen hold, where each game has a line for each team. */
const PARTS = {
  rotation: /^(rot|rotation|rotation number|rot #|nss|#|no)$/,
  day: /^(date|day|game date)$/,
  time: /^(time|start|start time|game time|kickoff)$/,
  team: /^(teams?|team name|participants?|competitors?)$/,
  spread: /^(point spread|spread|run line|puck line|handicap|ats|sides?)$/,
  spreadOdds: /^(spread|run line|puck line|handicap) (odds|price|juice)$/,
  total: /^(totals?|total points|game total|over under|o u|ou)$/,
  totalOdds: /^(totals?|over under|o u|ou) (odds|price|juice)$/,
  money: /^(money|money ?line|ml|to win|h2h)( odds| price)?$/,
} as const;
export type ScreenPart = keyof typeof PARTS;

/** Columns that say which teams play, or which bet a line is: with one of them a file is no screen. */
const OF_OTHER_FILES =
  /^(away|home|visitor|opponent|opp|game|matchup|match|event|market|side|odds|price|pick|selection|bet)( team)?$/;
const PRICED: readonly ScreenPart[] = ['spread', 'total', 'money'];

export interface ScreenColumns {
  places: Partial<Record<ScreenPart, number>>;
  /** Columns that are no part of a screen, by place. */
  others: [name: string, at: number][];
  /** 'Fri 12/4, 7:30 PM': of the lines below, where the names have it. */
  start: Start | null;
}

/** A team's line of a screen, by the columns of its part of the page. */
export interface ScreenLine extends TableRow {
  columns: ScreenColumns;
  text(part: ScreenPart): string;
}

interface Start {
  day: string;
  time: string;
}

/** The columns that a line names, or null where it does not name those of a screen. */
export function screenColumns(cells: readonly string[]): ScreenColumns | null {
  const names = cells.map((cell) => plainName(cell.replace(/^column \d+$/, '')));
  if (names.some((name) => OF_OTHER_FILES.test(name))) return null;
  const start = cells.map(startIn).find((found) => found !== null) ?? null;
  const places: ScreenColumns['places'] = {};
  const others: ScreenColumns['others'] = [];
  for (const [at, name] of names.entries()) {
    const part = partOf(name);
    if (part && places[part] === undefined) places[part] = at;
    else if (name !== '' && !startIn(cells[at] ?? '')) others.push([cells[at] ?? '', at]);
  }
  // Above the teams often stands when they play, or nothing.
  const unnamed = names.findIndex((name, at) => name === '' || startIn(cells[at] ?? ''));
  if (places.team === undefined && unnamed >= 0) places.team = unnamed;
  const priced = PRICED.filter((part) => places[part] !== undefined);
  return priced.length >= 2 && places.team !== undefined ? { places, others, start } : null;
}

function partOf(name: string): ScreenPart | undefined {
  return (Object.keys(PARTS) as ScreenPart[]).find((part) => PARTS[part].test(name));
}

const START = /^(.*\d[-/.]\d.*?|.*[a-z]{3,}\.? \d{1,2}(?:,? \d{4})?),?\s+(?:at |@ )?(\d{1,2}:\d{2}\b.*)$/i;

/** A day and a time in one cell. */
export function startIn(cell: string): Start | null {
  const [, day, time] = START.exec(cell) ?? [];
  return day && time ? { day, time } : null;
}
