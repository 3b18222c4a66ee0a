import { WORDED_HERE } from './worded-errors.ts';

/** Every error of the product: code, HTTP status and sentence. The sentences of product.txt section 8 are verbatim. */
export const ERRORS = {
  UNAUTHENTICATED: WORDED_HERE.UNAUTHENTICATED,
  INVALID_TOKEN: WORDED_HERE.INVALID_TOKEN,
  TOKEN_EXPIRED: { status: 401, message: 'Your session has expired. Connect again with a new token.' },
  INVALID_KEY: {
    status: 401,
    message: 'This API key does not exist. Please check that you copied all of it.',
  },
  KEY_REVOKED: { status: 401, message: 'This API key was revoked' },
  KEY_EXPIRED: { status: 401, message: 'This API key has expired' },
  KEY_MISPLACED: {
    status: 401,
    message:
      'Send API keys in the Authorization header, never in a URL or a cookie. Please revoke this key: others may have seen it.',
  },
  SCOPE_MISSING: { status: 403, message: 'This API key does not have the required scope' },
  KEY_LIMIT: {
    status: 409,
    message: 'You have ten API keys. Please revoke one that you no longer use.',
  },
  KEY_REFUSED: { status: 403, message: 'API keys cannot do this. Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this' },
  SECOND_FACTOR: { status: 403, message: 'Please show your passkey and repeat this' },
  APPROVAL_NEEDED: { status: 409, message: 'This waits for the approval of another person.' },
  DISPUTE_CLOSED: { status: 409, message: 'This dispute is closed, so nothing can be sent about it.' },
  VIEWING_AS: { status: 403, message: 'You are viewing a member’s account: nothing can be changed here.' },
  VIEW_ENDED: { status: 403, message: 'This view of a member’s account has ended.' },
  LAST_OWNER: { status: 409, message: 'This is the last owner. Make somebody else an owner first.' },
  LINK_EXPIRED: { status: 410, message: 'This link has expired. Ask for a new one.' },
  NOT_FOUND: { status: 404, message: 'This does not exist' },
  NOT_ACCEPTABLE: {
    status: 406,
    message:
      'Please accept application/json or application/graphql-response+json; only subscriptions are sent as text/event-stream.',
  },
  BAD_USER_INPUT: { status: 400, message: 'Please check what you entered' },
  CONFLICT: { status: 409, message: 'Someone changed this in the meantime. Please reload and try again.' },
  PICK_STARTED: { status: 409, message: 'This game has started, so its pick can no longer be changed' },
  NO_RESULT_YET: { status: 409, message: 'This game has not started, so it has no result yet' },
  WITHDRAWN_TOO_LATE: {
    status: 409,
    message: 'This game has started, so its pick stays in the record and can no longer be withdrawn',
  },
  VOID_REASON_MISSING: {
    status: 400,
    message:
      'Please give the reason in voidReason. The rules of the record list the reasons for voiding a pick.',
  },
  MOVED_TOO_FAR: { status: 409, message: 'A posted pick can be moved by at most 14 days' },
  RECORD_UNAVAILABLE: {
    status: 503,
    message: 'The record cannot be written at the moment, so nothing was saved. Please try again.',
  },
  CHANNEL_OFF: { status: 409, message: 'This alert channel is not set up' },
  DISCORD_TAKEN: { status: 409, message: 'This Discord account is linked by another member' },
  DISCORD_UNAVAILABLE: { status: 503, message: 'Discord does not answer at the moment. Please try again.' },
  FEED_OFF: { status: 409, message: 'No feed of games and odds is set up' },
  FEED_UNAVAILABLE: { status: 503, message: 'The feed of games and odds gives no answer at the moment' },
  ON_BREAK: { status: 403, message: 'The scanner is closed while you take a break.' },
  GAME_MISMATCH: {
    status: 400,
    message: 'League, day or teams differ from the linked game',
  },
  EMAIL_ALREADY_IN_USE: { status: 409, message: 'An account already exists with this email' },
  VERIFY_EMAIL: {
    status: 409,
    message:
      'This address belongs to an account that can no longer sign in. Verify the address, then sign in to take the account over.',
  },
  QUERY_TOO_LARGE: WORDED_HERE.QUERY_TOO_LARGE,
  RATE_LIMITED: WORDED_HERE.RATE_LIMITED,
  CHALLENGE_REQUIRED: {
    status: 403,
    message: 'Please prove that you are not a bot: solve the challenge and send this again.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    message: 'Too many live connections are open. Please close one and try again.',
  },
  IDENTITY_UNAVAILABLE: { status: 503, message: 'Server error. Please try again.' },
  UNAVAILABLE: WORDED_HERE.UNAVAILABLE,
  CARD_DECLINED: { status: 402, message: 'Your card was declined.' },
  CARD_REFUSED: { status: 422, message: 'Failed to process payment information.' },
  PAYMENT_PENDING: { status: 409, message: 'Your payment is being confirmed. This takes up to a minute.' },
  PRICE_CHANGED: { status: 409, message: 'The price has changed' },
  PLAN_UNKNOWN: { status: 400, message: 'This plan does not exist' },
  TRIAL_NOT_OFFERED: { status: 400, message: 'This plan offers no trial' },
  TRIAL_USED: {
    status: 409,
    message: 'A free trial has already been used. You can start this plan now at its full price.',
  },
  DEVICE_USED: { status: 409, message: 'A free trial has already been used on this device' },
  NOT_SOLD_HERE: { status: 403, message: 'We do not sell where you live. Nothing was charged.' },
  COUPON_REFUSED: { status: 409, message: 'This coupon code is not valid for this plan' },
  PLAN_HELD: { status: 409, message: 'You already have a plan. Please change it instead.' },
  NO_PLAN: { status: 409, message: 'You have no plan to change' },
  PLAN_ENDED: { status: 409, message: 'This plan has ended. Please choose a plan.' },
  PAYMENT_DUE: { status: 409, message: 'A payment is due. Please update your payment method first.' },
  PLAN_PAUSED: { status: 409, message: 'Your plan is paused. Resume it first, or cancel it.' },
  CANNOT_PAUSE: { status: 409, message: 'This plan cannot be paused. You can cancel it instead.' },
  STOPPED_BY_LIMIT: { status: 403, message: 'Your own limits do not allow this purchase.' },
  ACCOUNT_DELETED: { status: 403, message: 'This account was deleted.' },
  NO_CARD: { status: 409, message: 'No payment method is currently associated with your account.' },
  KEY_REUSED: { status: 422, message: 'This Idempotency-Key was already used for a different request' },
  SIGN_IN_AGAIN: { status: 403, message: 'Please sign in again and repeat this' },
  INVALID_SIGNATURE: { status: 400, message: 'The signature of this notification is not valid' },
  PROCESSOR_UNAVAILABLE: { status: 503, message: 'Failed to process payment information.' },
  INTERNAL_SERVER_ERROR: WORDED_HERE.INTERNAL_SERVER_ERROR,
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
