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

/** What a member is sent, each pick once, each list in the order of the starts. */
export interface News<P extends ToldPick> {
  opened: P[];
  edited: P[];
  withdrawn: P[];
  /** Without words. */
  locked: P[];
  /** It opened to the member, who was not told before its game started: because of quiet hours, or of a mail server that was away. */
  missed: P[];
}

/**
 * What a member may be sent about picks at a moment. The gate decides, as everywhere: only open picks show their words. A version that
 * the member knows is not sent again, an edit goes only to those who were sent the words, and a game that has started is not news.
 */
export function newsOf<P extends ToldPick>(
  { viewer, settings, known }: NewsReader,
  occasions: readonly Occasion<P>[],
  now: Date,
): News<P> {
  const news: News<P> = { opened: [], edited: [], withdrawn: [], locked: [], missed: [] };
  const said = new Set<string>();
  for (const { kind, pick, ofOwnPlan } of occasions) {
    if (said.has(pick.id) || !wantsPick(settings, pick)) continue;
    const circumstances = { viewer, settings, ofOwnPlan, now };
    const place =
      pick.startsAt > now
        ? placeOf(kind, pick, known.get(pick.id), circumstances)
        : placeOfStarted(kind, pick, known.get(pick.id), circumstances);
    if (!place) continue;
    news[place].push(pick);
    said.add(pick.id);
  }
  for (const picks of Object.values<P[]>({ ...news }))
    picks.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
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

/** A game that has started is no news; that the member was not told of it in time is. */
function placeOfStarted(
  kind: BatchKind,
  pick: ToldPick,
  known: number | undefined,
  { viewer }: Circumstances,
): 'missed' | null {
  if (kind !== 'RELEASE' || pick.status !== 'PUBLISHED' || viewer.onBreak || known) return null;
  const justBefore = new Date(pick.startsAt.getTime() - 1);
  return visibility(pick, viewer, justBefore).state === 'OPEN' ? 'missed' : null;
}
