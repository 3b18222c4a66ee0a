import type { Rows } from '#gateway/database/rows.ts';
import type { LetterPick } from '#gateway/mail/letter.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { lastCheckpoint } from '#gateway/record/read-checkpoint.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { thousands, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { gameClock, shortDay } from '#schema/rules/time/eastern-time.ts';

/** The entries of picks in the record, and the last checkpoint where it holds all of them. */
export interface Evidence {
  /** The number of the newest entry of each pick. */
  entries: ReadonlyMap<string, number>;
  /** Null: the last checkpoint lacks one of them, so a mail names none. */
  checkpoint: { size: number; root: string } | null;
}

const ENTRIES = `select pick_id as id, max(index) as entry from record_leaves
  where pick_id in (select json_array_elements_text(?::json)) group by pick_id`;

export async function evidenceOf(rows: Rows, picks: readonly PickRecord[]): Promise<Evidence> {
  const ids = JSON.stringify([...new Set(picks.map(({ id }) => id))]);
  const [found, last] = await Promise.all([
    rows.execute<{ id: string; entry: number }[]>(ENTRIES, [ids]),
    lastCheckpoint(rows),
  ]);
  const holdsAll = last !== null && found.every(({ entry }) => entry < last.size);
  return { entries: new Map(found.map(({ id, entry }) => [id, entry])), checkpoint: holdsAll ? last : null };
}

interface Shown {
  publicUrl: string;
  entries: Evidence['entries'];
}

/** A pick whose words its reader may see. */
export function openPick(pick: PickRecord, shown: Shown): LetterPick {
  return { ...lockedPick(pick, shown), words: wordsOf(pick) };
}

/** A pick without its words: only what everyone may see of it. */
export function lockedPick(pick: PickRecord, { publicUrl, entries }: Shown): LetterPick {
  const { id, league, tier, date, time, analyst } = pick;
  const start = `${shortDay(date)}, ${gameClock(date, time)}`;
  const entry = entries.get(id);
  return {
    game: gameText(pick),
    about: [league, tierLabel(tier), start, analyst].filter(Boolean).join(' · '),
    words: null,
    note: null,
    entry: entry === undefined ? null : `Entry ${thousands(entry)} of the record`,
    url: `${publicUrl}${pickPath(id)}`,
  };
}

export function withdrawnPick(pick: PickRecord, shown: Shown): LetterPick {
  return { ...lockedPick(pick, shown), note: `Withdrawn: ${pick.withdrawnReason ?? 'no reason was given'}` };
}

/** A pick of a day that is over, which everyone may read. */
export function decidedPick(pick: PickRecord, shown: Shown): LetterPick {
  return { ...openPick(pick, shown), note: resultLabel(pick.result) };
}

/** The words of a pick in a line. */
export function wordsOf({ pick, odds, units, book }: PickRecord): string {
  const price = odds === null ? '' : ` (${americanOdds(odds)})`;
  const stake = units === null ? '' : `, ${stakeText(units)}`;
  return withMinus(`${pick}${price}${stake}${book ? `, at ${book}` : ''}`);
}
