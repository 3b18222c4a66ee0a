import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { NEW_ROLE_MILLISECONDS, REMOVAL_MILLISECONDS } from '#schema/rules/money/four-eyes.ts';
import { HOUR, SECOND } from '#schema/rules/time/durations.ts';
import type { PlanPriceMoveType } from '#schema/types/money/plan-price-move.type.ts';
import * as statements from './list-price-moves.sql.ts';

export const MOST_MOVES = 50;

/** A lone owner may approve what they proposed this long ago. */
const ALONE_AFTER_MILLISECONDS = HOUR;

/** What the statements take of these rules. */
export const APPROVING = {
  aloneSeconds: ALONE_AFTER_MILLISECONDS / SECOND,
  newRoleSeconds: NEW_ROLE_MILLISECONDS / SECOND,
  removalSeconds: REMOVAL_MILLISECONDS / SECOND,
};

/** Moves of running plans, the last proposed first. */
export function listPriceMoves(context: Context): Promise<PlanPriceMoveType[]> {
  const who = { me: memberOf(context).id, now: context.now };
  return statements.listPriceMoves.all(context.database.em, { ...APPROVING, ...who, most: MOST_MOVES });
}
