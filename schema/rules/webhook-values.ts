/** What an endpoint can be told of, in the order people choose it. */
export const PICK_EVENTS = ['PICK_RELEASED', 'PICK_GRADED'] as const;

/** For the keys of admins: what becomes of the plans of members. */
export const SUBSCRIPTION_EVENTS = [
  'SUBSCRIPTION_CREATED',
  'SUBSCRIPTION_RENEWED',
  'SUBSCRIPTION_CHANGED',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_REACTIVATED',
  'SUBSCRIPTION_PAYMENT_FAILED',
  'SUBSCRIPTION_ENDED',
] as const;

export const WEBHOOK_CHOICES = [...PICK_EVENTS, ...SUBSCRIPTION_EVENTS] as const;
export type WebhookChoice = (typeof WEBHOOK_CHOICES)[number];

/** Everything that is ever sent: also the test that an owner asks for. */
const WEBHOOK_EVENT_TYPES = [...WEBHOOK_CHOICES, 'WEBHOOK_TEST'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** WITHHELD: the key or its owner may not have it any more, so that nothing was sent. */
export const WEBHOOK_DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED', 'WITHHELD'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

export const WEBHOOK_DISABLED_REASONS = ['FAILING', 'GONE'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** Endpoints of one key. */
export const MOST_ENDPOINTS = 5;
export const LONGEST_WEBHOOK_URL = 1_000;
/** How long the secret before a rotation still signs beside the new one. */
export const SECRET_OVERLAP_HOURS = 24;
/** How long events and the log of their deliveries are kept. */
export const WEBHOOK_DAYS_KEPT = 30;

export function isSubscriptionEvent(type: WebhookEventType): boolean {
  return type.startsWith('SUBSCRIPTION_');
}

/** The name of an event as it is sent and read: `pick.released`, `subscription.payment_failed`. */
export function eventText(type: WebhookEventType): string {
  return type.toLowerCase().replace('_', '.');
}
