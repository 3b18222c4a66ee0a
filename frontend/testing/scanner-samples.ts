const ENTRY = {
  id: '7',
  league: 'NBA' as const,
  away: 'Los Angeles Lakers',
  home: 'Boston Celtics',
  startsAt: '2031-11-21T00:30:00.000Z',
  market: 'SPREAD' as const,
  line: 3.5,
  bookOne: 'Copper Ridge',
  oddsOne: 2.1,
  seenOneAt: '2031-11-20T17:59:48.000Z',
  bookTwo: 'Eastgate',
  oddsTwo: 2,
  seenTwoAt: '2031-11-20T17:59:30.000Z',
  margin: 0.0244,
  isDoubtful: false,
  rounds: 3,
  foundAt: '2031-11-20T17:58:00.000Z',
};

/** An arbitrage as the scanner sends it. */
export const sampleEntry = (given: Partial<typeof ENTRY> = {}) => ({
  ...{ __typename: 'Arbitrage' as const, ...ENTRY },
  ...given,
});

interface SampleBoard {
  open: number | null;
  entries: ReturnType<typeof sampleEntry>[] | null;
}

/** What the scanner answers, with one entry unless others are given. */
export const boardOf = ({ open = 1, entries = [sampleEntry()] }: Partial<SampleBoard> = {}) => ({
  today: { now: '2031-11-20T18:00:00.000Z' },
  arbitrages: {
    __typename: 'ArbitrageBoard' as const,
    ...{ open, entries },
    week: { found: 23, medianMargin: 0.011, lastedAMinute: 9 },
  },
});
