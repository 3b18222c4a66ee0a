import { describe, expect, test } from '@jest/globals';
import { leastCpuTime } from '#schema/testing/cpu-time.ts';
import { readTable } from './read-table.ts';

const HEADER = ['game', 'pick', 'odds'];
const isHeader = (cells: string[]) => cells.filter((cell) => HEADER.includes(cell.toLowerCase())).length >= 2;
const read = (text: string, leaveOut: number[] = []) => readTable(text, { isHeader, leaveOut });
const cells = (text: string) => read(text).rows.map((line) => line.cells);

const ROW = ['Celtics @ Heat', 'Celtics -3.5', '-110'];

describe('one table, however it was saved', () => {
  test.each([
    ['commas', 'game,pick,odds\nCeltics @ Heat,Celtics -3.5,-110\n'],
    ['semicolons', 'game;pick;odds\nCeltics @ Heat;Celtics -3.5;-110'],
    ['tabs', 'game\tpick\todds\nCeltics @ Heat\tCeltics -3.5\t-110'],
    ['a byte order mark', '\ufeffgame,pick,odds\r\nCeltics @ Heat,Celtics -3.5,-110\r\n'],
    ['bare carriage returns', 'game,pick,odds\rCeltics @ Heat,Celtics -3.5,-110\r'],
    ['quotes and spaces', '"game", "pick", "odds"\n"Celtics @ Heat" , "Celtics -3.5", "-110"'],
    ['a separator that is named', 'sep=;\ngame;pick;odds\nCeltics @ Heat;Celtics -3.5;-110'],
    ['columns that are empty', ',game,pick,odds,,\n,Celtics @ Heat,Celtics -3.5,-110,,\n'],
  ])('%s', (_way, text) => {
    const table = read(text);
    expect(table).toMatchObject({ header: HEADER, problems: [] });
    expect(table.rows.map((line) => line.cells)).toEqual([ROW]);
  });

  test('without a line that names columns all lines are rows', () => {
    expect(read('a;b,b;c\nd;e;f')).toMatchObject({
      header: null,
      rows: [
        { row: 1, cells: ['a', 'b,b', 'c'] },
        { row: 2, cells: ['d', 'e', 'f'] },
      ],
    });
  });

  test('a column without a name gets its position as its name, and a repeated name gets its position too', () => {
    expect(read(',game,pick,odds,Odds\n0,a,b,-110,1.91').header).toEqual([
      ...['column 1', 'game', 'pick', 'odds', 'Odds (column 5)'],
    ]);
  });
});

describe('quotes', () => {
  test('inside cells of tabs are signs, also where such a cell begins with one', () => {
    const text =
      'game\tpick\todds\n6\'9" center\t"Sharp" money\t"x\n"y\t6"\t""z""\n"two\nlines"\t"say ""hi"""\t1';
    expect(cells(text)).toEqual([
      ['6\'9" center', '"Sharp" money', '"x'],
      ['"y', '6"', '""z""'],
      ['two\nlines', 'say "hi"', '1'],
    ]);
  });

  test('inside a cell of commas are signs, and lines are counted through line breaks', () => {
    const table = read('game,pick,odds\n6\'9" center,"a, ""b""\nc",1\nd,e,f');
    expect(table.rows).toEqual([
      { row: 2, cells: ['6\'9" center', 'a, "b"\nc', '1'] },
      { row: 4, cells: ['d', 'e', 'f'] },
    ]);
  });

  test.each([
    ['game,pick,odds\na,"b,1\nc,d,e', 2, 'pick'],
    ['game,pick,odds\na,b,1\n"Sharp" money,b,1', 3, 'game'],
  ])('that end nowhere are named by line and column: %j', (text, row, column) => {
    expect(read(text).problems).toEqual([
      { row, column, reason: expect.stringContaining('write "say ""hi"" to all"') },
    ]);
  });
});

describe('what is no row is left out, and named', () => {
  test('titles, totals, the columns again, notes below, and lines that a person leaves out', () => {
    const text = [
      ...[
        'My picks,,',
        'Week 13',
        '',
        'game,pick,odds',
        'a,b,1',
        'game,pick,odds',
        'c,d,2',
        'Total,,"$1,204.50"',
      ],
      ...['Total,Over 220.5,-110', 'e,f,3', 'TOTALS:,12-5-1,66%', 'All lines from one book'],
    ].join('\n');
    const { rows, leftOut } = read(text, [10]);
    expect(rows.map(({ row }) => row)).toEqual([5, 7, 9]);
    expect(leftOut).toEqual([
      { row: 1, text: 'My picks', why: 'is above the columns' },
      { row: 2, text: 'Week 13', why: 'is above the columns' },
      { row: 6, text: 'game · pick · odds', why: 'names the columns again' },
      { row: 8, text: 'Total · $1,204.50', why: 'is a row of totals' },
      { row: 11, text: 'TOTALS: · 12-5-1 · 66%', why: 'is a row of totals' },
      { row: 12, text: 'All lines from one book', why: 'is a note below the rows' },
      { row: 10, text: 'e · f · 3', why: 'was left out by you' },
    ]);
  });

  test('a heading between rows stays: it can say something of those below it', () => {
    expect(cells('game,pick,odds\na,b,1\nWednesday,,\nc,d,2')).toHaveLength(3);
  });
});

describe('decimal commas', () => {
  test('are read where no number of the sheet has a point', () => {
    expect(cells('game;pick;odds\nA @ B;A ML;1,91\nC @ D;C ML;1.234,5\nE @ F;F ML;2,105')).toEqual([
      ['A @ B', 'A ML', '1.91'],
      ['C @ D', 'C ML', '1234.5'],
      ['E @ F', 'F ML', '2.105'],
    ]);
  });

  test.each(['game;pick;odds\na;1.91;1,95', 'game;pick;odds\na;b;1,000'])('stay in %j', (text) => {
    expect(cells(text)[0]?.at(2)).toMatch(/,/);
  });
});

test.each(['Montr\ufffdal', 'MontrÃ©al', 'donâ€™t'])('%s has lost letters, and is refused', (name) => {
  const { problems } = read(`game,pick,odds\n${name},b,1`);
  expect(problems).toEqual([
    { row: 2, column: 'game', reason: expect.stringContaining('letters were lost') },
  ]);
});

test.each(['São Paulo', 'Montréal', 'Ålesund', 'ÂNGELO', 'don’t', 'Peña'])('%s has not', (name) => {
  expect(read(`game,pick,odds\n${name},b,1`).problems).toEqual([]);
});

test('a line with more cells than columns is named', () => {
  expect(read('game,pick,odds\na,b,1,more\nc,d,2,,').problems).toEqual([
    { row: 2, column: null, reason: expect.stringContaining('has 4 cells and 3 columns') },
  ]);
});

describe('the JSON of a provider', () => {
  const game = { id: 'x', commence_time: '2026-12-03T00:30:00Z', away_team: 'Celtics', home_team: 'Heat' };
  const outcomes = [
    { name: 'Celtics', price: -110, point: -3.5 },
    { name: 'Heat', price: 150, point: 3.5 },
  ];
  test('is a row for each side of each price; with one minus the others have a plus', () => {
    const bookmakers = [{ key: 'b', title: 'Book', markets: [{ key: 'spreads', outcomes }] }];
    const { header, rows } = read(JSON.stringify([{ ...game, bookmakers }]));
    expect(header).toEqual([
      ...['id', 'commence_time', 'away_team', 'home_team', 'book', 'market', 'side', 'line', 'odds'],
    ]);
    expect(rows.map(({ cells }) => cells.slice(4))).toEqual([
      ['Book', 'spreads', 'Celtics', '-3.5', '-110'],
      ['Book', 'spreads', 'Heat', '3.5', '+150'],
    ]);
  });

  test('with scores has them as columns', () => {
    const scores = [
      { name: 'Heat', score: '101' },
      { name: 'Celtics', score: '99' },
    ];
    const { header, rows } = read(JSON.stringify([{ ...game, completed: true, scores }]));
    expect(header?.slice(4)).toEqual(['completed', 'away_score', 'home_score']);
    expect(rows[0]?.cells.slice(4)).toEqual(['true', '99', '101']);
  });

  test.each(['[{}, 2]', '[{"a": {"b": 1}}]', '{"a": '])('%s is refused with a sentence', (text) => {
    expect(read(text)).toMatchObject({ rows: [], problems: [{ row: 1, reason: expect.any(String) }] });
  });
});

test('5,000 lines are a table in less than half a second', () => {
  const text = `game,pick,odds\n${'Celtics @ Heat,"Celtics, they say",-110\n'.repeat(5_000)}`;
  const { answer, cpu } = leastCpuTime(() => read(text));
  expect(answer.rows).toHaveLength(5_000);
  expect(cpu).toBeLessThan(500);
});
