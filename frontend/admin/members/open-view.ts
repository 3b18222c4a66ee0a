import { PATHS } from '#frontend/app/paths.ts';
import type { ViewAsMutation } from '#frontend/generated/graphql.ts';

type View = Pick<ViewAsMutation['viewAs'], 'viewId' | 'email' | 'endsAt'> & { userId: string };

/** Throws with a sentence for the reader when the browser refuses to open a tab. */
export function openView({ viewId, userId, email, endsAt }: View): void {
  const tab = window.open('about:blank');
  if (!tab) throw new BlockedTab();
  // Kept in that tab alone, for frontend/public/before-paint.js.
  tab.sessionStorage.setItem('viewAs', JSON.stringify({ id: viewId, userId, email, endsAt }));
  tab.location.replace(PATHS.home);
}

export class BlockedTab extends Error {
  constructor() {
    super('Your browser blocked the new tab. Allow pop-ups for this site, then try again.');
  }
}
