/** Why members cancel, in the order in which they are offered. */
export const CANCEL_REASONS = ['PRICE', 'RESULTS', 'SEASON', 'TOO_MANY', 'PRODUCT', 'OTHER'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** As members choose them, and as admins read them. */
export const CANCEL_REASON_TEXTS: Record<CancelReason, string> = {
  PRICE: 'It costs too much',
  RESULTS: 'The picks did not do well enough',
  SEASON: 'My season is over',
  TOO_MANY: 'Too many picks',
  PRODUCT: 'Something did not work',
  OTHER: 'Another reason',
};

/** What members said at their cancellation; NONE: nothing. */
export const CANCEL_ANSWERS = [...CANCEL_REASONS, 'NONE'] as const;
export type CancelAnswer = (typeof CANCEL_ANSWERS)[number];
