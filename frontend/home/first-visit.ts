import { useEffect, useState } from 'react';
import { sharedStorage } from '#frontend/app/browser-storage.ts';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { DAY } from '#schema/rules/time/durations.ts';

const KEY = 'visitedHome';

/** Whether a new member sees their home page for the first time in this browser. */
export function useIsFirstVisit({ id, createdAt }: Member): boolean {
  const [isFirst] = useState(
    () => serverNow().getTime() - new Date(createdAt).getTime() < DAY && sharedStorage.read(KEY) !== id,
  );
  useEffect(() => {
    sharedStorage.write(KEY, id);
  }, [id]);
  return isFirst;
}
