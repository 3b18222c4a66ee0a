import { describe, expect, test } from '@jest/globals';
import { planEventText } from './history-text.ts';

describe('a line of the timeline', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['started', { tier: 'PREMIUM', totalCents: 12_900 }, 'Bought Premium for $129.00'],
    ['trial-started', { tier: 'PLUS', totalCents: 0 }, 'Started the trial of Plus'],
    ['converted', { tier: 'PLUS', totalCents: 7_900 }, 'The trial became Plus for $79.00'],
    ['renewed', { tier: 'VIP', totalCents: 24_900 }, 'Renewed VIP for $249.00'],
    ['upgrade-agreed', { to: 'VIP', agreedTo: '$60.12 now.' }, 'Agreed to the price of VIP'],
    ['upgraded', { tier: 'VIP', totalCents: 6_012 }, 'Upgraded to VIP for $60.12'],
    ['changed', { from: 'PLUS', to: 'PREMIUM' }, 'Changed from Plus to Premium without a charge'],
    ['downgrade-planned', { from: 'VIP', to: 'PLUS' }, 'Changes from VIP to Plus at the end of the period'],
    ['upgrade-planned', { from: 'PLUS', to: 'VIP' }, 'Changes from Plus to VIP at the end of the period'],
    ['change-dropped', {}, 'Undid the planned change'],
    ['cancelled', { accessUntil: '2031-12-21T03:00:00Z' }, 'Canceled, access ends on Dec 20, 2031'],
    [
      'cancelled',
      { accessUntil: '2031-12-21T03:00:00Z', byAdmin: true },
      'Canceled by an admin, access ends on Dec 20, 2031',
    ],
    ['reactivated', {}, 'Undid the cancellation'],
    ['payment-failed', { code: '2001', text: 'Insufficient Funds' }, 'A payment failed: Insufficient Funds'],
    [
      'granted',
      { tier: 'PLUS', endsAt: '2031-12-20T17:00:00Z', reason: 'A contest' },
      'Was granted Plus through Dec 20, 2031: A contest',
    ],
    [
      'granted',
      { tier: 'PLUS', endsAt: '2031-12-21T05:00:00Z', reason: '' },
      'Was granted Plus through Dec 20, 2031',
    ],
    ['ended', { reason: 'revoked' }, 'The plan ended because it was revoked'],
    ['ended', { reason: 'cancelled' }, 'The plan ended because it was canceled'],
    ['ended', { reason: 'something new' }, 'The plan ended'],
    ['something-new', {}, 'something-new'],
  ])('%s %j', (type, details, words) => expect(planEventText(type, details)).toBe(words));

  test('details that are not there leave no hole in the sentence', () => {
    expect(planEventText('started', {})).toBe('Bought a plan');
    expect(planEventText('cancelled', {})).toBe('Canceled');
    expect(planEventText('payment-failed', {})).toBe('A payment failed');
  });
});
