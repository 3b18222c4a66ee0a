import { adminPath } from '#frontend/admin/admin-address.ts';
import type { MrrMovementsQueryVariables } from '#frontend/generated/graphql.ts';
import { CANCEL_ANSWERS } from '#schema/rules/money/cancel-reasons.ts';
import { MOVEMENT_KINDS } from '#schema/rules/money/mrr.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';

export type ShownMovements = Pick<MrrMovementsQueryVariables, 'from' | 'to' | 'kind' | 'reason' | 'said'>;

/** The movements that an address names; null when it names the figures. */
export function movementsOf(search: URLSearchParams): ShownMovements | null {
  if (search.get('show') !== 'movements') return null;
  const kind = MOVEMENT_KINDS.find((each) => each === search.get('kind')) ?? null;
  const said = CANCEL_ANSWERS.find((each) => each === search.get('said')) ?? null;
  return { ...daysOf(search), kind, reason: search.get('reason'), said };
}

/** The days that an address names. */
export function daysOf(search: URLSearchParams): { from: string | null; to: string | null } {
  const day = (name: string) => [search.get(name)].find((text) => text !== null && isDay(text)) ?? null;
  return { from: day('from'), to: day('to') };
}

/** The address of the movements behind a figure. */
export function movementsPath(shown: ShownMovements): string {
  return adminPath('money', { show: 'movements', ...movementFilters(shown) });
}

/** What of all movements is shown. What is not set is left out. */
export function movementFilters({ from, to, kind, reason, said }: ShownMovements): Record<string, string> {
  const all = { from, to, kind, reason, said };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]));
}
