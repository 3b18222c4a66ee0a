import { describe, expect, test } from '@jest/globals';
import { createInputOf, newPickForm, type PickForm, pickFormProblems } from './pick-form.ts';
import { readPickForm } from './read-pick-form.ts';
import { releaseOfDay, releaseSentence } from './release-sentence.ts';

const FILLED: PickForm = {
  ...newPickForm('2026-11-20'),
  sport: 'NFL',
  subscription: 'PLUS',
  teamOne: 'Boston Celtics ',
  teamTwo: 'New York Knicks',
  time: '19:30',
  pick: 'Celtics -3.5',
  pickDetails: 'Rested and at full strength.',
  market: 'SPREAD',
  line: '-3.5',
  odds: '-110',
  units: '1.5',
  book: 'DraftKings ',
  probability: '55.25',
};

describe('what the form says is wrong', () => {
  test('an empty form names each required field', () => {
    expect(pickFormProblems(newPickForm('2026-11-20'))).toEqual({
      sport: 'Choose a sport',
      subscription: 'Choose a tier',
      teamOne: 'Enter the away team',
      teamTwo: 'Enter the home team',
      pick: 'Enter the pick',
      pickDetails: 'Enter the pick details',
      time: 'Enter a time',
    });
  });

  test('a filled form may be posted', () => expect(pickFormProblems(FILLED)).toEqual({}));

  test.each<[string, Partial<PickForm>, keyof PickForm, string]>([
    [
      'odds that nobody offers',
      { odds: '-50' },
      'odds',
      'American odds begin at -100 and +100; write -110, +150 or 1.91',
    ],
    ['a line in words', { line: 'three' }, 'line', 'Write -3.5, +7 or PK'],
    ['no units', { units: '0' }, 'units', 'Units must be above 0 and at most 5'],
    [
      'a chance that is none',
      { probability: '100' },
      'probability',
      'A chance is a percentage above 0 and below 100, such as 55',
    ],
    [
      'a chance in words',
      { probability: 'even' },
      'probability',
      'A chance is a percentage above 0 and below 100, such as 55',
    ],
    ['a day that does not exist', { date: '2027-02-29' }, 'date', 'Enter a date'],
    [
      'a very long reason',
      { pickDetails: 'x'.repeat(10_000) },
      'pickDetails',
      'Pick details is longer than 4000 characters',
    ],
    [
      'a schedule without a day',
      { release: 'SCHEDULED', releaseDate: '' },
      'releaseDate',
      'Choose the day on which it opens',
    ],
    [
      'a schedule without a time',
      { release: 'SCHEDULED', releaseTime: '' },
      'releaseTime',
      'Choose the time at which it opens',
    ],
    [
      'a schedule after the game has started',
      { release: 'SCHEDULED', releaseTime: '19:30' },
      'releaseTime',
      'It has to open before its game starts',
    ],
  ])('%s', (_name, change, field, problem) => {
    expect(pickFormProblems({ ...FILLED, ...change })).toEqual({ [field]: problem });
  });
});

describe('what is sent', () => {
  test('numbers, decimal odds, trimmed texts, no release when it goes out at once, and a draft until then', () => {
    expect(createInputOf(FILLED, 'request-1')).toEqual({
      requestId: 'request-1',
      draft: true,
      sport: 'NFL',
      subscription: 'PLUS',
      teamOne: 'Boston Celtics',
      teamTwo: 'New York Knicks',
      date: '2026-11-20',
      time: '19:30',
      pick: 'Celtics -3.5',
      pickDetails: 'Rested and at full strength.',
      market: 'SPREAD',
      line: -3.5,
      odds: expect.closeTo(1.909, 3),
      units: 1.5,
      book: 'DraftKings',
      probability: 0.5525,
      analyst: null,
      releaseAt: null,
      answers: [],
    });
  });

  test.each<[Partial<PickForm>, object]>([
    [{ odds: '−110' }, { odds: 1.909091 }],
    [{ odds: '1.91' }, { odds: 1.91 }],
    [{ odds: '10/11' }, { odds: 1.909091 }],
    [{ odds: 'EVEN' }, { odds: 2 }],
    [{ line: '−3½' }, { line: -3.5 }],
    // The words of the pick have its sign.
    [{ line: '3.5' }, { line: -3.5 }],
    [{ line: 'PK', pick: 'Celtics PK' }, { line: 0 }],
    [{ units: '½' }, { units: 0.5 }],
  ])('prices and lines as people and this product write them: %j', (change, sent) => {
    expect(pickFormProblems({ ...FILLED, ...change })).toEqual({});
    expect(createInputOf({ ...FILLED, ...change }, 'request-1')).toMatchObject(sent);
  });

  test.each<[Partial<PickForm>, string]>([
    [{ odds: '150' }, 'Is +150 meant?'],
    [{ line: '3.5', pick: 'Celtics to cover' }, 'Is +3.5 meant?'],
    [{ time: '07:30' }, 'Is 7:30 PM meant? Games seldom start in the morning.'],
    [{ line: '', pick: 'Celtics' }, '“Celtics” is a spread without a line. What is meant?'],
    [
      { pick: 'Lakers -3.5', market: '', line: '' },
      '“Lakers -3.5” names neither team of the game. Which bet is meant?',
    ],
    [
      { pick: 'The dog', market: 'MONEYLINE', line: '' },
      '“The dog” names neither team of the game. Which bet is meant?',
    ],
    [
      { pick: 'Celtics -3.5 1H' },
      '“Celtics -3.5 1H” names a first half, which the final score does not decide. What is the bet?',
    ],
  ])('what can mean two things is asked: %j', (change, asks) => {
    const form = { ...FILLED, ...change };
    expect(readPickForm(form).questions.map((question) => question.asks)).toEqual([asks]);
    // An edit does not ask again about what stood before, as long as it is typed as the form writes it.
    if (!('odds' in change))
      expect(readPickForm(form, [], form).questions.filter(({ column }) => column !== 'line')).toEqual([]);
  });

  test('decimal odds of 100 that were confirmed are not asked about by the server', () => {
    const said = [{ question: 'odds:sign:150', choice: 'decimal' }];
    expect(createInputOf({ ...FILLED, odds: '150' }, 'request-1', said)).toMatchObject({
      odds: 150,
      answers: said,
    });
  });

  test('a scheduled pick opens at its New York wall time', () => {
    const form: PickForm = { ...FILLED, release: 'SCHEDULED', releaseTime: '14:00' };
    expect(createInputOf(form, 'request-1').releaseAt).toBe('2026-11-20T19:00:00.000Z');
  });
});

describe('what is said beside the button', () => {
  const NOON = new Date('2026-11-20T17:00:00.000Z');

  test.each<[string, Partial<PickForm>, string]>([
    ['posted now', {}, 'Members of Plus and higher see it as soon as it is posted.'],
    ['the highest tier', { subscription: 'VIP' }, 'Members of VIP see it as soon as it is posted.'],
    [
      'scheduled',
      { release: 'SCHEDULED', releaseTime: '14:00' },
      'Members of Plus and higher see it from Nov 20, 2026, 2:00 PM ET.',
    ],
    [
      'scheduled for a tier that reads early',
      { subscription: 'PREMIUM', release: 'SCHEDULED', releaseTime: '14:00' },
      'Members of Premium and higher see it from Nov 20, 2026, 1:00 PM ET.',
    ],
    [
      'for a day to come',
      { date: '2026-11-21' },
      'Members of Plus and higher see it from Nov 21, 2026, 12:00 AM ET.',
    ],
  ])('%s', (_name, change, sentence) => {
    expect(releaseSentence({ ...FILLED, ...change }, NOON)).toBe(
      `${sentence} You have ten seconds to undo; then it stays in the record.`,
    );
  });

  test.each<[string, Partial<PickForm>]>([
    ['no tier yet', { subscription: '' }],
    ['a draft', { release: 'DRAFT' }],
    ['a schedule without a time', { release: 'SCHEDULED', releaseTime: '' }],
  ])('nothing: %s', (_name, change) => {
    expect(releaseSentence({ ...FILLED, ...change }, NOON)).toBeNull();
  });

  test('picks that are posted together wait for a day to come', () => {
    expect(releaseOfDay('2026-11-20', NOON)).toContain('as soon as it is posted');
    expect(releaseOfDay('2026-11-21', NOON)).toContain('when that day begins');
  });
});
