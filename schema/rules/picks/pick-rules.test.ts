import { describe, expect, test } from '@jest/globals';
import { PICK_LIMITS, type PickText, pickProblems } from './pick-rules.ts';

const GOOD: PickText = {
  teamOne: 'Buffalo Bills',
  teamTwo: 'Houston Texans',
  date: '2031-11-20',
  time: '20:15',
  pick: 'Bills -3.5',
  pickDetails: 'Rest.',
};

test('a pick with the documented fields may be posted', () => expect(pickProblems(GOOD)).toEqual({}));

test('nothing of the optional part is required', () => {
  expect(pickProblems({ ...GOOD, line: null, odds: null, units: null, analyst: null })).toEqual({});
  expect(pickProblems({ ...GOOD, line: -3.5, odds: 1.91, units: 2, analyst: 'Model' })).toEqual({});
});

describe('what is wrong is said of its field', () => {
  test.each<[keyof PickText, string | number, string]>([
    ['teamOne', '', 'Team one is required'],
    ['teamTwo', ' \t', 'Team two is required'],
    ['teamTwo', ' buffalo bills', 'Team two is the same as team one'],
    ['pick', '', 'Pick is required'],
    ['pickDetails', '\n', 'Pick details is required'],
    ['teamOne', 'x'.repeat(81), 'Team one is longer than 80 characters'],
    ['teamTwo', 'x'.repeat(81), 'Team two is longer than 80 characters'],
    ['pick', 'x'.repeat(201), 'Pick is longer than 200 characters'],
    ['pickDetails', 'x'.repeat(10_000), 'Pick details is longer than 4000 characters'],
    ['analyst', 'x'.repeat(81), 'Analyst is longer than 80 characters'],
    [
      'pick',
      'Montr\ufffdal ML',
      'Pick has a letter that was lost when it was copied (\ufffd): write it again',
    ],
    ['book', 'B\ufffdrse', 'Book has a letter that was lost when it was copied (\ufffd): write it again'],
    ['date', '2027-02-29', 'Date is not a day of the calendar (YYYY-MM-DD)'],
    ['date', '', 'Date is not a day of the calendar (YYYY-MM-DD)'],
    ['time', '24:00', 'Time is not a time of day (HH:mm)'],
    ['line', 1000.5, 'Line must be between -1000 and 1000'],
    ['line', -1001, 'Line must be between -1000 and 1000'],
    ['line', Number.NaN, 'Line must be between -1000 and 1000'],
    ['odds', 1, 'Odds must be above 1.00 and at most 1000 (decimal)'],
    ['odds', 1.00009, 'Odds must be above 1.00 and at most 1000 (decimal)'],
    ['odds', -110, 'Odds must be above 1.00 and at most 1000 (decimal)'],
    ['odds', 1000.01, 'Odds must be above 1.00 and at most 1000 (decimal)'],
    ['units', 0, 'Units must be above 0 and at most 5'],
    ['units', 0.001, 'Units must be above 0 and at most 5'],
    ['units', 5.01, 'Units must be above 0 and at most 5'],
    ['units', Number.NaN, 'Units must be above 0 and at most 5'],
    ['book', 'x'.repeat(81), 'Book is longer than 80 characters'],
    [
      'analyst',
      'Da\u001bna',
      'Analyst has a character that cannot be shown, such as a line break or an escape',
    ],
    [
      'teamOne',
      'Bo\nston',
      'Team one has a character that cannot be shown, such as a line break or an escape',
    ],
    [
      'pick',
      'Celtics \u202eover',
      'Pick has a character that cannot be shown, such as a line break or an escape',
    ],
    ['probability', 0, 'Probability must be above 0 and below 1'],
    ['probability', 1, 'Probability must be above 0 and below 1'],
    ['probability', 55, 'Probability must be above 0 and below 1'],
  ])('%s %s', (field, value, sentence) => {
    expect(pickProblems({ ...GOOD, [field]: value })).toEqual({ [field]: sentence });
  });

  test.each([
    ['spring skips it', '2031-03-09', '02:30', /^Time is skipped on that day/],
    ['spring left it', '2031-03-09', '03:00', undefined],
    ['autumn repeats it', '2031-11-02', '01:30', undefined],
  ])('an hour of a clock change: %s', (_what, date, time, sentence) => {
    const { time: problem } = pickProblems({ ...GOOD, date, time });
    if (sentence) expect(problem).toMatch(sentence);
    else expect(problem).toBeUndefined();
  });

  test.each([
    ['the day before', '2031-11-19T17:00:00Z', {}],
    ['a moment before it', '2031-11-21T01:14:59.999Z', {}],
    ['as its game starts', '2031-11-21T01:15:00Z', { releaseAt: 'It has to open before its game starts' }],
    ['the day after', '2031-11-22T17:00:00Z', { releaseAt: 'It has to open before its game starts' }],
  ])('one that opens %s', (_when, releaseAt, problems) => {
    expect(pickProblems({ ...GOOD, releaseAt: new Date(releaseAt) })).toEqual(problems);
  });

  test('every wrong field is named at once', () => {
    const wrong = { ...GOOD, teamOne: '', date: 'today', units: 0 };
    expect(Object.keys(pickProblems(wrong)).sort()).toEqual(['date', 'teamOne', 'units']);
  });

  test('the longest texts are accepted', () => {
    const { team, pick, pickDetails, analyst } = PICK_LIMITS;
    const longest = {
      ...GOOD,
      teamOne: 'x'.repeat(team),
      pick: 'x'.repeat(pick),
      pickDetails: 'x'.repeat(pickDetails),
      analyst: 'x'.repeat(analyst),
    };
    expect(pickProblems(longest)).toEqual({});
  });
});
