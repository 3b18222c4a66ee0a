import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** What became of a pick that was written. */
export function savedSentence(pick: AdminPickFragment, now: Date): string {
  const game = gameText(pick);
  const releaseAt = pick.releaseAt ? new Date(pick.releaseAt) : null;
  if (pick.status === 'DRAFT') return `Saved as a draft: ${game}.`;
  if (releaseAt && releaseAt > now) return `Scheduled for ${shownPlainMoment(releaseAt)}: ${game}.`;
  return `On the board: ${game}.`;
}
