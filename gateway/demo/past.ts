import type { Context, Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { Reuse } from '#gateway/auth/reuse.ts';
import { viewerOf } from '#schema/rules/access/entitlement.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import type { PastClock } from './past-clock.ts';

/** The product while its past is lived: everything it is made of, with a clock of its own. */
export interface Past {
  services: Services & { clock: PastClock };
  /** Orders the local Braintree: see its README. */
  order<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The disputes of the plan by their names there, with their ids at the processor. */
  disputes: Map<string, string>;
}

interface Who {
  id: string;
  email: string;
}

/** The context of a request that somebody makes now, signed in since a few minutes. */
export async function contextOf({ services }: Past, { id, email }: Who): Promise<Context> {
  const now = services.clock.now();
  const member = await findMember(services.database, id);
  const signedInAt = new Date(now.getTime() - 5 * MINUTE);
  return {
    ...services,
    now,
    ip: addressOf(id),
    ...{ fromOtherSite: false, challengeAnswer: null, written: null, browser: null, key: null, staff: null },
    ...{ planPricesVersion: null, reuse: new Reuse(null), quotaOwner: { kind: 'member', id } },
    caller: { uid: id, email, emailVerified: true, signedInAt, expiresAt: new Date(now.getTime() + MINUTE) },
    member,
    viewer: member && viewerOf(member, now),
  };
}

/** Everybody is at home in a network of their own. */
function addressOf(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7);
  return `10.${number % 97}.${number >> 8}.${number & 255}`;
}
