import type { AdminPickFragment, CreatePickInput, UpdatePickInput } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { americanOdds, lineText } from '#schema/rules/picks/odds.ts';
import { pickProblems } from '#schema/rules/picks/pick-rules.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import {
  easternDay,
  easternInstant,
  easternTime,
  isDay,
  isWallTime,
} from '#schema/rules/time/eastern-time.ts';
import { fieldSentence } from './field-sentence.ts';
import { answersOf, readPickForm } from './read-pick-form.ts';

/** When members may read it: at once, from a set time on, or not before it is posted by hand. */
export type Release = 'NOW' | 'SCHEDULED' | 'DRAFT';

/** Somebody says that the pick is on no game of the schedule. */
export const NO_GAME = 'none';

/** The form as typed: texts, also where the pick has numbers. */
export interface PickForm {
  /** Empty until it is chosen: a league that nobody chose would stay in the record for good. */
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
  /** As people write them: -110, 1.91, 10/11. */
  odds: string;
  units: string;
  book: string;
  /** In percent: 55. */
  probability: string;
  analyst: string;
  /** The game of the schedule; empty: the one that it is certainly on; NO_GAME: none. */
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
    line: pick.line === null ? '' : lineText(pick.market ?? '', pick.line),
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
  const read = readPickForm(form);
  const { line, odds, units, probability } = read;
  const numbers = { line, odds, units, probability };
  const { releaseAt, ...wrong } = pickProblems({ ...form, ...numbers, releaseAt: releaseOf(form) });
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
  if (read.reasons.odds) problems.odds = fieldSentence(read.reasons.odds);
  if (read.reasons.line) problems.line = fieldSentence(read.reasons.line);
  if (read.reasons.units) problems.units = 'Units must be a number, such as 1.5';
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
export function createInputOf(
  form: PickForm,
  requestId: string,
  answers: readonly Answer[] = [],
): CreatePickInput {
  return { ...inputOf(form, answers), requestId, draft: true };
}

/** Names the version that was read, so that two admins do not overwrite each other unseen. */
export function updateInputOf(
  form: PickForm,
  pick: AdminPickFragment,
  answers: readonly Answer[],
): UpdatePickInput {
  return { ...inputOf(form, answers), id: pick.id, version: pick.version };
}

function inputOf(form: PickForm, answers: readonly Answer[]) {
  const { sport, subscription } = form;
  const read = readPickForm(form, answers);
  const { date, time, market, line, odds, units, probability } = read;
  return {
    // A form without a sport and a tier is not sent.
    ...{ sport: sport as League, subscription: subscription as Tier, date, time, market, line, odds },
    ...{ units, probability, answers: answersOf(read, answers) },
    teamOne: form.teamOne.trim(),
    teamTwo: form.teamTwo.trim(),
    pick: form.pick.trim(),
    pickDetails: form.pickDetails.trim(),
    book: form.book.trim() || null,
    analyst: form.analyst.trim() || null,
    releaseAt: releaseOf(form)?.toISOString() ?? null,
    ...(form.gameId && { gameId: form.gameId === NO_GAME ? null : form.gameId }),
  };
}

/** Null when it is not scheduled, or not at a time that there is. */
export function releaseOf({ release, releaseDate, releaseTime }: PickForm): Date | null {
  const isTime = isDay(releaseDate) && isWallTime(releaseTime);
  return release === 'SCHEDULED' && isTime ? easternInstant(releaseDate, releaseTime) : null;
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}
