import { type Ask, refuseErrors } from './ask-as.ts';
import type { DemoPick } from './demo-pick.ts';
import { picksOfDay } from './picks-of-day.ts';

/** A pick as the admin's board shows it. */
export interface PostedPick {
  id: string;
  sport: string;
  teamOne: string;
  teamTwo: string;
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  startsAt: string;
  releaseAt: string | null;
  result: string;
  gameId: string | null;
  prices: { moment: string }[];
}

const BOARD = `query ($date: Date!) { adminBoard(date: $date) { picks {
  id sport teamOne teamTwo status startsAt releaseAt result gameId prices { moment } } } }`;

/** The demo's picks of a day with what became of them; those of people, and those that were deleted, are left out. */
export interface DemoBoard {
  day: string;
  picks: { planned: DemoPick; posted: PostedPick }[];
}

export async function demoBoard(ask: Ask, day: string): Promise<DemoBoard> {
  const answer = await ask(BOARD, { date: day });
  refuseErrors(answer);
  const { adminBoard } = answer.data as { adminBoard: { picks: PostedPick[] } };
  const picks = picksOfDay(day).flatMap((planned) => {
    const posted = adminBoard.picks.find(
      ({ sport, teamOne, teamTwo }) =>
        sport === planned.league && teamOne === planned.away && teamTwo === planned.home,
    );
    return posted ? [{ planned, posted }] : [];
  });
  return { day, picks };
}
