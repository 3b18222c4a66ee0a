import type { Rows } from '#gateway/database/rows.ts';
import type { LetterPick } from '#gateway/mail/letter.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { lastCheckpoint } from '#gateway/record/read-checkpoint.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { boardPickPath } from '#schema/rules/api/public-paths.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { americanOdds } from '#schema/rules/picks/odds.ts';
import { thousands, withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { gameClock, shortDay } from '#schema/rules/time/eastern-time.ts';
import { entriesOfPicks } from './letter-picks.sql.ts';

/** The entries of picks in the record, and the last checkpoint where it holds all of them. */
export interface Evidence {
  /** The number of the newest entry of each pick. */
  entries: ReadonlyMap<string, number>;
  /** Null: the last checkpoint lacks one of them, so a mail names none. */
  checkpoint: { size: number; root: string } | null;
}

export async function evidenceOf(rows: Rows, picks: readonly PickRecord[]): Promise<Evidence> {
  const ids = [...new Set(picks.map(({ id }) => id))];
  const [found, last] = await Promise.all([entriesOfPicks.all(rows, { ids }), lastCheckpoint(rows)]);
  const holdsAll = last !== null && found.every(({ entry }) => entry < last.size);
  return { entries: new Map(found.map(({ id, entry }) => [id, entry])), checkpoint: holdsAll ? last : null };
}

interface Shown {
  publicUrl: string;
  entries: Evidence['entries'];
}

/** A pick whose words its reader may see. */
export function openPick(pick: PickRecord, shown: Shown): LetterPick {
  const { odds, units, book, pickDetails } = pick;
  const stake = units === null ? '' : stakeText(units);
  return {
    ...lockedPick(pick, shown),
    about: [...aboutOf(pick), [stake, book && `at ${book}`].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(' · '),
    words: withMinus(pick.pick),
    price: odds === null ? null : withMinus(americanOdds(odds)),
    why: withMinus(firstWords(pickDetails)),
  };
}

/** A pick without its words: only what everyone may see of it. */
export function lockedPick(pick: PickRecord, { publicUrl, entries }: Shown): LetterPick {
  const { id, date, time } = pick;
  const entry = entries.get(id);
  return {
    game: gameText(pick),
    starts: gameClock(date, time),
    about: aboutOf(pick).join(' · '),
    ...{ words: null, price: null, why: null, note: null },
    entry: entry === undefined ? null : `Entry ${thousands(entry)} of the record`,
    url: `${publicUrl}${boardPickPath(pick)}`,
  };
}

function aboutOf({ league, tier, date, time, analyst }: PickRecord): string[] {
  const start = `${shortDay(date)}, ${gameClock(date, time)}`;
  return [league, tierLabel(tier), start, ...(analyst ? [analyst] : [])];
}

const WHY_CHARACTERS = 160;

/** The first sentences of a text, as many as fit; of a longer one its beginning. */
function firstWords(text: string): string {
  const [line = ''] = text.trim().split('\n');
  if (line.length <= WHY_CHARACTERS) return line;
  const sentences = line.slice(0, WHY_CHARACTERS).match(/^.*[.!?](?=\s)/s)?.[0];
  return sentences ?? `${line.slice(0, WHY_CHARACTERS - 1).replace(/\s+\S*$/, '')}…`;
}

export function withdrawnPick(pick: PickRecord, shown: Shown): LetterPick {
  return { ...lockedPick(pick, shown), note: `Withdrawn: ${pick.withdrawnReason ?? 'no reason was given'}` };
}

/** A pick whose game had started when the message could go out. */
export function missedPick(pick: PickRecord, shown: Shown): LetterPick {
  return { ...lockedPick(pick, shown), note: 'Its game has started' };
}

/** The words of a pick in a line. */
export function wordsOf({ pick, odds, units, book }: PickRecord): string {
  const price = odds === null ? '' : ` (${americanOdds(odds)})`;
  const stake = units === null ? '' : `, ${stakeText(units)}`;
  return withMinus(`${pick}${price}${stake}${book ? `, at ${book}` : ''}`);
}
