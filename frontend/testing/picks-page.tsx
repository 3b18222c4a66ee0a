import { act } from '@testing-library/react';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { BoardDocument, type LiveScoreFragment, type PickCardFragment } from '#frontend/generated/graphql.ts';
import { PicksPage } from '#frontend/picks/PicksPage.tsx';
import { Answers } from '#frontend/testing/answers.ts';
import { pass } from '#frontend/testing/pass.ts';
import { sampleBoard } from '#frontend/testing/samples.ts';
import { show } from '#frontend/testing/show.tsx';

/** As an answer of the server sets it. */
export function serverClock(now: string): void {
  act(() => setServerNow(now));
}

export async function showPicks(picks: (PickCardFragment & LiveScoreFragment)[], day?: string) {
  const answers = new Answers().to(BoardDocument, sampleBoard(picks, day));
  const router = show(<PicksPage />, { at: day ? `/dashboard?date=${day}` : '/dashboard', answers });
  await pass();
  return { answers, router };
}
