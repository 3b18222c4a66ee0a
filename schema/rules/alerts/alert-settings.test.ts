import { expect, test } from '@jest/globals';
import { type AlertSettings, defaultSettings, settingsProblems, wantsPick } from './alert-settings.ts';

test('payers begin with instant mail, others with nothing, and nobody with quiet hours', () => {
  expect(defaultSettings(true)).toMatchObject({ quietFrom: null, quietTo: null });
  expect(defaultSettings(true)).toMatchObject({ mail: 'INSTANT', recap: false, lockedNews: false });
  expect(defaultSettings(false)).toMatchObject({ mail: 'OFF', recap: false, lockedNews: false });
});

const QUIET = { ...defaultSettings(true), quietFrom: '22:00', quietTo: '08:00' };

test.each<[string, Partial<AlertSettings>, string[]]>([
  ['nothing', {}, []],
  ['no quiet hours', { quietFrom: null, quietTo: null }, []],
  ['no league', { leagues: [] }, ['leagues']],
  ['no plan', { tiers: [] }, ['tiers']],
  ['a digest at no time', { digestAt: '9 am' }, ['digestAt']],
  ['quiet hours without an end', { quietTo: null }, ['quietTo']],
  ['quiet hours without a beginning', { quietFrom: null }, ['quietFrom']],
  ['a quiet day', { quietFrom: '08:00' }, ['quietTo']],
  ['a time that no clock shows', { quietFrom: '24:00' }, ['quietFrom']],
])('of the settings, %s is wrong', (_name, changes, fields) => {
  expect(Object.keys(settingsProblems({ ...QUIET, ...changes }))).toEqual(fields);
});

test.each([
  [{ league: 'NFL', tier: 'PLUS' } as const, true],
  [{ league: 'NBA', tier: 'PLUS' } as const, false],
  [{ league: 'NFL', tier: 'VIP' } as const, false],
])('who chose the NFL and Plus wants %j: %s', (pick, wanted) => {
  expect(wantsPick({ leagues: ['NFL'], tiers: ['PLUS'] }, pick)).toBe(wanted);
});
