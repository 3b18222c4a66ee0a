import type { PickViewer } from '#schema/rules/access/visibility.ts';

/**
 * Everything about a viewer that decides what they see, as text. It is made from every field, so that a right which is
 * added to the viewer separates those who have it from those who do not: ready answers and live updates are shared by
 * viewers with the same key.
 */
export function viewerKeyOf(viewer: PickViewer | null): string {
  if (!viewer) return 'null';
  const inOrder = Object.entries(viewer).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(inOrder));
}

/** The viewer of a key. */
export function viewerIn(viewerKey: string): PickViewer | null {
  return JSON.parse(viewerKey) as PickViewer | null;
}
