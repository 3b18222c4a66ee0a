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

const FIELDS = `picks {
  id sport teamOne teamTwo status startsAt releaseAt result gameId prices { moment } }`;

/** The demo's picks of a day with what became of them; those of people, and those that were deleted, are left out. */
export interface DemoBoard {
  day: string;
  picks: { planned: DemoPick; posted: PostedPick }[];
}

export async function demoBoard(ask: Ask, day: string): Promise<DemoBoard> {
  const [board] = await demoBoards(ask, [day]);
  return board as DemoBoard;
}

/** Those of several days, by one request. */
export async function demoBoards(ask: Ask, days: readonly string[]): Promise<DemoBoard[]> {
  const boards = days.map((day, at) => `board${at}: adminBoard(date: "${day}") { ${FIELDS} }`);
  const answer = await ask(`{ ${boards.join(' ')} }`);
  refuseErrors(answer);
  const found = answer.data as Record<string, { picks: PostedPick[] }>;
  return days.map((day, at) => ({ day, picks: plannedAmong(day, found[`board${at}`]?.picks ?? []) }));
}

function plannedAmong(day: string, all: readonly PostedPick[]): DemoBoard['picks'] {
  return picksOfDay(day).flatMap((planned) => {
    const posted = all.find(
      ({ sport, teamOne, teamTwo }) =>
        sport === planned.league && teamOne === planned.away && teamTwo === planned.home,
    );
    return posted ? [{ planned, posted }] : [];
  });
}
