import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { addDays, easternDay, easternInstant, easternTime } from '#schema/rules/time/eastern-time.ts';
import { type Ask, refuseErrors } from './ask-as.ts';
import { type DemoPick, picksOfDay } from './picks-of-day.ts';
import { GRADED_AT, isGraded, isOfPlan, POSTED_AT, PRICED_AT, plannedRelease } from './schedule.ts';

/** A pick as the admin's board shows it. */
interface PostedPick {
  id: string;
  sport: string;
  teamOne: string;
  teamTwo: string;
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  startsAt: string;
  releaseAt: string | null;
  result: string;
  prices: { moment: string }[];
}

const BOARD = `query ($date: Date!) { adminBoard(date: $date) { picks {
  id sport teamOne teamTwo status startsAt releaseAt result prices { moment } } } }`;
const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const PUBLISH = 'mutation ($input: PickIdInput!) { publishPick(input: $input) { pick { id } } }';
const GRADE = 'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { id } } }';
const WRITE_PRICES = 'mutation ($input: WritePricesInput!) { writePrices(input: $input) { unchanged } }';

/**
 * The demo's admin, through the API as everyone's: results of the days before, drafts for the day after tomorrow,
 * tomorrow's posted and scheduled, odds once the day's games have started. What has been done is not done again.
 */
export async function actAsOperator(ask: Ask, moment: Date): Promise<void> {
  const [today, time] = [easternDay(moment), easternTime(moment)];
  if (time >= GRADED_AT) for (const daysAgo of [2, 1]) await gradeDay(ask, addDays(today, -daysAgo), moment);
  if (time >= POSTED_AT) {
    await draftDay(ask, addDays(today, 2));
    for (const day of [today, addDays(today, 1)]) await postDrafts(ask, day, moment);
  }
  if (time >= PRICED_AT) await priceDay(ask, today, moment);
}

/** When the demo's admin has something to do next. */
export function nextTurn(moment: Date): Date {
  const today = easternDay(moment);
  const turns = [GRADED_AT, POSTED_AT, PRICED_AT].map((time) => easternInstant(today, time));
  return turns.find((at) => at > moment) ?? easternInstant(addDays(today, 1), GRADED_AT);
}

/** The demo's picks of a day with what became of them; those of people, and those that were deleted, are left out. */
async function postedPicks(ask: Ask, day: string): Promise<{ planned: DemoPick; posted: PostedPick }[]> {
  const answer = await ask(BOARD, { date: day });
  refuseErrors(answer);
  const { adminBoard } = answer.data as { adminBoard: { picks: PostedPick[] } };
  return picksOfDay(day).flatMap((planned) => {
    const posted = adminBoard.picks.find(
      ({ sport, teamOne, teamTwo }) =>
        sport === planned.league && teamOne === planned.away && teamTwo === planned.home,
    );
    return posted ? [{ planned, posted }] : [];
  });
}

/** The first of a day is made last, so that a day that was interrupted is filled and one that people thinned out is not. */
async function draftDay(ask: Ask, day: string): Promise<void> {
  const planned = picksOfDay(day).toReversed();
  const first = planned.at(-1);
  const found = await postedPicks(ask, day);
  if (found.some((pick) => pick.planned.id === first?.id)) return;
  for (const pick of planned) {
    const { id, league, tier, away, home, details, time, market, line, odds, units, book } = pick;
    const input = {
      ...{ requestId: id, sport: league, subscription: tier, teamOne: away, teamTwo: home, date: day, time },
      ...{ pick: pick.pick, pickDetails: details, market, line, odds, units, book },
      ...{ probability: pick.probability, analyst: pick.analyst },
      ...{ releaseAt: plannedRelease(pick).toISOString(), draft: true },
    };
    refuseErrors(await ask(CREATE, { input }));
  }
}

async function postDrafts(ask: Ask, day: string, moment: Date): Promise<void> {
  for (const { posted } of await postedPicks(ask, day))
    if (posted.status === 'DRAFT' && new Date(posted.startsAt) > moment)
      refuseErrors(await ask(PUBLISH, { input: { id: posted.id } }));
}

/** Odds as they were at each moment, once the game has started. */
async function priceDay(ask: Ask, day: string, moment: Date): Promise<void> {
  for (const { planned, posted } of await postedPicks(ask, day)) {
    if (posted.status !== 'PUBLISHED' || new Date(posted.startsAt) > moment) continue;
    const prices = planned.prices
      .filter((price) => isMissing(price.moment, planned, posted))
      .map((price) => ({ pickId: posted.id, book: planned.book, ...price }));
    if (prices.length > 0) refuseErrors(await ask(WRITE_PRICES, { input: { prices } }));
  }
}

/** Prices as a plan opened are of scheduled picks. */
function isMissing(moment: PriceMoment, planned: DemoPick, posted: PostedPick): boolean {
  if (posted.prices.some((stood) => stood.moment === moment)) return false;
  return isOfPlan(moment, planned.tier) && (!moment.startsWith('OPENED') || posted.releaseAt !== null);
}

async function gradeDay(ask: Ask, day: string, moment: Date): Promise<void> {
  for (const { planned, posted } of await postedPicks(ask, day)) {
    const isOpen = posted.status === 'PUBLISHED' && posted.result === 'PENDING';
    if (!isOpen || !isGraded(planned, moment)) continue;
    const { result, score } = planned;
    const points = { scoreOne: score.one, scoreTwo: score.two, source: 'Official box score' };
    refuseErrors(await ask(GRADE, { input: { id: posted.id, result, ...points } }));
  }
}
