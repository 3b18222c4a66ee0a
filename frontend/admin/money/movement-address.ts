import { adminPath } from '#frontend/admin/admin-address.ts';
import type { MrrMovementsQueryVariables } from '#frontend/generated/graphql.ts';
import { MOVEMENT_KINDS } from '#schema/rules/money/mrr.ts';
import { addDays, isDay } from '#schema/rules/time/eastern-time.ts';

export type ShownMovements = Pick<MrrMovementsQueryVariables, 'from' | 'to' | 'kind' | 'reason'>;

/** The movements that an address asks for; null when it asks for the figures. */
export function movementsOf(search: URLSearchParams): ShownMovements | null {
  if (search.get('show') !== 'movements') return null;
  const day = (name: string) => [search.get(name)].find((text) => text !== null && isDay(text)) ?? null;
  const kind = MOVEMENT_KINDS.find((each) => each === search.get('kind')) ?? null;
  return { from: day('from'), to: day('to'), kind, reason: search.get('reason') };
}

/** The address of the movements behind a figure. */
export function movementsPath({ from, to, kind, reason }: ShownMovements): string {
  return adminPath('money', {
    ...{ show: 'movements', from: from ?? null, to: to ?? null },
    ...{ kind: kind ?? null, reason: reason ?? null },
  });
}

/** The first and the last day of a month that is written 2026-11. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}
