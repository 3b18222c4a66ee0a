/** The events of an endpoint, in the order in which the form shows them. */
export const PICK_EVENTS = ['PICK_RELEASED', 'PICK_GRADED'] as const;

/** Only for admins' keys: changes of members' plans. */
export const SUBSCRIPTION_EVENTS = [
  'SUBSCRIPTION_CREATED',
  'SUBSCRIPTION_RENEWED',
  'SUBSCRIPTION_CHANGED',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_REACTIVATED',
  'SUBSCRIPTION_PAUSED',
  'SUBSCRIPTION_RESUMED',
  'SUBSCRIPTION_PAYMENT_FAILED',
  'SUBSCRIPTION_ENDED',
] as const;

export const WEBHOOK_CHOICES = [...PICK_EVENTS, ...SUBSCRIPTION_EVENTS] as const;
export type WebhookChoice = (typeof WEBHOOK_CHOICES)[number];

/** Every event that is sent, including the test. */
export const WEBHOOK_EVENT_TYPES = [...WEBHOOK_CHOICES, 'WEBHOOK_TEST'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** WITHHELD: nothing was sent, because the key or its owner may not have it any more. */
export const WEBHOOK_DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED', 'WITHHELD'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

export const WEBHOOK_DISABLED_REASONS = ['FAILING', 'GONE'] as const;
export type WebhookDisabledReason = (typeof WEBHOOK_DISABLED_REASONS)[number];

/** The most endpoints of one key. */
export const MAX_ENDPOINTS = 5;
export const MAX_WEBHOOK_URL_LENGTH = 1_000;
/** How long the previous secret signs beside the new one after a rotation. */
export const SECRET_OVERLAP_HOURS = 24;
/** How long events and the log of their deliveries are kept. */
export const WEBHOOK_DAYS_KEPT = 30;

export function isSubscriptionEvent(type: WebhookEventType): boolean {
  return type.startsWith('SUBSCRIPTION_');
}

/** The name of an event in payloads: `pick.released`, `subscription.payment_failed`. */
export function eventText(type: WebhookEventType): string {
  return type.toLowerCase().replace('_', '.');
}
