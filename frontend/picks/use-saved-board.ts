import { useEffect, useState } from 'react';
import { saveBoard } from '#frontend/app/saved-board.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import type { Board } from './board.ts';

/**
 * Saves each board that the server answers with, and the page itself once, for reading without a connection. Returns
 * when the board on screen was saved.
 */
export function useSavedBoard(member: Member, answered: Board | null): string | null {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  useEffect(() => {
    if (!answered) return;
    const now = serverNow();
    saveBoard(member, answered, now);
    setSavedAt(now.toISOString());
  }, [member, answered]);
  const hasBoard = answered !== null;
  useEffect(() => {
    if (!hasBoard) return;
    // Its page is what the service worker's copy of this one shows.
    void Promise.all([import('#frontend/app/offline-shell.ts'), import('./SavedBoardPage.tsx')])
      .then(([{ cacheShell }]) => cacheShell())
      .catch(() => {});
  }, [hasBoard]);
  return savedAt;
}
