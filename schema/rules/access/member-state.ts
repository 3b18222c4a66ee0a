import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import type { SubscriptionState } from './entitlement.ts';
import { type Tier, tierLabel } from './tiers.ts';

/** What decides whether an act for a member makes sense. A page shows it, and the act is refused when it has changed. */
export interface MemberState {
  email: string;
  disabled: boolean;
  tier: Tier | null;
  state: SubscriptionState | null;
  pendingTier: Tier | null;
  /** ISO text; null without a plan. */
  periodEndsAt: string | null;
  /** ISO text; null without a pause. */
  pausedUntil: string | null;
  cancelAtPeriodEnd: boolean;
}

type Say<Value> = (value: Value) => string;

const SAY: { [Field in keyof MemberState]: [name: string, say: Say<MemberState[Field]>] } = {
  email: ['The address', (email) => email],
  disabled: ['The account', (disabled) => (disabled ? 'disabled' : 'open')],
  tier: ['The plan', planName],
  state: ['The state of the plan', (state) => state?.replaceAll('_', ' ') ?? 'none'],
  pendingTier: ['The planned change', planName],
  periodEndsAt: ['The end of the period', dayOf],
  pausedUntil: ['The end of a pause', dayOf],
  cancelAtPeriodEnd: ['The renewal', (cancelled) => (cancelled ? 'canceled' : 'on')],
};

/** What is different from what was shown, a sentence each: 'The plan was Plus and is now Premium.' */
export function stateChanges(shown: MemberState, now: MemberState): string[] {
  const fields = Object.keys(SAY) as (keyof MemberState)[];
  return fields
    .filter((field) => shown[field] !== now[field])
    .map((field) => {
      const [name, say] = SAY[field] as [string, Say<unknown>];
      return `${name} was ${say(shown[field])} and is now ${say(now[field])}.`;
    });
}

function dayOf(at: string | null): string {
  return at ? plainDay(easternDay(new Date(at))) : 'none';
}

function planName(tier: Tier | null): string {
  return tier ? tierLabel(tier) : 'none';
}
