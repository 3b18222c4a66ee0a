import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { ClaimedAlert, Outcome } from './channel.ts';
import { NOT_NEWS } from './decide.ts';

/**
 * What became of one alert of a message: as sent counts only one with a pick in it. What was missed, or was no news, is named as not
 * told, though others of the message were.
 */
export function outcomeOf(
  { batch: { id, kind } }: ClaimedAlert,
  outcome: Outcome,
  picks: ReadonlyMap<string, PickRecord[]>,
): Outcome {
  if (outcome.state !== 'SENT' || kind === 'DIGEST' || kind === 'RECAP') return outcome;
  const isTold = (picks.get(id) ?? []).some((pick) => outcome.told[pick.id] !== undefined);
  return isTold ? outcome : { state: 'WITHHELD', reason: outcome.reason ?? NOT_NEWS };
}
