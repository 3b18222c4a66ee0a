import { DEMO_PASSWORD } from '#local/demo/persons.ts';
import type { Tier } from '#schema/rules/tiers.ts';

/** The demo persons, and which tiers of today's picks they can read. */
export const PERSONS = {
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

export type Person = keyof typeof PERSONS;
export type Member = Exclude<Person, 'visitor'>;
export type Credentials = { email: string; password: string };

export function credentialsOf(member: Member): Credentials {
  return { email: `${member}@chalkline.test`, password: DEMO_PASSWORD };
}
