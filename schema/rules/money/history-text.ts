import { TIERS, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { dollars } from './money.ts';

/** The details of an event or audit entry, as that version of the product wrote them. */
export type Details = Record<string, unknown>;

type Words = (details: Details) => string;

const PLAN_EVENTS: Record<string, Words> = {
  started: ({ tier, totalCents }) => `Bought ${plan(tier)}${paid(totalCents)}`,
  'trial-started': ({ tier }) => `Started the trial of ${plan(tier)}`,
  converted: ({ tier, totalCents }) => `The trial became ${plan(tier)}${paid(totalCents)}`,
  renewed: ({ tier, totalCents }) => `Renewed ${plan(tier)}${paid(totalCents)}`,
  upgraded: ({ tier, totalCents }) => `Upgraded to ${plan(tier)}${paid(totalCents)}`,
  changed: ({ from, to }) => `Changed from ${plan(from)} to ${plan(to)} without a charge`,
  'downgrade-planned': planned,
  'upgrade-planned': planned,
  'change-dropped': () => 'Undid the planned change',
  cancelled: ({ accessUntil, byAdmin }) =>
    `Canceled${byAdmin ? ' by an admin' : ''}${onDay(', access ends on', instantOf(accessUntil))}`,
  reactivated: () => 'Undid the cancellation',
  'payment-failed': ({ text }) => `A payment failed${text ? `: ${text}` : ''}`,
  refunded: ({ totalCents, invoice }) => `Refunded ${amount(totalCents)} of ${invoice}`,
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
  'grant-over': ' because the grant expired',
  'own-limit': ' because of the member’s own limits',
  'account-deleted': ' because the account was deleted',
};

const AUDIT_ACTIONS: Record<string, Words> = {
  'user.promote': ({ by }) => `Became an admin${by ? ` (${by})` : ''}`,
  'user.demote': ({ by }) => `Lost admin rights${by ? ` (${by})` : ''}`,
  'plan.grant': ({ tier, endsAt, reason }) => `Granted ${plan(tier)}${through(endsAt)}${reasonText(reason)}`,
  'plan.cancel': ({ tier, reason }) => `Canceled the renewal of ${plan(tier)}${reasonText(reason)}`,
  'plan.revoke': ({ tier, reason }) => `Revoked ${plan(tier)}${reasonText(reason)}`,
  'charge.give-back': ({ amountCents }) => `A late charge of ${amount(amountCents)} was refunded`,
  'invoice.refund': ({ amountCents, reason }) =>
    `Requested a refund of ${amount(amountCents)}${reasonText(reason)}`,
  'user.password': ({ revokedKeys }) =>
    `Changed the password, which ended all sessions${keysText(revokedKeys)}`,
  'user.revoke-sessions': ({ revokedKeys }) => `Signed out everywhere${keysText(revokedKeys)}`,
  'user.end-sessions': ({ revokedKeys }) => `Ended all sessions${keysText(revokedKeys)}`,
  'user.claim': () => 'Claimed the address of an account whose identity was gone',
  'limits.monthly': () => 'Set a monthly limit',
  'limits.cool-off': ({ coolOffUntil }) => `Began a break${onDay(' until', instantOf(coolOffUntil))}`,
  'limits.exclude': ({ excludedUntil }) =>
    `Began a self-exclusion${onDay(' until', instantOf(excludedUntil))}`,
  'limits.age': () => 'Confirmed their age',
};

/** What entries of before version 0.1.0 call the same actions. An audit log is never rewritten. */
const FORMER_ACTIONS: Record<string, string> = {
  'invoice.credit': 'invoice.refund',
  'play.limit': 'limits.monthly',
  'play.cool-off': 'limits.cool-off',
  'play.exclude': 'limits.exclude',
  'play.age': 'limits.age',
};

/** A timeline event as a sentence. An unknown type is shown by its name. */
export function planEventText(type: string, details: Details): string {
  return PLAN_EVENTS[type]?.(details) ?? type;
}

/** An audit entry about a member as a sentence. An unknown action is shown by its name. */
export function auditText(action: string, details: Details): string {
  return AUDIT_ACTIONS[FORMER_ACTIONS[action] ?? action]?.(details) ?? action;
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

/** The last day of access: an end at midnight belongs to the day before. */
function through(endsAt: unknown): string {
  return onDay(' through', instantOf(endsAt) - 1);
}

function instantOf(text: unknown): number {
  return new Date(String(text)).getTime();
}

function onDay(words: string, instant: number): string {
  return Number.isNaN(instant) ? '' : `${words} ${plainDay(easternDay(new Date(instant)))}`;
}

function keysText(revoked: unknown): string {
  return Number(revoked) > 0 ? ` and ${revoked} API keys` : '';
}

function reasonText(reason: unknown): string {
  return typeof reason === 'string' && reason ? `: ${reason}` : '';
}
