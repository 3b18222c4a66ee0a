import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { readGameFile } from '#schema/rules/market/game-file.ts';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import { priceSheet, pricesIn } from '#schema/rules/picks/price-file.ts';
import { priceFileTemplate } from '#schema/rules/picks/price-file-template.ts';
import { readNamedFile } from './read-named-file.ts';

// The templates go out to the spreadsheets that people have, and come back as a workbook and as CSV.

let folder: string;

beforeAll(() => {
  ensureProgram('soffice', 'libreoffice-calc');
  ensureProgram('ssconvert', 'gnumeric');
  folder = mkdtempSync(join(tmpdir(), 'sheets-'));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** CSV with commas in UTF-8, in which LibreOffice looks for dates and numbers as if they were typed in America. */
const AS_TYPED = '--infilter=CSV:44,34,76,1,,1033,false,true';

const PROGRAMS: Record<string, (from: string, to: 'xlsx' | 'csv') => [string, string[]]> = {
  LibreOffice: (from, to) => [
    'soffice',
    [
      ...['--headless', `-env:UserInstallation=file://${folder}/profile`],
      ...(from.endsWith('.csv') ? [AS_TYPED] : []),
      ...[
        '--convert-to',
        to === 'xlsx' ? 'xlsx' : 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033',
        '--outdir',
        folder,
        from,
      ],
    ],
  ],
  gnumeric: (from, to) => ['ssconvert', [from, from.replace(/\.\w+$/, `.${to}`)]],
};

/** The same table as the program saves it. */
function saved(program: string, name: string, text: string, as: 'xlsx' | 'csv'): string {
  const path = join(folder, `${name}.csv`);
  writeFileSync(path, text);
  const steps =
    as === 'xlsx'
      ? [[path, 'xlsx'] as const]
      : [[path, 'xlsx'] as const, [path.replace('.csv', '.xlsx'), 'csv'] as const];
  for (const [from, to] of steps) {
    const [command, args] = PROGRAMS[program]?.(from, to) ?? ['', []];
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  }
  return path.replace('.csv', `.${as}`);
}

const PICKS = [
  { id: 'pick_a', teamOne: 'Buffalo Bills', teamTwo: 'Houston Texans', pick: 'Texans -3.5', odds: 1.909091 },
  { id: 'pick_b', teamOne: '=Miami, "Fla."', teamTwo: 'Duke', pick: '+HYPERLINK("x")', odds: 2.5 },
];
const KNOWN = new Map([
  ['pick_a', { pick: 'Celtics -3.5', market: 'SPREAD' as const, line: -3.5, odds: 1.909091 }],
  ['pick_b', { pick: 'Celtics ML', market: 'MONEYLINE' as const, line: null, odds: 2.5 }],
]);

describe.each(Object.keys(PROGRAMS))('%s', (program) => {
  test.each(['xlsx', 'csv'] as const)(
    'carries the template of prices out and back as %s',
    async (as) => {
      const filled = priceFileTemplate(PICKS)
        .replace('CLOSE,,,,,,,', 'CLOSE,Harbor,-4,-115,-105,24,20,nfl.com')
        .replace('CLOSE,,,,,,,', 'CLOSE,Harbor,,+150,-170,,,');
      const text = await readNamedFile(saved(program, `prices-${as}`, filled, as), new Map());
      const said = { answers: [{ question: 'odds:sign:150', choice: 'plus' }] };
      const { prices, scores, problems } = pricesIn(priceSheet(text, said), KNOWN, said);
      expect(problems).toEqual([]);
      expect(prices.map(({ pickId, line, odds, oddsOther }) => [pickId, line, odds, oddsOther])).toEqual([
        ['pick_a', -4, 1.869565, 1.952381],
        ['pick_b', null, 2.5, 1.588235],
      ]);
      expect(scores).toEqual([{ row: 2, pickId: 'pick_a', one: 24, two: 20, source: 'nfl.com' }]);
      // Without the answer +150 is a question, and never a decimal.
      expect(pricesIn(priceSheet(text, {}), KNOWN, {}).prices).toHaveLength(1);
    },
    180_000,
  );

  test.each(['xlsx', 'csv'] as const)(
    'carries picks out and back as %s',
    async (as) => {
      const picks = [
        'sport,tier,game,date,time,pick,odds,units,chance,details',
        'NBA,Plus,Memphis Grizzlies @ Boston Celtics,12/2/2026,7:30 PM,Celtics -3.5,-110,1.5,55%,"Rested, and at home."',
        'NBA,VIP,Miami Heat @ New York Knicks,2026-12-02,20:00,Under 214.5,+100,2,,"6\'9"" center, ""slow"""',
      ].join('\r\n');
      const text = await readNamedFile(saved(program, `picks-${as}`, picks, as), new Map());
      const answers = [
        { question: 'odds:sign:100', choice: 'plus' },
        { question: 'chance:share:0.55', choice: 'share' },
      ];
      const reader = new SheetReader(answers);
      const { picks: read } = parsePastedPicks(text, { day: '2026-11-29', reader });
      expect([reader.problems, reader.questions.filter(({ answer }) => answer === null)]).toEqual([[], []]);
      expect(
        read.map(({ date, time, line, odds, units, probability, pickDetails }) => [
          date,
          time,
          line,
          odds,
          units,
          probability,
          pickDetails,
        ]),
      ).toEqual([
        ['2026-12-02', '19:30', -3.5, 1.909091, 1.5, 0.55, 'Rested, and at home.'],
        ['2026-12-02', '20:00', 214.5, 2, 2, null, '6\'9" center, "slow"'],
      ]);
    },
    180_000,
  );

  test.each(['xlsx', 'csv'] as const)(
    'carries games out and back as %s',
    async (as) => {
      const games = [
        'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two',
        'NBA,Memphis Grizzlies,Boston Celtics,2026-12-02,19:30,99,101,yes,Harbor,spread,3.5,-110,1.95',
        'NBA,Memphis Grizzlies,Boston Celtics,2026-12-02,19:30,,,,Harbor,moneyline,,+140,-165',
        'NHL,Boston Bruins,"Québec, ""Nord""",12/3/2026,7:05 PM,,,,Fairwind,total,5.5,EVEN,-120',
      ].join('\r\n');
      const text = await readNamedFile(saved(program, `games-${as}`, games, as), new Map());
      const world = { now: new Date('2026-12-03T05:00:00Z'), teams: [], games: [] };
      // A spreadsheet takes the + of +140 away, and what is left is asked about.
      const said = { answers: [{ question: 'one:sign:140', choice: 'plus' }] };
      const read = readGameFile(text, world, said);
      expect([read.problems, read.questions.filter(({ answer }) => answer === null)]).toEqual([[], []]);
      expect(
        read.games.map(({ home, startsAt, score, isFinal, quotes }) => [
          ...[home, startsAt.toISOString(), score, isFinal],
          quotes.map(({ market, line, one, two }) => [market, line, one, two]),
        ]),
      ).toEqual([
        [
          ...['Boston Celtics', '2026-12-03T00:30:00.000Z', { away: 99, home: 101 }, true],
          [
            ['SPREAD', 3.5, 1.909091, 1.95],
            ['MONEYLINE', null, 2.4, 1.606061],
          ],
        ],
        [...['Québec, "Nord"', '2026-12-04T00:05:00.000Z', null, false], [['TOTAL', 5.5, 2, 1.833333]]],
      ]);
      expect(readGameFile(text, world, {}).questions.map(({ asks }) => asks)).toContain('Is +140 meant?');
    },
    180_000,
  );
});
