import { type GatedPick, type PickViewer, visibility } from '#schema/rules/access/visibility.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type AlertSettings, type BatchKind, wantsPick } from './alert-settings.ts';

/** What an alert may tell of a pick. */
interface ToldPick extends GatedPick {
  id: string;
  league: League;
  version: number;
}

/** A pick in the batch of an alert. */
export interface Occasion<P extends ToldPick> {
  kind: BatchKind;
  pick: P;
  /** Whether the batch is of the pick's own plan: only there are members without the plan told that it is locked. */
  ofOwnPlan: boolean;
}

interface NewsReader {
  viewer: PickViewer;
  settings: Pick<AlertSettings, 'leagues' | 'tiers' | 'lockedNews'>;
  /** The newest version of each pick whose words the member has; 0: that it is locked. */
  known: ReadonlyMap<string, number>;
}

/** What a member is told, each pick once. */
export interface News<P extends ToldPick> {
  opened: P[];
  edited: P[];
  withdrawn: P[];
  /** Without words. */
  locked: P[];
}

/**
 * What a member may be told of picks at a moment. The gate decides, as everywhere: only open picks show their words. A version that
 * the member knows is not sent again, an edit goes only to those who were sent the words, and a game that has started is not news.
 */
export function newsOf<P extends ToldPick>(
  { viewer, settings, known }: NewsReader,
  occasions: readonly Occasion<P>[],
  now: Date,
): News<P> {
  const news: News<P> = { opened: [], edited: [], withdrawn: [], locked: [] };
  const said = new Set<string>();
  for (const { kind, pick, ofOwnPlan } of occasions) {
    if (said.has(pick.id) || pick.startsAt <= now || !wantsPick(settings, pick)) continue;
    const place = placeOf(kind, pick, known.get(pick.id), { viewer, settings, ofOwnPlan, now });
    if (!place) continue;
    news[place].push(pick);
    said.add(pick.id);
  }
  return news;
}

interface Circumstances extends Pick<NewsReader, 'viewer' | 'settings'> {
  ofOwnPlan: boolean;
  now: Date;
}

function placeOf(
  kind: BatchKind,
  pick: ToldPick,
  known: number | undefined,
  { viewer, settings, ofOwnPlan, now }: Circumstances,
): keyof News<ToldPick> | null {
  if (viewer.onBreak) return null;
  const hasWords = known !== undefined && known > 0;
  if (pick.status === 'WITHDRAWN') return hasWords && kind === 'WITHDRAWAL' ? 'withdrawn' : null;
  const seen = visibility(pick, viewer, now);
  if (seen.state === 'OPEN') {
    if (hasWords) return kind === 'EDIT' && known < pick.version ? 'edited' : null;
    return kind === 'EDIT' ? null : 'opened';
  }
  if (seen.state === 'HIDDEN' || seen.reason === 'NOT_RELEASED' || kind !== 'RELEASE') return null;
  return settings.lockedNews && ofOwnPlan && known === undefined ? 'locked' : null;
}
