import { adminPath } from '#frontend/admin/admin-address.ts';
import type { FigureMembersQueryVariables } from '#frontend/generated/graphql.ts';
import { MEMBER_FIGURES } from '#schema/rules/money/revenue-figures.ts';
import { isMonth } from '#schema/rules/time/eastern-time.ts';
import { daysOf } from './movement-address.ts';

export type ShownFigure = Pick<FigureMembersQueryVariables, 'figure' | 'from' | 'to' | 'cohort'>;

/** The figure whose members an address names; null when it names none. */
export function figureOf(search: URLSearchParams): ShownFigure | null {
  const figure = MEMBER_FIGURES.find((each) => each === search.get('figure'));
  if (search.get('show') !== 'members' || !figure) return null;
  const cohort = search.get('cohort');
  return { figure, ...daysOf(search), cohort: cohort && isMonth(cohort) ? cohort : null };
}

/** The address of the members behind a figure. */
export function figurePath(shown: ShownFigure): string {
  return adminPath('money', { show: 'members', ...figureFilters(shown) });
}

/** Which figure, and of which days. What is not set is left out. */
export function figureFilters({ figure, from, to, cohort }: ShownFigure): Record<string, string> {
  const all = { figure, from, to, cohort };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]));
}
