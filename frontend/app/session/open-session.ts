type LiveSession = typeof import('./live-session.ts');

let opening: Promise<LiveSession> | null = null;

/**
 * Loads identity and Apollo, once, and begins to follow who is signed in. Member pages call it at once,
 * public ones when the browser is idle, so that neither is part of a landing page's first load.
 */
export function openSession(): Promise<LiveSession> {
  opening ??= import('./live-session.ts').then((live) => {
    live.followIdentity();
    return live;
  });
  // A failed download may succeed the next time it is asked for.
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

export function openSessionWhenIdle(): void {
  const open = () => void openSession().catch(() => {});
  if ('requestIdleCallback' in window) window.requestIdleCallback(open, { timeout: 3_000 });
  else setTimeout(open, 500);
}

/** Signs out here and, through the identity store, in every other tab of this browser. */
export async function signOut(): Promise<void> {
  const live = await openSession();
  await live.leave('signed-out');
}
