import { describe, expect, test } from '@jest/globals';
import { asksWhere, notSoldIn, notSoldText, placeProblems } from './not-sold.ts';

const PLACES = notSoldIn('US-WA, us-ut,CA-QC') ?? {};

test.each([
  ['US-WA, us-ut,CA-QC', { US: ['WA', 'UT'], CA: ['QC'] }],
  ['', {}],
  ['WA', null],
  ['US', null],
  ['CA', null],
  ['US-ON', null],
  ['US-NY-1', null],
  ['GB-LND', null],
])('%s names the places %j', (text, places) => expect(notSoldIn(text)).toEqual(places));

describe('what a buyer is asked', () => {
  test.each([
    [{}, { country: 'Choose the country you live in' }],
    [{ country: 'US' }, { state: 'Choose your state' }],
    [{ country: 'US', state: 'Wahsington' }, { state: 'Choose your state' }],
    [{ country: 'CA', state: '' }, { state: 'Choose your province' }],
    [{ country: 'US', state: 'or' }, {}],
  ])('%j: %j', (place, problems) => expect(placeProblems(PLACES, place)).toEqual(problems));

  test('nothing where everything may be sold, and no province where only states are named', () => {
    expect(asksWhere({})).toBe(false);
    expect(placeProblems({}, {})).toEqual({});
    expect(placeProblems({ US: ['WA'] }, { country: 'CA' })).toEqual({});
  });
});

test.each([
  [{ country: 'US', state: 'WA' }, 'We do not sell in Washington. Nothing was charged.'],
  [{ country: 'US', state: ' washington ' }, 'We do not sell in Washington. Nothing was charged.'],
  [{ country: 'CA', state: 'Québec' }, 'We do not sell in Quebec. Nothing was charged.'],
  [{ country: 'US', state: 'OR' }, null],
  [{ country: 'CA', state: 'WA' }, null],
  [{ state: 'WA' }, null],
])('a buyer of %j reads %s', (place, text) => expect(notSoldText(PLACES, place)).toBe(text));
