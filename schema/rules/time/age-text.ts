import { DAY, HOUR, MINUTE, SECOND } from './durations.ts';

const STEPS = [
  { from: 2 * DAY, length: DAY, unit: 'days' },
  { from: 2 * HOUR, length: HOUR, unit: 'h' },
  { from: 2 * MINUTE, length: MINUTE, unit: 'min' },
] as const;

/** How long ago something was seen: '38 s ago', '12 min ago', '3 h ago', '2 days ago'. What is yet to come is 0 s ago. */
export function ageText(moment: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - moment.getTime());
  const { length, unit } = STEPS.find(({ from }) => age >= from) ?? { length: SECOND, unit: 's' };
  return `${Math.floor(age / length)} ${unit} ago`;
}
