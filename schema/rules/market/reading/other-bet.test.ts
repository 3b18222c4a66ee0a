import { expect, test } from '@jest/globals';
import { saysMore } from './other-bet.ts';
import { readMarketOfWords } from './wager-questions.ts';

const TEAMS = { teamOne: 'Philadelphia 76ers', teamTwo: 'Boston Celtics' };

test.each([
  ...[
    'Celtics',
    'Celtics ML',
    'Boston Celtics -3.5',
    'Celtics −3½ (−105)',
    'Celtics (-7.0)',
    'Celtics PK EV',
  ],
  ...[
    '76ers to win',
    'Celtics +150 2u',
    'Celtics straight up, 1.5 units',
    'Celtics pick’em',
    'Live: Celtics +17.5 -114',
  ],
  ...[
    'Celtics run line -1.5',
    'Celtics minus the points',
    'Celtics to cover',
    'Celtics ML (incl. OT)',
    'Celtics -3.5 vs. 76ers',
    'Lakers ML',
    'Over 8',
  ],
])('%s is a team with its line and price, or names none', (pick) => {
  expect(saysMore({ pick, ...TEAMS })).toBe(false);
});

test.each([
  ...[
    'Celtics in OT',
    'Celtics to win in overtime',
    'Celtics most rebounds',
    'Celtics ML + Lakers ML',
    'Celtics and Lakers',
  ],
  ...[
    'Celtics to lose',
    'Celtics not to win',
    'Celtics -3.5 rebounds',
    'Celtics win the tip',
    '76ers to make the playoffs',
  ],
])('%s says more, which is asked about where the market is that of a team', (pick) => {
  expect(saysMore({ pick, ...TEAMS })).toBe(true);
  for (const market of ['MONEYLINE', 'SPREAD'] as const)
    expect(readMarketOfWords({ pick, ...TEAMS }, market)).toMatchObject({
      ...{ kind: 'QUESTION', topic: 'part' },
      choices: [
        { key: 'prop', value: 'PROP' },
        { key: 'written', value: market },
      ],
    });
  expect(readMarketOfWords({ pick, ...TEAMS }, 'PROP')).toMatchObject({ kind: 'VALUE' });
});
