import type { MemberFigure } from '#schema/rules/money/revenue-figures.ts';
import { plainDay, plainMonth } from '#schema/rules/time/eastern-time.ts';
import type { ShownFigure } from './figure-address.ts';

/** How the list behind a figure is read. */
interface FigureText {
  /** `today` is New York's. */
  title(shown: ShownFigure, today: string): string;
  /** What the cents are; none where only members are counted. */
  cents?: string;
  at: string;
  empty: string;
}

const range = ({ from, to }: ShownFigure) => {
  if (!from || !to) return '';
  return from === to ? `, ${plainDay(from)}` : `, ${plainDay(from)} to ${plainDay(to)}`;
};
const onLastDay = ({ to }: ShownFigure, today: string) => (to ? atEnd(to, plainDay(to), today) : 'now');

/**
 * When those are counted who paid in days that end with `to`, which `name` names: 'at the end of Oct 2026'; while they are not over,
 * 'on Nov 27, 2026, so far'.
 */
export function atEnd(to: string, name: string, today: string): string {
  return to < today ? `at the end of ${name}` : `on ${plainDay(today)}, so far`;
}

/** 'Members who first paid in Sep 2026 and paid at the end of Oct 31, 2026'. */
const payingTitle = (shown: ShownFigure, today: string) =>
  shown.cohort
    ? `Members who first paid in ${plainMonth(shown.cohort)} and paid ${onLastDay(shown, today)}`
    : `Members who paid ${onLastDay(shown, today)}`;
const leftTitle = (shown: ShownFigure, today: string) =>
  shown.cohort
    ? `Members who first paid in ${plainMonth(shown.cohort)} and no longer paid ${onLastDay(shown, today)}`
    : `Members who had paid before and did not ${onLastDay(shown, today)}`;

const [FIRST, ENDS, TRIAL] = ['First paid', 'Period ends', 'Trial ended'];
const now = (title: string) => () => title;
const during = (title: string) => (shown: ShownFigure) => `${title}${range(shown)}`;

export const FIGURE_TEXTS: Record<MemberFigure, FigureText> = {
  PAYING: { title: payingTitle, cents: 'A month', at: FIRST, empty: 'Nobody paid' },
  LEFT: { title: leftTitle, at: FIRST, empty: 'Nobody left' },
  GONE: {
    ...{ title: during('Members lost'), cents: 'Had brought a month', at: 'Ended' },
    empty: 'No members lost in these days',
  },
  COMMITTED: {
    ...{ title: now('What is committed'), cents: 'Will bring a month', at: FIRST },
    empty: 'Nothing is committed',
  },
  ENDING: {
    ...{ title: now('Plans that will end or shrink'), cents: 'Will be lost', at: ENDS },
    empty: 'No plan is scheduled to end or to shrink',
  },
  PAST_DUE: {
    ...{ title: now('Plans that are past due'), cents: 'A month', at: ENDS },
    empty: 'No plan is past due',
  },
  TRIALING: { title: now('Members in the trial of a plan'), at: ENDS, empty: 'Nobody is in a trial' },
  GRANTED: {
    ...{ title: now('Members with a complimentary plan'), at: ENDS },
    empty: 'Nobody has a complimentary plan',
  },
  TRIAL_PAID: { title: during('Trials that were paid for'), at: TRIAL, empty: 'No trial was paid for' },
  TRIAL_LOST: {
    ...{ title: during('Trials that were not paid for'), at: TRIAL },
    empty: 'No trial ended without a payment',
  },
  TRIAL_OPEN: { title: during('Trials that are still open'), at: TRIAL, empty: 'No trial is open' },
};
