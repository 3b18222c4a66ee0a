import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import type { News } from '#schema/rules/alerts/news.ts';

export function newsPicks({ opened, edited, withdrawn, locked }: News<PickRecord>): PickRecord[] {
  return [...opened, ...edited, ...withdrawn, ...locked];
}

/** What is remembered of a message: words that were sent, by their version; that a pick is locked, as none. */
export function toldOf({ opened, edited, withdrawn, locked }: News<PickRecord>): Record<string, number> {
  const words = [...opened, ...edited, ...withdrawn].map(({ id, version }) => [id, version]);
  return Object.fromEntries([...words, ...locked.map(({ id }) => [id, 0])]);
}
