import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

/** The demo viewers, and which tiers of today's picks they can read. */
export const VIEWERS = {
  visitor: [],
  free: ['FREE'],
  expired: [],
  plus: ['FREE', 'PLUS'],
  premium: ['FREE', 'PLUS', 'PREMIUM'],
  vip: ['FREE', 'PLUS', 'PREMIUM', 'VIP'],
  cancelling: ['FREE', 'PLUS', 'PREMIUM'],
  // In the grace period of three days.
  pastdue: ['FREE', 'PLUS'],
  admin: ['FREE', 'PLUS', 'PREMIUM', 'VIP'],
} as const satisfies Record<string, readonly Tier[]>;

export type Viewer = keyof typeof VIEWERS;
export type Member = Exclude<Viewer, 'visitor'>;
export type Credentials = { email: string; password: string };

export function credentialsOf(member: Member): Credentials {
  return { email: `${member}@chalkline.test`, password: DEMO_PASSWORD };
}
