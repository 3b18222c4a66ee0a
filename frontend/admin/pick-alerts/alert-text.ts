import type { AlertChannelName, BatchKind } from '#schema/rules/alerts/alert-settings.ts';

export const KINDS: Record<BatchKind, string> = {
  RELEASE: 'New picks',
  EDIT: 'Changed picks',
  WITHDRAWAL: 'Withdrawn picks',
  DIGEST: 'Daily emails',
  RECAP: 'Results',
};

export const CHANNELS: Record<AlertChannelName, string> = { MAIL: 'email', PUSH: 'push', DISCORD: 'Discord' };

interface Delays {
  medianDelaySeconds: number | null;
  lastDelaySeconds: number | null;
}

/** How long after its closing half of the members had it, and the last one: '1 s, last 4 s'. */
export function delayText({ medianDelaySeconds, lastDelaySeconds }: Delays): string {
  if (medianDelaySeconds === null || lastDelaySeconds === null) return '–';
  return `${medianDelaySeconds} s, last ${lastDelaySeconds} s`;
}
