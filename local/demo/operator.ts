import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';
import { addDays, easternDay, easternInstant, easternTime } from '#schema/rules/time/eastern-time.ts';
import { type Ask, refuseErrors } from './ask-as.ts';
import type { DemoPick } from './demo-pick.ts';
import { linkBoard } from './link-picks.ts';
import { picksOfDay } from './picks-of-day.ts';
import { type DemoBoard, demoBoard, demoBoards, type PostedPick } from './posted-picks.ts';
import { isGraded, isOfPlan, POSTED_AT, plannedRelease, TURNS } from './schedule.ts';

const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
const POST = 'mutation ($input: PostDraftsInput!) { postDrafts(input: $input) { picks { id } } }';
const GRADE = 'mutation ($input: GradePickInput!) { gradePick(input: $input) { pick { id } } }';
const WRITE_PRICES = 'mutation ($input: WritePricesInput!) { writePrices(input: $input) { unchanged } }';

/**
 * The demo's admin, through the API as everyone's: drafts for the day after tomorrow, tomorrow's posted and scheduled, each on
 * its game, odds of games that have started, results of those that are over. What has been done is not done again.
 */
export async function actAsOperator(ask: Ask, moment: Date): Promise<void> {
  const today = easternDay(moment);
  const boards = (...ahead: number[]) =>
    demoBoards(
      ask,
      ahead.map((days) => addDays(today, days)),
    );
  if (easternTime(moment) >= POSTED_AT) {
    await draftDay(ask, addDays(today, 2));
    const coming = await boards(0, 1, 2);
    for (const each of coming) await linkBoard(ask, each, moment);
    for (const each of coming.slice(0, 2)) await postDrafts(ask, each, moment);
  }
  const played = await boards(-2, -1, 0);
  for (const each of played.slice(1)) await priceBoard(ask, each, moment);
  for (const each of played) await gradeBoard(ask, each, moment);
}

/** When the demo's admin has something to do next. */
export function nextAdminTurn(moment: Date): Date {
  const today = easternDay(moment);
  const turns = TURNS.map((time) => easternInstant(today, time));
  return turns.find((at) => at > moment) ?? easternInstant(addDays(today, 1), TURNS[0]);
}

/** The first of a day is made last, so that a day that was interrupted is filled and one that people thinned out is not. */
async function draftDay(ask: Ask, day: string): Promise<void> {
  const planned = picksOfDay(day).toReversed();
  const first = planned.at(-1);
  const { picks } = await demoBoard(ask, day);
  if (picks.some((pick) => pick.planned.id === first?.id)) return;
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

async function postDrafts(ask: Ask, { picks }: DemoBoard, moment: Date): Promise<void> {
  const ids = picks.flatMap(({ posted: { id, status, startsAt } }) =>
    status === 'DRAFT' && new Date(startsAt) > moment ? [id] : [],
  );
  if (ids.length > 0) refuseErrors(await ask(POST, { input: { ids } }));
}

/** Odds as they were at each moment, once the game has started. */
async function priceBoard(ask: Ask, { picks }: DemoBoard, moment: Date): Promise<void> {
  const prices = picks
    .filter(({ posted }) => posted.status === 'PUBLISHED' && new Date(posted.startsAt) <= moment)
    .flatMap(({ planned, posted }) =>
      planned.prices
        .filter((price) => isMissing(price.moment, planned, posted))
        .map((price) => ({ pickId: posted.id, book: planned.book, ...price })),
    );
  if (prices.length > 0) refuseErrors(await ask(WRITE_PRICES, { input: { prices } }));
}

/** Prices as a plan opened are of scheduled picks. */
function isMissing(moment: PriceMoment, planned: DemoPick, posted: PostedPick): boolean {
  if (posted.prices.some((stood) => stood.moment === moment)) return false;
  return isOfPlan(moment, planned.tier) && (!moment.startsWith('OPENED') || posted.releaseAt !== null);
}

async function gradeBoard(ask: Ask, { picks }: DemoBoard, moment: Date): Promise<void> {
  for (const { planned, posted } of picks) {
    const isOpen = posted.status === 'PUBLISHED' && posted.result === 'PENDING';
    if (!isOpen || !isGraded(planned, moment)) continue;
    const { result, score } = planned;
    const points = { scoreOne: score.one, scoreTwo: score.two, source: 'Official box score' };
    refuseErrors(await ask(GRADE, { input: { id: posted.id, result, ...points } }));
  }
}
