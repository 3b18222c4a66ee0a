import { expect, test } from '@jest/globals';
import { readBets } from './read-bets.ts';
import { WRITERS } from './writers-of-bets.ts';

/** 10,000 of each, 130,000 in all, are read by writers-of-bets.more.test.ts. */
const BETS = 1_000;

test.each(Object.keys(WRITERS))(
  '%s: the same bet, a question or a refusal, and never another bet',
  (writer) => {
    const { same, others } = readBets(writer, BETS);
    expect(others.slice(0, 3)).toEqual([]);
    // Asking about everything would be right as well, and no help.
    expect(same).toBeGreaterThan(BETS / 40);
  },
);
