import type { MailData, Template } from '#gateway/mail/mail.ts';

const PAID = {
  tier: 'PREMIUM',
  invoiceNumber: 'CL-100001',
  lines: [
    { description: 'Premium Plan, 1 month', cents: 12_900 },
    { description: 'SAVE20: 20% off', cents: -2_580 },
  ],
  totalCents: 10_320,
  paidAt: '2031-11-20T17:00:00.000Z',
  nextChargeAt: '2031-12-20T17:00:00.000Z',
  nextChargeCents: 12_900,
} as const;

const TRIAL = { tier: 'PLUS', trialEndsAt: '2031-11-21T17:00:00.000Z', amountCents: 7_900 } as const;

/** One of each mail, as the flows write them. */
export const MAIL_EXAMPLES: MailData = {
  welcome: { trialEndsAt: '2031-11-21T17:00:00.000Z', confirmFor: 'ann' },
  'confirm-address': { confirmFor: 'ann' },
  'purchase-receipt': {
    ...PAID,
    lines: [...PAID.lines],
    setPasswordFor: 'member@chalkline.test',
  },
  'trial-started': TRIAL,
  'trial-ending': TRIAL,
  'price-change': {
    ...{ tier: 'PLUS', fromCents: 7_900, toCents: 8_900 },
    ...{ appliesAt: '2031-12-20T17:00:00.000Z', keepsDiscount: true },
  },
  'renewal-failed': {
    tier: 'PREMIUM',
    amountCents: 12_900,
    reason: 'Your bank said: insufficient funds.',
    nextTryAt: '2031-11-21T17:00:00.000Z',
    accessUntil: '2031-11-23T17:00:00.000Z',
  },
  'card-expiring': {
    cardType: 'Visa',
    last4: '1111',
    expirationMonth: '12',
    expirationYear: '2031',
    nextChargeAt: PAID.nextChargeAt,
    nextChargeCents: 12_900,
  },
  cancelled: { tier: 'PREMIUM', accessUntil: '2031-12-20T17:00:00.000Z', inTrial: false },
  reactivated: { tier: 'PREMIUM', nextChargeAt: PAID.nextChargeAt, nextChargeCents: 12_900 },
  'plan-paused': {
    ...{ tier: 'PREMIUM', resumesAs: 'PREMIUM', accessUntil: '2031-12-20T17:00:00.000Z' },
    ...{ resumesAt: '2032-08-20T16:00:00.000Z', amountCents: 12_900 },
  },
  'pause-ending': { tier: 'PREMIUM', resumesAt: '2032-08-20T16:00:00.000Z', amountCents: 12_900 },
  'plan-changed': {
    from: 'PREMIUM',
    to: 'VIP',
    takesEffect: 'now',
    takesEffectAt: '2031-11-20T17:00:00.000Z',
    chargedCents: 6_000,
    receipt: {
      invoiceNumber: 'CL-100003',
      lines: [
        { description: 'VIP Plan, prorated to Dec 20, 2031', cents: 12_450 },
        { description: 'Credit for Premium', cents: -6_450 },
      ],
      totalCents: 6_000,
    },
    nextChargeAt: PAID.nextChargeAt,
    nextChargeCents: 24_900,
  },
  'plan-kept': {
    tier: 'PREMIUM',
    droppedTier: 'PLUS',
    nextChargeAt: PAID.nextChargeAt,
    nextChargeCents: 12_900,
  },
  'plan-granted': { tier: 'VIP', endsAt: '2031-12-20T17:00:00.000Z' },
  'card-replaced': { cardType: 'Visa', last4: '1111', changedAt: '2031-11-20T17:00:00.000Z' },
  'password-changed': { changedAt: '2031-11-20T17:00:00.000Z', revokedKeys: 2 },
  'days-given': { tier: 'PREMIUM', days: 7, endsAt: '2031-12-27T17:00:00.000Z', renews: true },
  'account-disabled': { changedAt: '2031-11-20T17:00:00.000Z' },
  'account-enabled': { changedAt: '2031-11-20T17:00:00.000Z' },
  'address-corrected': { changedAt: '2031-11-20T17:00:00.000Z' },
  'admin-approval': {
    text: 'A refund of $600.00 of CL-100001',
    reason: 'An outage',
    askedBy: 'owner@chalkline.test',
    askedAt: '2031-11-20T17:00:00.000Z',
  },
  'admin-owner': {
    email: 'second@chalkline.test',
    by: 'owner@chalkline.test',
    changedAt: '2031-11-20T17:00:00.000Z',
  },
  'staff-role': { role: 'Support', changedAt: '2031-11-20T17:00:00.000Z' },
  'staff-invitation': {
    role: 'Support',
    invitedBy: 'owner@work.test',
    expiresAt: '2031-11-27T17:00:00.000Z',
    invitation: 'invite_1',
  },
  'sessions-ended': { endedAt: '2031-11-20T17:00:00.000Z', revokedKeys: 1 },
  'new-device': { deviceName: 'Chrome on Windows', signedInAt: '2031-11-20T17:00:00.000Z' },
  'key-waiting': { name: 'My bot', prefix: 'pk_3fKq9' },
  'key-created': {
    name: 'My bot',
    prefix: 'pk_3fKq9',
    scopes: ['read:picks'],
    createdAt: '2031-11-20T17:00:00.000Z',
  },
  refunded: {
    invoiceNumber: 'CL-100002',
    amountCents: 2_000,
    refundedAt: '2031-11-20T17:00:00.000Z',
    voided: false,
  },
  'renewal-receipt': { ...PAID, lines: [...PAID.lines] },
  'plan-ended': { tier: 'PREMIUM', endedAt: '2031-11-27T17:00:00.000Z', reason: 'payment-failed' },
  'account-deleted': { deletedAt: '2031-11-20T17:00:00.000Z' },
  'late-charge-refunded': { tier: 'PLUS', amountCents: 7_900, chargedAt: '2031-11-20T17:00:00.000Z' },
  'weekly-receipts': { memberId: 'ann', monday: '2031-11-24' },
  'admin-no-picks': { date: '2031-11-20', leagues: ['NFL', 'NBA'] },
  'admin-late-opening': {
    ...{ day: '2031-11-20', picks: 12, unitsEach: 5 },
    ...{ dueAt: '2031-11-21T05:00:00.000Z', lostAt: '2031-11-22T05:00:00.000Z' },
  },
  'admin-dispute': {
    disputeId: '8fk2m1xq',
    email: 'member@chalkline.test',
    transactionId: '9k2m4x1q',
    orderId: 'buy:1',
    kind: 'CHARGEBACK',
    reason: 'fraud',
    amountCents: 12_900,
    replyBy: '2031-12-04',
    accessRevoked: true,
  },
  'webhook-disabled': {
    url: 'https://bot.example.com/hooks',
    keyName: 'My bot',
    reason: 'FAILING',
    disabledAt: '2031-11-20T17:00:00.000Z',
  },
};

export const TEMPLATES = Object.keys(MAIL_EXAMPLES) as Template[];
