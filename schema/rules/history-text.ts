import { easternDay, plainDay } from './eastern-time.ts';
import { dollars } from './money.ts';
import { TIERS, type Tier, tierLabel } from './tiers.ts';

/** What an event or an audit entry keeps beside its type: whatever that version of the product wrote. */
export type Details = Record<string, unknown>;

type Words = (details: Details) => string;

const PLAN_EVENTS: Record<string, Words> = {
  started: ({ tier, totalCents }) => `Bought ${plan(tier)}${paid(totalCents)}`,
  'trial-started': ({ tier }) => `Started the trial of ${plan(tier)}`,
  converted: ({ tier, totalCents }) => `The trial became ${plan(tier)}${paid(totalCents)}`,
  renewed: ({ tier, totalCents }) => `Renewed ${plan(tier)}${paid(totalCents)}`,
  upgraded: ({ tier, totalCents }) => `Upgraded to ${plan(tier)}${paid(totalCents)}`,
  changed: ({ from, to }) => `Changed from ${plan(from)} to ${plan(to)} without a charge`,
  'downgrade-planned': ({ from, to }) => `Changes from ${plan(from)} to ${plan(to)} at the end of the period`,
  'change-dropped': () => 'Took the planned change back',
  cancelled: ({ accessUntil }) => `Cancelled${until(', access ends on', accessUntil)}`,
  reactivated: () => 'Took the cancellation back',
  'payment-failed': ({ text }) => `A payment failed${text ? `: ${text}` : ''}`,
  granted: ({ tier, endsAt, reason }) =>
    `Was given ${plan(tier)}${until(' until', endsAt)}${because(reason)}`,
  ended: ({ reason }) => `The plan ended${END_REASONS[String(reason)] ?? ''}`,
};

const END_REASONS: Record<string, string> = {
  cancelled: ', as its owner wished',
  'payment-failed': ' because it was not paid',
  revoked: ' because it was taken back',
  'grant-over': ' because its time was over',
};

const AUDIT_ACTIONS: Record<string, Words> = {
  'user.promote': ({ by }) => `Became an admin${by ? ` (${by})` : ''}`,
  'plan.grant': ({ tier, endsAt, reason }) =>
    `Gave ${plan(tier)}${until(' until', endsAt)}${because(reason)}`,
  'plan.revoke': ({ tier, reason }) => `Took ${plan(tier)} back${because(reason)}`,
  'invoice.credit': ({ amountCents, reason }) => `Gave ${amount(amountCents)} back${because(reason)}`,
};

/** A line of a member's timeline as people read it. A type that this version does not know is its own words. */
export function planEventText(type: string, details: Details): string {
  return PLAN_EVENTS[type]?.(details) ?? type;
}

/** An entry about a member as people read it; an unknown action is its own words. */
export function auditText(action: string, details: Details): string {
  return AUDIT_ACTIONS[action]?.(details) ?? action;
}

function plan(tier: unknown): string {
  return TIERS.includes(tier as Tier) ? tierLabel(tier as Tier) : 'a plan';
}

function amount(cents: unknown): string {
  return typeof cents === 'number' ? dollars(cents) : 'money';
}

function paid(cents: unknown): string {
  return typeof cents === 'number' ? ` for ${dollars(cents)}` : '';
}

function until(words: string, instant: unknown): string {
  const at = new Date(String(instant));
  return Number.isNaN(at.getTime()) ? '' : `${words} ${plainDay(easternDay(at))}`;
}

function because(reason: unknown): string {
  return typeof reason === 'string' && reason ? `: ${reason}` : '';
}
