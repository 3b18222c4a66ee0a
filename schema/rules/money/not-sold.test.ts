import { describe, expect, test } from '@jest/globals';
import { asksWhere, notSoldIn, placeProblem } from './not-sold.ts';

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
    [{}, 'country', 'Choose the country you live in'],
    [{ state: 'WA' }, 'country', 'Choose the country you live in'],
    [{ country: 'US' }, 'state', 'Choose your state'],
    [{ country: 'US', state: 'Wahsington' }, 'state', 'Choose your state'],
    [{ country: 'CA', state: '' }, 'state', 'Choose your province'],
    [{ country: 'CA', state: 'WA' }, 'state', 'Choose your province'],
  ])('%j: %s, %s', (place, field, text) =>
    expect(placeProblem(PLACES, place)).toEqual({ field, text, isRefusal: false }),
  );

  test('nothing where everything may be sold, and no province where only states are named', () => {
    expect(asksWhere({})).toBe(false);
    expect(placeProblem({}, {})).toBeNull();
    expect(placeProblem({ US: ['WA'] }, { country: 'CA' })).toBeNull();
  });
});

test.each([
  [{ country: 'US', state: 'WA' }, 'We do not sell in Washington. Nothing was charged.'],
  [{ country: 'US', state: ' washington ' }, 'We do not sell in Washington. Nothing was charged.'],
  [{ country: 'CA', state: 'Québec' }, 'We do not sell in Quebec. Nothing was charged.'],
])('a buyer of %j reads %s', (place, text) =>
  expect(placeProblem(PLACES, place)).toEqual({ field: 'state', text, isRefusal: true }),
);

test.each([
  { country: 'US', state: 'or' },
  { country: 'CA', state: 'ON' },
])('a buyer of %j buys', (place) => expect(placeProblem(PLACES, place)).toBeNull());
