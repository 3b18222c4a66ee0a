import { expect, test } from '@jest/globals';
import { fieldText, valueText } from './audit-words.ts';

test.each([
  ['status', 'DRAFT', 'Draft'],
  ['status', 'PUBLISHED', 'Posted'],
  ['status', 'PENDING', 'Pending'],
  ['moment', 'OPENED_PREMIUM', 'Opened for Premium'],
  ['league', 'NCAAB', 'NCAAB'],
  ['role', 'SUPPORT', 'Support'],
  ['market', 'MONEYLINE', 'Moneyline'],
  ['cancelAtPeriodEnd', 'true', 'Yes'],
  ['amountCents', '12950', '$129.50'],
  ['tiers', '["PLUS","VIP"]', 'Plus, VIP'],
  ['score', '{"one":99,"two":104}', 'one 99, two 104'],
  ['details', '[draft', '[draft'],
  ['teamOne', 'USC', 'USC'],
  ['details', 'constructor', 'constructor'],
  ['code', 'WELCOME', 'WELCOME'],
  ['startsAt', '2026-11-21T00:10:00.000Z', 'Nov 20, 2026, 7:10 PM ET'],
])('%s %s reads %s', (field, value, text) => expect(valueText(field, value)).toBe(text));

test.each([
  ['currentPeriodEndsAt', 'current period ends at'],
  ['amountCents', 'amount'],
  ['cents', 'amount'],
])('the field %s is %s', (field, text) => expect(fieldText(field)).toBe(text));
