import { useEffect, useState } from 'react';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';

const KEY = 'visitedHome';
const DAY_MS = 86_400_000;

/** Whether a new member sees their home page for the first time in this browser. */
export function useIsFirstVisit({ id, createdAt }: Member): boolean {
  const [isFirst] = useState(
    () => serverNow().getTime() - new Date(createdAt).getTime() < DAY_MS && lastVisitor() !== id,
  );
  useEffect(() => {
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // Without storage a new member is welcomed for a day.
    }
  }, [id]);
  return isFirst;
}

function lastVisitor(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
