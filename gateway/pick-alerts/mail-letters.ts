import type { Letter } from '#gateway/mail/letter.ts';
import { linksTo } from '#gateway/mail/letter.ts';
import { pickAlert, pickDigest } from '#gateway/mail/templates/pick-alert.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { Message } from './decide.ts';
import { type Evidence, lockedPick, missedPick, openPick, withdrawnPick } from './letter-picks.ts';

export function alertLetter({ news, wasQuiet }: Message, publicUrl: string, { entries }: Evidence): Letter {
  const shown = { publicUrl, entries };
  const told = {
    opened: news.opened.map((pick) => openPick(pick, shown)),
    edited: news.edited.map((pick) => openPick(pick, shown)),
    withdrawn: news.withdrawn.map((pick) => withdrawnPick(pick, shown)),
    locked: news.locked.map((pick) => lockedPick(pick, shown)),
    missed: news.missed.map((pick) => missedPick(pick, shown)),
  };
  return pickAlert({ ...told, wasQuiet }, linksTo(publicUrl));
}

export interface Digest {
  picks: readonly PickRecord[];
  day: string;
  /** The time that the member chose, '9:00 AM', when nothing was open then. */
  waitedSince: string | null;
}

export function digestLetter(
  { picks, day, waitedSince }: Digest,
  publicUrl: string,
  { entries }: Evidence,
): Letter {
  const shown = picks.map((pick) => openPick(pick, { publicUrl, entries }));
  return pickDigest({ picks: shown, day, waitedSince }, linksTo(publicUrl));
}
