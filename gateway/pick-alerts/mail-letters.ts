import type { Letter } from '#gateway/mail/letter.ts';
import { linksTo } from '#gateway/mail/letter.ts';
import { pickAlert, pickDigest, resultsRecap } from '#gateway/mail/templates/pick-alert.ts';
import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { News } from '#schema/rules/alerts/news.ts';
import { dayPath } from '#schema/rules/api/public-paths.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { decidedPick, type Evidence, lockedPick, openPick, withdrawnPick } from './letter-picks.ts';

export function alertLetter(news: News<PickRecord>, publicUrl: string, { entries }: Evidence): Letter {
  const shown = { publicUrl, entries };
  const told = {
    opened: news.opened.map((pick) => openPick(pick, shown)),
    edited: news.edited.map((pick) => openPick(pick, shown)),
    withdrawn: news.withdrawn.map((pick) => withdrawnPick(pick, shown)),
    locked: news.locked.map((pick) => lockedPick(pick, shown)),
  };
  return pickAlert(told, linksTo(publicUrl));
}

export function digestLetter(
  picks: readonly PickRecord[],
  day: string,
  publicUrl: string,
  { entries }: Evidence,
): Letter {
  const shown = picks.map((pick) => openPick(pick, { publicUrl, entries }));
  return pickDigest(shown, longDay(day), linksTo(publicUrl));
}

export function recapLetter(
  picks: readonly PickRecord[],
  day: string,
  publicUrl: string,
  { entries }: Evidence,
): Letter {
  const shown = picks.map((pick) => decidedPick(pick, { publicUrl, entries }));
  return resultsRecap(shown, longDay(day), totalOf(picks), `${publicUrl}${dayPath(day)}`);
}

/** What the graded picks of the day came to at their stakes, losses included. */
function totalOf(picks: readonly PickRecord[]): string {
  const of = (result: PickRecord['result']) => picks.filter((pick) => pick.result === result);
  const [won, lost] = [of('WIN'), of('LOSS')];
  const units =
    won.reduce((sum, { units, odds }) => sum + (units ?? 0) * ((odds ?? 1) - 1), 0) -
    lost.reduce((sum, { units }) => sum + (units ?? 0), 0);
  const open = picks.filter(({ result }) => result === 'PENDING').length;
  const later = open > 0 ? ` ${counted(open, 'pick')} not graded yet.` : '';
  return `${won.length} won, ${lost.length} lost: ${unitsText(units)} at the stakes of the picks.${later}`;
}
