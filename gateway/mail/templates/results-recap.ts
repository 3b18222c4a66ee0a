import type { Letter, LetterPick } from '#gateway/mail/letter.ts';
import { longDay, shortDay } from '#schema/rules/time/eastern-time.ts';
import { firstOf, restAt } from './pick-alert.ts';

/** How the picks of a day went. */
interface Results {
  /** The New York day. */
  day: string;
  dayUrl: string;
  /** What the member's own plan opened, and what it came to; null where it opened nothing. */
  own: { plan: string; total: string; picks: LetterPick[] } | null;
  /** What only other plans opened. */
  others: LetterPick[];
  /** What all plans together came to. */
  all: string;
}

/** The member's own plan first: what others could read before midnight is not what this member could bet on. */
export function resultsRecap({ day, dayUrl, own, others, all }: Results): Letter {
  const sections = [
    { heading: own && others.length > 0 ? `${own.plan} opened` : null, picks: own?.picks ?? [] },
    { heading: own ? 'Other plans opened' : null, picks: others },
  ].filter(({ picks }) => picks.length > 0);
  const { shown, left } = firstOf(sections);
  return {
    subject: own ? `Results of ${shortDay(day)}: ${own.total}` : `Results of ${shortDay(day)}`,
    heading: `Results of ${longDay(day)}`,
    paragraphs: [
      ...(own ? [`${own.plan}: ${own.total}.`] : []),
      ...(own && others.length === 0 ? [] : [`All plans: ${all}.`]),
    ],
    picks: shown,
    action: { label: 'Check this day in the record', url: dayUrl },
    closing: restAt(left, dayUrl),
  };
}
