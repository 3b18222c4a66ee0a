import { describe, expect, test } from '@jest/globals';
import { asked, line, read } from '#schema/testing/pasted-line.ts';

describe('what a pick means is asked where its cells leave two readings', () => {
  const KEPT = 'A prop: its result is entered by hand';
  test.each<[string, Partial<Record<string, string>>, [string, string[]][]]>([
    [
      'a part of the game',
      { pick: 'Over 60.5 1H', market: 'total' },
      [
        [
          '“Over 60.5 1H” names a first half, which the final score does not decide. What is the bet?',
          [KEPT, 'Total of the whole game'],
        ],
      ],
    ],
    [
      'one team’s points',
      { pick: 'Celtics over 110.5', market: 'total' },
      [
        [
          "“Celtics over 110.5” names one team's points, which the final score does not decide. What is the bet?",
          [KEPT, 'Total of the whole game'],
        ],
      ],
    ],
    [
      'a spread without a line',
      { pick: 'Celtics', market: 'spread' },
      [
        [
          '“Celtics” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a spread that only the words name, without a line',
      { pick: 'Celtics spread -110' },
      [
        [
          '“Celtics spread -110” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    ...[
      ['Fade Lakers', 'Celtics ML', 'Lakers ML'],
      ['not Celtics', 'Celtics ML', 'Lakers ML'],
      ['against the Lakers -3.5', 'Celtics −3.5', 'Lakers −3.5'],
    ].map(([pick = '', ...sides]): [string, Partial<Record<string, string>>, [string, string[]][]] => [
      `more than a team: ${pick}`,
      { pick },
      [
        [
          `“${pick}” says more than a team. Which bet is meant?`,
          [...sides, 'No market: its result is entered by hand'],
        ],
      ],
    ]),
    [
      'another team of the same place',
      { sport: 'NCAAB', game: 'Michigan @ Toledo', pick: 'Eastern Michigan -3.5' },
      [
        [
          '“Eastern Michigan -3.5” says more than a team. Which bet is meant?',
          ['Michigan −3.5', 'Toledo −3.5', 'No market: its result is entered by hand'],
        ],
      ],
    ],
    ...[
      ['Celtics @ Lakers 1H', '1H', 'a first half'],
      ['Celtics @ Lakers (1st Qtr)', '1st Qtr', 'a first quarter'],
      ['1st Half: Celtics @ Lakers', '1st Half', 'a first half'],
      ['Celtics @ Lakers team total', 'team total', "one team's points"],
    ].map(([game, part, named]): [string, Partial<Record<string, string>>, [string, string[]][]] => [
      `a part of the game beside the teams: ${game}`,
      { game, pick: 'Over 110.5' },
      [
        [
          `“Over 110.5 ${part}” names ${named}, which the final score does not decide. What is the bet?`,
          [KEPT, 'No market: its result is entered by hand'],
        ],
      ],
    ]),
    [
      'two games of a doubleheader',
      { sport: 'MLB', game: 'Mets @ Braves G1', pick: 'Mets ML (Game 2)', market: 'moneyline' },
      [['Is Game 1 or Game 2 meant?', ['Game 1', 'Game 2']]],
    ],
    [
      'a run line that is named before its team',
      { pick: 'run line Celtics' },
      [
        [
          '“run line Celtics” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Over',
      { pick: 'Over' },
      [
        [
          '“Over” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Under total -110',
      { pick: 'Under total -110' },
      [
        [
          '“Under total -110” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Total over',
      { pick: 'Total over' },
      [
        [
          '“Total over” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a line without a sign',
      { pick: 'Celtics 3.5' },
      [['Which line is meant by “Celtics 3.5”?', ['+3.5', '−3.5']]],
    ],
    [
      'neither team, and a market in its column',
      { pick: 'Heat', market: 'moneyline' },
      [
        [
          '“Heat” names neither team of the game. Which bet is meant?',
          ['Celtics ML', 'Lakers ML', 'As written: its result is entered by hand'],
        ],
      ],
    ],
    [
      'neither over nor under',
      { pick: '220.5', market: 'total', line: '220.5' },
      [
        [
          '“220.5” names neither over nor under. Which bet is meant?',
          ['Over 220.5', 'Under 220.5', 'As written: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total that games of the league do not have',
      { pick: 'Over 3.5' },
      [['3.5 is far from any total of NBA. Is it meant?', ['3.5, as written']]],
    ],
    ['another line in its column', { line: '-4' }, [['Is −4 or −3.5 meant?', ['−4', '−3.5']]]],
    [
      'another price in the words',
      { pick: 'Celtics -3.5 -120' },
      [['Is −110 or −120 meant?', ['−110', '−120']]],
    ],
    [
      'another market in its column',
      { market: 'total' },
      [['Is Total or Spread meant?', ['Total', 'Spread']]],
    ],
    [
      'a team alone where the game has a line',
      { game: 'PHI (-7.0) @ DAL', pick: 'DAL' },
      [['The game names a line. Is DAL +7 meant?', ['DAL +7', 'DAL moneyline']]],
    ],
  ])('%s', (_what, given, questions) => expect(asked(given)).toEqual(questions));

  test.each<[string, Partial<Record<string, string>>, object]>([
    ['the sign of the words', { line: '3.5' }, { market: 'SPREAD', line: -3.5 }],
    ['the sign of the price in the words', { pick: 'Celtics ML +150', odds: '150' }, { odds: 2.5 }],
    ['a line in its own column', { pick: 'Celtics', line: '-3.5' }, { market: 'SPREAD', line: -3.5 }],
    ['a total in its own column', { pick: 'Over', line: '220.5' }, { market: 'TOTAL', line: 220.5 }],
    [
      'the number of a game in the words',
      { sport: 'MLB', game: 'Mets @ Braves', pick: 'Mets ML (Game 2)', market: 'moneyline' },
      { market: 'MONEYLINE', gameNumber: 2 },
    ],
    [
      'the number of a game before its teams',
      { sport: 'MLB', game: 'Game 2: Mets @ Braves', pick: 'Mets ML' },
      { market: 'MONEYLINE', gameNumber: 2, teamOne: 'Mets' },
    ],
    ['a market before its team', { pick: 'ML BOS' }, { market: 'MONEYLINE', pick: 'Celtics ML' }],
    [
      'a market before its team and line',
      { pick: 'run line Celtics -1.5' },
      { market: 'SPREAD', line: -1.5, pick: 'Celtics -1.5' },
    ],
    [
      'a place before the team',
      { pick: 'Boston Celtics -3.5' },
      { market: 'SPREAD', line: -3.5, pick: 'Celtics -3.5' },
    ],
    [
      'a line in the team',
      { game: 'PHI (-7.0) @ DAL', pick: 'PHI (-7.0)' },
      { market: 'SPREAD', line: -7, teamOne: 'PHI' },
    ],
    [
      'the number of a doubleheader’s game',
      { game: 'Mets @ Braves G2', pick: 'Mets ML' },
      { teamTwo: 'Braves', gameNumber: 2 },
    ],
  ])('and not where another cell decides it: %s', (_what, given, pick) => {
    const { picks, questions } = read(line(given));
    expect(questions).toEqual([]);
    expect(picks).toMatchObject([pick]);
  });
});

test.each([
  [
    'pick:part:Over 60.5 1H',
    'written',
    { pick: 'Over 60.5 1H', market: 'total', line: '60.5' },
    'Over 60.5 1H',
  ],
  ['pick:side:220.5', 'two', { pick: '220.5', market: 'total', line: '220.5' }, 'Under 220.5'],
])('a line is kept once its question is answered: %s, %s', (question, choice, given, pick) => {
  const { picks } = read(line(given), { answers: [{ question, choice }] });
  expect(picks).toMatchObject([{ pick, market: 'TOTAL', line: Number(given.line) }]);
});
