/** A limit: so many times in a window that starts with the first attempt. */
export interface RateLimit {
  name: string;
  limit: number;
  windowSeconds: number;
}

const MINUTE = 60;

/** Every limit on attempts, counted in PostgreSQL for all processes together. */
export const RATE_LIMITS = {
  /** Key: network and address. */
  purchase: { name: 'purchase', limit: 5, windowSeconds: 10 * MINUTE },
  /** Mails that prove an address. Key: account. */
  confirmAddress: { name: 'confirm-address', limit: 5, windowSeconds: 60 * MINUTE },
  /** Invented picks that somebody sends to themselves. Key: account. */
  testAlert: { name: 'test-alert', limit: 5, windowSeconds: 60 * MINUTE },
  /** Linking a Discord account. Key: account. */
  linkDiscord: { name: 'link-discord', limit: 20, windowSeconds: 60 * MINUTE },
  /** Purchases. Key: network. */
  purchaseOfNetwork: { name: 'purchase-network', limit: 60, windowSeconds: 10 * MINUTE },
  /** Only purchases and new cards that fail count: stolen cards are tested by being tried. Key: network. */
  failedCardOfNetwork: { name: 'failed-card-network', limit: 10, windowSeconds: 60 * MINUTE },
  /** The same, so that a rented network of networks is no crowd. Key: wide network (IPv6 only). */
  failedCardOfWideNetwork: { name: 'failed-card-wide-network', limit: 30, windowSeconds: 60 * MINUTE },
  /** The same. Key: mailbox. */
  failedCardOfMailbox: { name: 'failed-card-mailbox', limit: 6, windowSeconds: 60 * MINUTE },
  /** The same. Key: account. */
  failedCardOfMember: { name: 'failed-card-member', limit: 6, windowSeconds: 60 * MINUTE },
  /** Cards that were declined, for any buyer. Key: the processor's name of the number. */
  declinedNumber: { name: 'declined-number', limit: 5, windowSeconds: 24 * 60 * MINUTE },
  /** Whether any number is at that limit. Key: all. */
  refusedNumbers: {
    name: 'refused-numbers',
    limit: Number.POSITIVE_INFINITY,
    windowSeconds: 24 * 60 * MINUTE,
  },
  /** Cards that were declined, everywhere. This and the next three never refuse by themselves: see card-limits.ts. */
  declinedCard: { name: 'declined-card', limit: Number.POSITIVE_INFINITY, windowSeconds: 60 * MINUTE },
  /** Key: network. */
  declinedOfNetwork: {
    name: 'declined-network',
    limit: Number.POSITIVE_INFINITY,
    windowSeconds: 60 * MINUTE,
  },
  /** Key: mailbox. */
  declinedOfMailbox: {
    name: 'declined-mailbox',
    limit: Number.POSITIVE_INFINITY,
    windowSeconds: 60 * MINUTE,
  },
  /** Key: account. */
  declinedOfMember: { name: 'declined-member', limit: Number.POSITIVE_INFINITY, windowSeconds: 60 * MINUTE },
  /** Attempts with a card that have not ended, everywhere. Key: the minute in which they began. */
  cardInFlight: { name: 'in-flight', limit: Number.POSITIVE_INFINITY, windowSeconds: 2 * MINUTE },
  /** Key: a solved challenge. Counted, and requested again when it was used before. */
  solvedChallenge: { name: 'challenge', limit: Number.POSITIVE_INFINITY, windowSeconds: 20 * MINUTE },
  /** Key: network. */
  clientToken: { name: 'client-token', limit: 300, windowSeconds: 10 * MINUTE },
  /** Only wrong codes count. Key: network. */
  wrongCoupon: { name: 'wrong-coupon', limit: 10, windowSeconds: 15 * MINUTE },
  /** Only wrong codes count. Key: account. */
  wrongCouponOfMember: { name: 'wrong-coupon-member', limit: 20, windowSeconds: 15 * MINUTE },
  /** Key: network. */
  checkFingerprint: { name: 'check-fingerprint', limit: 20, windowSeconds: 10 * MINUTE },
  /** New accounts only. Key: network. */
  register: { name: 'register', limit: 10, windowSeconds: 60 * MINUTE },
  /** Test events and redeliveries. Key: account. */
  webhookByHand: { name: 'webhook-by-hand', limit: 30, windowSeconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>;

export const MAX_WINDOW_SECONDS = Math.max(...Object.values(RATE_LIMITS).map((limit) => limit.windowSeconds));
