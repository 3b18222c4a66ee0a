import type { AdminPickFragment, CreatePickInput, UpdatePickInput } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { americanOdds, decimalOdds } from '#schema/rules/picks/odds.ts';
import { pickProblems } from '#schema/rules/picks/pick-rules.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import {
  easternDay,
  easternInstant,
  easternTime,
  isDay,
  isWallTime,
} from '#schema/rules/time/eastern-time.ts';

/** When members may read it: at once, from a set time on, or not before it is posted by hand. */
export type Release = 'NOW' | 'SCHEDULED' | 'DRAFT';

/** The form as typed: texts, also where the pick has numbers. */
export interface PickForm {
  /** Empty until it is chosen: a league that nobody chose would stand in the record for good. */
  sport: League | '';
  /** Empty until it is chosen: a tier that nobody chose could give a paid pick away. */
  subscription: Tier | '';
  teamOne: string;
  teamTwo: string;
  date: string;
  time: string;
  pick: string;
  pickDetails: string;
  market: Market | '';
  line: string;
  /** American: -110. */
  odds: string;
  units: string;
  book: string;
  /** In percent: 55. */
  probability: string;
  analyst: string;
  /** The game of the schedule; empty: none. */
  gameId: string;
  release: Release;
  releaseDate: string;
  releaseTime: string;
}

type PickFormProblems = Partial<Record<keyof PickForm, string>>;

export function newPickForm(day: string): PickForm {
  return {
    ...{ sport: '', subscription: '', teamOne: '', teamTwo: '', date: day, time: '' },
    ...{
      pick: '',
      pickDetails: '',
      market: '',
      line: '',
      odds: '',
      units: '1',
      book: '',
      probability: '',
      analyst: '',
    },
    ...{ gameId: '', release: 'NOW', releaseDate: day, releaseTime: '12:00' },
  };
}

export function formOfPick(pick: AdminPickFragment): PickForm {
  const releaseAt = pick.releaseAt ? new Date(pick.releaseAt) : null;
  return {
    ...{ sport: pick.sport, subscription: pick.subscription, teamOne: pick.teamOne, teamTwo: pick.teamTwo },
    ...{ date: pick.date, time: pick.time, pick: pick.pick ?? '', pickDetails: pick.pickDetails ?? '' },
    market: pick.market ?? '',
    line: numberText(pick.line),
    odds: pick.odds === null ? '' : americanOdds(pick.odds),
    units: numberText(pick.units),
    book: pick.book ?? '',
    probability: pick.probability === null ? '' : String(Number((pick.probability * 100).toFixed(2))),
    analyst: pick.analyst ?? '',
    gameId: pick.gameId ?? '',
    release: releaseAt ? 'SCHEDULED' : 'NOW',
    releaseDate: releaseAt ? easternDay(releaseAt) : pick.date,
    releaseTime: releaseAt ? easternTime(releaseAt) : '12:00',
  };
}

/** What each text that a pick must have says when it is empty. */
const MISSING = {
  teamOne: 'Enter the away team',
  teamTwo: 'Enter the home team',
  pick: 'Enter the pick',
  pickDetails: 'Enter the pick details',
};

/** What is wrong, one sentence a field: the rules of schema/rules/picks/pick-rules.ts and those of typed texts. */
export function pickFormProblems(form: PickForm): PickFormProblems {
  const { releaseAt, ...wrong } = pickProblems({ ...form, ...numbersOf(form), releaseAt: releaseOf(form) });
  const problems: PickFormProblems = { ...wrong, ...(releaseAt && { releaseTime: releaseAt }) };
  // The form has its own labels and pickers; the API's sentences name its fields and formats.
  if (!form.sport) problems.sport = 'Choose a sport';
  if (!form.subscription) problems.subscription = 'Choose a tier';
  if (problems.teamOne) problems.teamOne = problems.teamOne.replace('Team one', 'Away');
  if (problems.date) problems.date = 'Enter a date';
  if (problems.time) problems.time = 'Enter a time';
  if (problems.teamTwo) problems.teamTwo = problems.teamTwo.replace('Team two', 'Home');
  for (const [field, sentence] of Object.entries(MISSING))
    if (!form[field as keyof typeof MISSING].trim()) problems[field as keyof typeof MISSING] = sentence;
  if (form.odds.trim() && decimalOdds(form.odds) === null)
    problems.odds = 'Odds must be American, such as -110 or +150';
  if (Number.isNaN(numberOf(form.line))) problems.line = 'Line must be a number, such as -3.5';
  if (Number.isNaN(numberOf(form.units))) problems.units = 'Units must be a number, such as 1.5';
  if (problems.probability)
    problems.probability = 'A chance is a percentage above 0 and below 100, such as 55';
  if (form.release === 'SCHEDULED') {
    if (!isDay(form.releaseDate)) problems.releaseDate = 'Choose the day on which it opens';
    if (!isWallTime(form.releaseTime)) problems.releaseTime = 'Choose the time at which it opens';
  }
  return problems;
}

/**
 * The mutation's input. `requestId` makes a repeated submission the same pick. Each begins as a draft: it is posted after ten seconds
 * in which that can be undone (docs/decisions/0082).
 */
export function createInputOf(form: PickForm, requestId: string): CreatePickInput {
  return { ...inputOf(form), requestId, draft: true };
}

/** Names the version that was read, so that two admins do not overwrite each other unseen. */
export function updateInputOf(form: PickForm, pick: AdminPickFragment): UpdatePickInput {
  return { ...inputOf(form), id: pick.id, version: pick.version };
}

function inputOf(form: PickForm) {
  const { sport, subscription, date, time } = form;
  return {
    // A form without a sport and a tier is not sent.
    ...{ sport: sport as League, subscription: subscription as Tier, date, time, ...numbersOf(form) },
    teamOne: form.teamOne.trim(),
    teamTwo: form.teamTwo.trim(),
    pick: form.pick.trim(),
    pickDetails: form.pickDetails.trim(),
    market: form.market || null,
    book: form.book.trim() || null,
    analyst: form.analyst.trim() || null,
    releaseAt: releaseOf(form)?.toISOString() ?? null,
    gameId: form.gameId || null,
  };
}

/** Null when it is not scheduled, or not at a time that there is. */
export function releaseOf({ release, releaseDate, releaseTime }: PickForm): Date | null {
  const isTime = isDay(releaseDate) && isWallTime(releaseTime);
  return release === 'SCHEDULED' && isTime ? easternInstant(releaseDate, releaseTime) : null;
}

/** The numbers of a form; NaN where its text is none. */
export function numbersOf({ line, odds, units, probability }: PickForm) {
  const chance = numberOf(probability);
  return {
    line: numberOf(line),
    odds: odds.trim() ? decimalOdds(odds) : null,
    units: numberOf(units),
    probability: chance === null ? null : Number((chance / 100).toFixed(4)),
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
