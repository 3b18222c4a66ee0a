import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { dollars } from './money.ts';

/** The details of an event or audit entry, as that version of the product wrote them. */
export type Details = Record<string, unknown>;

export type Words = (details: Details) => string;

const PLAN_EVENTS: Record<string, Words> = {
  started: ({ tier, totalCents }) => `Bought ${plan(tier)}${paid(totalCents)}`,
  'trial-started': ({ tier }) => `Started the trial of ${plan(tier)}`,
  converted: ({ tier, totalCents }) => `The trial became ${plan(tier)}${paid(totalCents)}`,
  renewed: ({ tier, totalCents }) => `Renewed ${plan(tier)}${paid(totalCents)}`,
  'upgrade-agreed': ({ to }) => `Agreed to the price of ${plan(to)}`,
  upgraded: ({ tier, totalCents }) => `Upgraded to ${plan(tier)}${paid(totalCents)}`,
  changed: ({ from, to }) => `Changed from ${plan(from)} to ${plan(to)} without a charge`,
  'downgrade-planned': planned,
  'upgrade-planned': planned,
  'change-dropped': () => 'Undid the planned change',
  cancelled: ({ accessUntil, byAdmin }) =>
    `Canceled${byAdmin ? ' by an admin' : ''}${onDay(', access ends on', instantOf(accessUntil))}`,
  reactivated: () => 'Undid the cancellation',
  'pause-planned': ({ until }) => `Pauses at the end of the period${onDay(', until', instantOf(until))}`,
  'pause-dropped': () => 'Undid the planned pause',
  'pause-told': ({ until }) => `Got an email that the pause ends${onDay(' on', instantOf(until))}`,
  'resume-agreed': ({ tier }) => `Agreed to resume ${plan(tier)}`,
  paused: ({ until }) => `The pause began${onDay(', until', instantOf(until))}`,
  resumed: ({ tier, totalCents }) => `Resumed ${plan(tier)}${paid(totalCents)}`,
  'payment-failed': ({ text }) => `A payment failed${text ? `: ${text}` : ''}`,
  refunded: ({ totalCents, invoice }) => `Refunded ${amount(totalCents)} of ${invoice}`,
  'days-given': ({ days, endsAt }) => `Got ${days} more days${onDay(', until', instantOf(endsAt))}`,
  granted: ({ tier, endsAt, reason }) => `Was granted ${plan(tier)}${through(endsAt)}${reasonText(reason)}`,
  ended: ({ reason }) => `The plan ended${END_REASONS[String(reason)] ?? ''}`,
};

function planned({ from, to }: Details): string {
  return `Changes from ${plan(from)} to ${plan(to)} at the end of the period`;
}

const END_REASONS: Record<string, string> = {
  cancelled: ' because it was canceled',
  'payment-failed': ' because it was not paid',
  revoked: ' because it was revoked',
  disputed: ' because a payment was disputed',
  'grant-over': ' because the grant expired',
  'own-limit': ' because of the member’s own limits',
  'account-deleted': ' because the account was deleted',
};

/** A timeline event as a sentence. An unknown type is shown by its name. */
export function planEventText(type: string, details: Details): string {
  return PLAN_EVENTS[type]?.(details) ?? type;
}

export function plan(tier: unknown): string {
  return TIERS.includes(tier as Tier) ? tierLabel(tier as Tier) : 'a plan';
}

export function amount(cents: unknown): string {
  return typeof cents === 'number' ? dollars(cents) : 'money';
}

function paid(cents: unknown): string {
  return typeof cents === 'number' ? ` for ${dollars(cents)}` : '';
}

/** The last day of access: an end at midnight belongs to the day before. */
export function through(endsAt: unknown): string {
  return onDay(' through', instantOf(endsAt) - 1);
}

export function instantOf(text: unknown): number {
  return new Date(String(text)).getTime();
}

export function onDay(words: string, instant: number): string {
  return Number.isNaN(instant) ? '' : `${words} ${plainDay(easternDay(new Date(instant)))}`;
}

export function reasonText(reason: unknown): string {
  return typeof reason === 'string' && reason ? `: ${reason}` : '';
}
