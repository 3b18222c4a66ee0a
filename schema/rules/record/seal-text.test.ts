import { expect, test } from '@jest/globals';
import { sealMark, sealNotes, sealText, shortSealText } from './seal-text.ts';

type SealedPick = Parameters<typeof sealNotes>[0] & { seal: Parameters<typeof sealText>[1] };
type Grade = SealedPick['grades'][number];

const sampleSeal = (given: Partial<SealedPick['seal']> = {}): SealedPick['seal'] => ({
  ...{
    sealedAt: '2026-11-20T15:05:00.000Z',
    witnessedAt: '2026-11-20T15:05:10.000Z',
    late: false,
    unproven: false,
    overdueUnits: null,
  },
  ...given,
});

const sampleGrade = (given: Partial<Grade>): Grade => ({
  ...{ at: '2026-11-21T04:00:00.000Z', result: 'LOSS', voidReason: null, reason: null },
  ...given,
});

const words = (given: Partial<SealedPick>) => {
  const pick: SealedPick = {
    ...{ date: '2026-11-20', time: '19:30', status: 'PUBLISHED', withdrawnReason: null },
    ...{ grades: [], seal: sampleSeal(), ...given },
  };
  const { seal } = pick;
  return { text: sealText(pick, seal), mark: sealMark(seal), notes: sealNotes(pick) };
};

test.each<[string, Partial<SealedPick>, ReturnType<typeof words>]>([
  [
    'sealed before its start',
    {},
    { text: 'Sealed 10:05 AM, before the 7:30 PM start. Anyone can check.', mark: null, notes: [] },
  ],
  [
    'sealed the day before',
    { seal: sampleSeal({ sealedAt: '2026-11-20T03:00:00.000Z' }) },
    {
      text: 'Sealed Thu, Nov 19, 10:00 PM, before the 7:30 PM start. Anyone can check.',
      mark: null,
      notes: [],
    },
  ],
  [
    'sealed on a site that no witness follows, or before one came by',
    { seal: sampleSeal({ witnessedAt: null }) },
    { text: 'Sealed 10:05 AM by our own clock, for the 7:30 PM start.', mark: null, notes: [] },
  ],
  [
    'seen by witnesses from its start on only',
    { seal: sampleSeal({ witnessedAt: '2026-11-21T00:30:00.000Z' }) },
    { text: 'Sealed 10:05 AM by our own clock, for the 7:30 PM start.', mark: null, notes: [] },
  ],
  [
    'late',
    { seal: sampleSeal({ late: true, sealedAt: '2026-11-21T01:00:00.000Z' }) },
    { text: 'Sealed 8:00 PM, after the 7:30 PM start. It never counts.', mark: 'Sealed late', notes: [] },
  ],
  [
    'from before the log',
    { seal: sampleSeal({ unproven: true }) },
    { text: 'Posted before the record was sealed: nothing proves when.', mark: 'Not proven', notes: [] },
  ],
  [
    'not opened in time',
    { seal: sampleSeal({ overdueUnits: 5 }) },
    {
      text: 'Sealed 10:05 AM, before the 7:30 PM start. Anyone can check.',
      mark: 'Opened late',
      notes: ['Opened late, so it counts as a 5-unit loss (house rule).'],
    },
  ],
  [
    'withdrawn',
    { status: 'WITHDRAWN', withdrawnReason: 'The starter is hurt' },
    {
      text: 'Sealed 10:05 AM, withdrawn before the 7:30 PM start. Anyone can check.',
      mark: null,
      notes: ['Withdrawn: The starter is hurt'],
    },
  ],
])('a pick that is %s says so', (_name, given, expected) => expect(words(given)).toEqual(expected));

test.each([
  [{}, 'Sealed 10:05 AM'],
  [{ witnessedAt: null }, 'Sealed 10:05 AM, our clock'],
  [{ sealedAt: '2026-11-20T03:00:00.000Z' }, 'Sealed Nov 19'],
  [{ late: true }, 'Sealed 10:05 AM, after the 7:30 PM start. It never counts.'],
  [{ unproven: true }, 'Posted before the record was sealed: nothing proves when.'],
])('where there is one line, %j is %j', (given, when) => {
  const game = { date: '2026-11-20', time: '19:30', status: 'PUBLISHED' } as const;
  expect(shortSealText(game, sampleSeal(given))).toBe(when);
});

test('a void pick names its reason', () => {
  const grades = [sampleGrade({ result: 'VOID', voidReason: 'POSTPONED' })];
  expect(words({ grades }).notes).toEqual(['Void: Postponed']);
});

test.each([
  [['LOSS', 'WIN'] as const, ['Result corrected Nov 23, was Loss: The score was misread']],
  [['LOSS', 'PENDING', 'WIN'] as const, ['Result corrected Nov 23, was Loss: The score was misread']],
  [['LOSS', 'WIN', 'VOID'] as const, ['Result corrected Nov 23, was Loss, then Win: The score was misread']],
  [['WIN', 'PENDING'] as const, ['Result removed Nov 23, was Win: The score was misread']],
  [['PENDING', 'WIN'] as const, []],
  [['WIN'] as const, []],
])('results %j are described as %j', (results, notes) => {
  const grades = results.map((result, at) =>
    sampleGrade({
      result,
      at: '2026-11-23T18:00:00.000Z',
      reason: at > 0 ? 'The score was misread' : null,
    }),
  );
  expect(words({ grades }).notes).toEqual(notes);
});
