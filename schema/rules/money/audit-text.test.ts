import { expect, test } from '@jest/globals';
import { auditText } from './audit-text.ts';

test.each<[string, Record<string, unknown>, string]>([
  ['user.promote', { by: 'ADMIN_EMAILS' }, 'Became an admin (ADMIN_EMAILS)'],
  ['user.demote', { by: 'command line' }, 'Lost admin rights (command line)'],
  [
    'plan.grant',
    { tier: 'VIP', endsAt: '2031-12-20T17:00:00Z', reason: 'A contest' },
    'Granted VIP through Dec 20, 2031: A contest',
  ],
  ['plan.cancel', { tier: 'PLUS', reason: 'Asked by phone' }, 'Canceled the renewal of Plus: Asked by phone'],
  ['plan.revoke', { tier: 'VIP', reason: 'A mistake' }, 'Revoked VIP: A mistake'],
  ['invoice.refund', { amountCents: 2_000, reason: 'An outage' }, 'Requested a refund of $20.00: An outage'],
  ['invoice.credit', { amountCents: 2_000 }, 'Requested a refund of $20.00'],
  ['play.limit', {}, 'Set a monthly limit'],
  ['invoice.refund', {}, 'Requested a refund of money'],
  [
    'price.change',
    {
      before: { cents: 7_900 },
      after: { cents: 8_900, startsAt: '2031-12-20T17:00:00Z' },
      reason: 'More picks',
    },
    'Changed the price of a plan from $79.00 to $89.00 on Dec 20, 2031: More picks',
  ],
  [
    'price.propose-move',
    { cents: 8_900, reason: 'Costs' },
    'Proposed to move running plans to $89.00: Costs',
  ],
  ['price.approve-move', { cents: 8_900 }, 'Approved moving running plans to $89.00'],
  ['price.end-move', { cents: 8_900 }, 'Ended moving running plans to $89.00'],
  ['charge.give-back', { amountCents: 7_900 }, 'A late charge of $79.00 was refunded'],
  ['something.new', {}, 'something.new'],
  ['staff.role', { after: { role: 'SUPPORT' }, reason: 'Joined' }, 'Got the role Support: Joined'],
  ['staff.role', { before: { role: 'SUPPORT' }, after: { role: null } }, 'Lost their role'],
  ['pick.grade', { from: 'PENDING', to: 'WIN' }, 'Graded a pick WIN'],
  ['api-key.create', { name: 'Feed' }, 'Made an API key: Feed'],
  ['user.end-sessions', { revokedKeys: 0 }, 'Ended all sessions'],
  ['user.end-sessions', { revokedKeys: 2 }, 'Ended all sessions and 2 API keys'],
  ['limits.cool-off', { coolOffUntil: '2031-11-27T17:00:00.000Z' }, 'Began a break until Nov 27, 2031'],
])('an audit entry: %s %j', (action, details, words) => expect(auditText(action, details)).toBe(words));
