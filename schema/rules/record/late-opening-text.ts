import { counted } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { longDay, plainMoment } from '#schema/rules/time/eastern-time.ts';

interface LatePicks {
  /** The New York day of the games. */
  day: string;
  picks: number;
  unitsEach: number;
  lostAt: Date;
}

/** What picks that have not opened will cost and by when, or what they have cost. Admins read it. */
export function lateOpeningText({ day, picks, unitsEach, lostAt }: LatePicks, now: Date): string {
  const isOne = picks === 1;
  const by = plainMoment(lostAt);
  const until = lostAt > now ? `Unless ${isOne ? 'it opens' : 'they open'} by ${by},` : `Since ${by},`;
  const loss = `${isOne ? 'it' : 'each'} counts as a ${unitsEach}-unit loss`;
  const whole = isOne ? '' : `, ${stakeText(unitsEach * picks)} in all`;
  return `${counted(picks, 'pick')} of ${longDay(day)} ${isOne ? 'has' : 'have'} not opened. ${until} ${loss}${whole}.`;
}
