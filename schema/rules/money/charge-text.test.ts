import { expect, test } from '@jest/globals';
import { type ChargeFacts, chargeText } from './charge-text.ts';

const MONTH = { description: 'Premium Plan, 1 month', cents: 12_900 };
const RENEWAL: ChargeFacts = {
  ...{ kind: 'renewal', type: 'charge', state: 'paid', tier: 'PREMIUM', lines: [MONTH] },
  periodStartsAt: new Date('2026-11-20T18:00:00Z'),
  periodEndsAt: new Date('2026-12-20T18:00:00Z'),
  paidWith: 'Visa ending in 1111',
};

test.each<[string, Partial<ChargeFacts>, string]>([
  ['a renewal', {}, 'Premium renewed for Nov 20, 2026 to Dec 20, 2026. Paid with Visa ending in 1111.'],
  [
    'a card whose brand the processor spells otherwise',
    { paidWith: 'MasterCard ending in 4444' },
    'Premium renewed for Nov 20, 2026 to Dec 20, 2026. Paid with Mastercard ending in 4444.',
  ],
  [
    'a purchase with a coupon',
    { kind: 'purchase', lines: [MONTH, { description: 'SAVE20: 20% off', cents: -2_580 }] },
    'Premium bought for Nov 20, 2026 to Dec 20, 2026, with coupon SAVE20: 20% off (−$25.80). Paid with Visa ending in 1111.',
  ],
  [
    'a trial',
    { kind: 'purchase', lines: [{ description: 'Premium Plan, 1 day trial', cents: 0 }], paidWith: null },
    'Trial of Premium from Nov 20, 2026 to Dec 20, 2026.',
  ],
  [
    'the month after a trial, not paid yet',
    { kind: 'conversion', state: 'open', paidWith: null },
    'Premium after its trial, for Nov 20, 2026 to Dec 20, 2026. Not paid yet.',
  ],
  [
    'a renewal that nobody paid',
    { state: 'uncollectible', paidWith: null },
    'Premium renewed for Nov 20, 2026 to Dec 20, 2026. It was not paid.',
  ],
  [
    'a plan that ends a trial',
    { kind: 'start', tier: 'VIP' },
    'VIP bought during a trial, for Nov 20, 2026 to Dec 20, 2026. Paid with Visa ending in 1111.',
  ],
  [
    'an upgrade',
    {
      ...{ kind: 'upgrade-vip', tier: 'VIP' },
      lines: [
        { description: 'VIP Plan, prorated to Dec 20, 2026', cents: 12_450 },
        { description: 'Credit for Premium', cents: -6_450 },
      ],
    },
    'Upgrade to VIP for the rest of the period, to Dec 20, 2026, less $64.50 already paid for that time. Paid with Visa ending in 1111.',
  ],
  [
    'a refund',
    {
      kind: 'credit-inv_1',
      type: 'credit',
      lines: [{ description: 'Refund for CL-20261120-4F7K2M9A: Charged twice.', cents: -500 }],
    },
    'Refund for CL-20261120-4F7K2M9A: Charged twice.',
  ],
])('%s says why', (_what, given, sentence) => expect(chargeText({ ...RENEWAL, ...given })).toBe(sentence));
