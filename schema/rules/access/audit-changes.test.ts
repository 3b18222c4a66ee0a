import { expect, test } from '@jest/globals';
import { AUDIT_ACTIONS, AUDIT_AREAS, actionsOf, knownAction } from './audit-actions.ts';
import { type AuditChange, auditChanges } from './audit-changes.ts';

const change = (field: string, before: string | null, after: string | null): AuditChange => ({
  ...{ field, before, after },
});

test.each<[string, Record<string, unknown>, AuditChange[]]>([
  [
    'values before and after, without those that stayed',
    { before: { role: null, name: 'Ann' }, after: { role: 'SUPPORT', name: 'Ann' }, reason: 'Joined' },
    [change('role', null, 'SUPPORT')],
  ],
  ['a status', { from: 'PENDING', to: 'WIN' }, [change('status', 'PENDING', 'WIN')]],
  [
    'what was given',
    { tier: 'PLUS', units: 2, tiers: ['PLUS'], analyst: null, idempotencyKey: 'k' },
    [change('tier', null, 'PLUS'), change('units', null, '2'), change('tiers', null, '["PLUS"]')],
  ],
  [
    'a price that was taken away',
    { moment: 'CLOSE', before: { odds: 1.9 }, after: null },
    [change('odds', '1.9', null), change('moment', null, 'CLOSE')],
  ],
  [
    'once what stands beside it in the codes of the contract',
    { tier: 'VIP', subscription: 'sub_1', before: { tier: 'none' }, after: { tier: 'VIP' } },
    [change('tier', 'none', 'VIP'), change('subscription', null, 'sub_1')],
  ],
  ['nothing', { reason: 'Test' }, []],
])('%s', (_what, details, changes) => expect(auditChanges(details)).toEqual(changes));

test('every action has one area, former names included', () => {
  const all = AUDIT_AREAS.flatMap(actionsOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(expect.arrayContaining([...Object.keys(AUDIT_ACTIONS), 'invoice.credit']));
  expect(actionsOf('MONEY')).toContain('invoice.credit');
  expect(knownAction('something.new')).toBeNull();
});
