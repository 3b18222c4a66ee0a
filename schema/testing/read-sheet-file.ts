import { readFileSync } from 'node:fs';
import { readGameFile } from '#schema/rules/market/game-file.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { openQuestions, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import { priceSheet, pricesIn } from '#schema/rules/picks/price-file.ts';
import type { PricedPick } from '#schema/rules/picks/price-fit.ts';
import { decodeText } from '#schema/rules/text/table/decode.ts';
import type { SaidOfSheet } from '#schema/rules/text/table/sheet.ts';

/** What a person does with a sheet, and what it then says. */
export interface SheetCase {
  door: 'picks' | 'odds' | 'games';
  said: SaidOfSheet;
  /** When it is brought in, where that is not the usual day. */
  day?: string | undefined;
}

/** The day on which the sheets are brought in. */
const DAY = '2026-12-02';

/** Every reading as a line of words, and what was asked, left unread or refused on the way. */
export interface SheetReadings {
  reads: string[];
  asked: string[];
  unread: string[];
  leftOut: string[];
  open: string[];
  refused: string[];
}

export function readSheetCase(name: string, { door, said, day = DAY }: SheetCase): SheetReadings {
  const decoded = decodeText(readFileSync(new URL(`./sheets/${name}`, import.meta.url)));
  if (decoded.kind !== 'VALUE') throw new Error(`${name} cannot be decoded`);
  const read = { picks: picksOf, odds: pricesOf, games: gamesOf }[door](decoded.value, said, day);
  return {
    reads: read.reads,
    asked: read.questions.map(({ key, answer }) => `${key} → ${answer ?? 'open'}`),
    unread: read.columns
      .filter(({ of, samples }) => of === null && samples.length > 0)
      .map(({ column }) => column),
    leftOut: read.leftOut.map(({ row, why }) => `${row} ${why}`),
    open: openQuestions(read.questions).map(({ asks }) => asks),
    refused: read.problems.map(({ row, column, reason }) => `${row} ${column ?? '-'} ${reason}`),
  };
}

function picksOf(text: string, { answers = [], ...said }: SaidOfSheet) {
  const reader = new SheetReader(answers);
  const { picks, ...sheet } = parsePastedPicks(text, { ...said, day: DAY, reader, games: SCHEDULE });
  const reads = picks.map((pick) =>
    [
      ...[
        `${pick.row}`,
        pick.sport,
        pick.tier,
        `${pick.teamOne} @ ${pick.teamTwo}`,
        `${pick.date} ${pick.time}`,
      ],
      ...[
        pick.pick,
        `${pick.market} ${pick.line}`,
        pick.odds,
        `${pick.units}u`,
        pick.probability ?? '-',
        pick.pickDetails,
      ],
    ].join(' | '),
  );
  return { ...sheet, reads, questions: reader.questions, problems: reader.problems };
}

const PICKS = new Map<string, PricedPick>([
  ['pick_spread', { pick: 'Celtics -3.5', market: 'SPREAD', line: -3.5, odds: 1.909091 }],
  ['pick_ml', { pick: 'Celtics ML', market: 'MONEYLINE', line: null, odds: 2.5 }],
  ['pick_total', { pick: 'Over 231.5', market: 'TOTAL', line: 231.5, odds: 1.909091 }],
]);

function pricesOf(text: string, said: SaidOfSheet) {
  const sheet = priceSheet(text, said);
  const { prices, scores, questions, problems } = pricesIn(sheet, PICKS, said);
  const reads = [
    ...prices.map(({ row, pickId, moment, book, line, odds, oddsOther }) =>
      [row, pickId, moment, book, line, odds, oddsOther].join(' | '),
    ),
    ...scores.map(({ row, pickId, one, two }) => [row, pickId, `${one}–${two}`].join(' | ')),
  ];
  return { ...sheet, reads, questions, problems };
}

function gamesOf(text: string, said: SaidOfSheet, day: string) {
  const { games, ...sheet } = readGameFile(
    text,
    { now: new Date(`${day}T17:00:00Z`), teams: [], games: [] },
    said,
  );
  const reads = games.flatMap(({ league, away, home, startsAt, score, isFinal, quotes }) => [
    [
      ...[league, `${away} @ ${home}`, startsAt.toISOString()],
      score ? `${score.away}–${score.home}${isFinal ? ' final' : ''}` : 'no score',
    ].join(' | '),
    ...quotes.map(({ book, market, line, one, two }) => `  ${[book, market, line, one, two].join(' | ')}`),
  ]);
  return { ...sheet, reads };
}

const scheduled = (league: League, date: string, time: string, ...games: string[]): ScheduledGame[] =>
  games.map((game) => {
    const [away = '', home = ''] = game.split(' @ ');
    return { league, date, time, awayKeys: [teamKey(away)], homeKeys: [teamKey(home)] };
  });

/** The games that sheets without times are about. */
const SCHEDULE: ScheduledGame[] = [
  ...scheduled(
    'NBA',
    DAY,
    '19:30',
    'Celtics @ Heat',
    'Nets @ Hawks',
    'Lakers @ Suns',
    'Kings @ Jazz',
    'Celtics @ Lakers',
    'Bulls @ Heat',
  ),
  ...scheduled('NHL', DAY, '19:00', 'Bruins @ Rangers', 'Flyers @ Devils', 'Canadiens @ Bruins'),
  ...scheduled('NCAAF', DAY, '20:00', 'USC @ UCLA', 'Army @ Navy', 'Utah @ BYU'),
  ...scheduled('NCAAB', DAY, '21:00', 'Texas @ Duke', 'Alabama State @ Howard', 'Drexel @ Temple'),
  ...scheduled('NFL', '2026-12-06', '13:00', 'Bills @ Texans', 'Jets @ Dolphins', 'PHI @ DAL', 'KC @ DEN'),
  ...scheduled('MLB', '2026-06-12', '13:05', 'Cubs @ Reds', 'Mets @ Braves'),
  ...scheduled('NBA', '2026-12-13', '19:30', 'Kings @ Jazz'),
  ...scheduled('NHL', '2026-12-13', '19:00', 'Sénateurs @ Rangers'),
  ...scheduled('NBA', '2027-01-01', '19:30', 'Celtics @ Heat'),
  ...scheduled('NBA', '2026-12-31', '19:30', 'Nets @ Hawks'),
];
