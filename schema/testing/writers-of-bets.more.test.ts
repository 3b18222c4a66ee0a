import { expect, test } from '@jest/globals';
import { readBets } from './read-bets.ts';
import { WRITERS } from './writers-of-bets.ts';

test.each(Object.keys(WRITERS))(
  '%s: 10,000 of 130,000 bets',
  (writer) => expect(readBets(writer, 10_000).others.slice(0, 3)).toEqual([]),
  120_000,
);
