import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type ExampleKind, READING_DAY, READING_EXAMPLES } from './examples.ts';
import { readDay } from './read-day.ts';
import { readLeague } from './read-league.ts';
import { readLine, readPricedLine } from './read-line.ts';
import { readMarket } from './read-market.ts';
import { readOdds } from './read-odds.ts';
import { readTeams } from './read-teams.ts';
import { readTime } from './read-time.ts';
import { readWager } from './read-wager.ts';
import { mapped, type Reading } from './reading.ts';

const TEAMS = { teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics', league: 'NBA' } as const;
const at = (odds: number | null) => (odds === null ? '' : ` at ${odds}`);
const lineOf = (line: number | null) => (line === null ? 'none' : String(line));
const startOn =
  (day: string) =>
  ({ date, time }: { date: string; time: string }) =>
    date === day ? time : `${date} ${time}`;

const READERS: Record<ExampleKind, (text: string) => Reading<string>> = {
  odds: (text) => mapped(readOdds(text), String),
  spread: (text) => mapped(readLine(text, 'SPREAD'), lineOf),
  total: (text) => mapped(readLine(text, 'TOTAL'), lineOf),
  moneyline: (text) => mapped(readLine(text, 'MONEYLINE'), lineOf),
  priced: (text) => mapped(readPricedLine(text, null), ({ line, odds }) => `${lineOf(line)}${at(odds)}`),
  market: (text) => mapped(readMarket(text), String),
  league: (text) => mapped(readLeague(text), String),
  day: (text) => readDay(text, READING_DAY.today),
  time: (text) => mapped(readTime(text, READING_DAY.game), startOn(READING_DAY.game)),
  summer: (text) => mapped(readTime(text, READING_DAY.summer), startOn(READING_DAY.summer)),
  teams: (text) =>
    mapped(readTeams(text), ({ teamOne, teamTwo, gameNumber, line }) =>
      [`${teamOne} @ ${teamTwo}`, gameNumber && `game ${gameNumber}`, line && `${line.team} ${line.points}`]
        .filter(Boolean)
        .join(', '),
    ),
  wager: (text) =>
    mapped(readWager({ pick: text, ...TEAMS }), ({ market, line, odds }) =>
      market === null ? 'open' : `${market}${line === null ? '' : ` ${line}`}${at(odds)}`,
    ),
};

function readText(reading: Reading<string>): string {
  if (reading.kind === 'VALUE') return reading.value;
  if (reading.kind === 'REFUSAL')
    return `refused: ${reading.reason.replace(/^(?:says "[^"]*"|is empty); /, '')}`;
  return `asks: ${reading.choices.map(({ label }) => label).join(' | ')}`;
}

const guide = readFileSync('docs/reading.md', 'utf8');
const KINDS = Object.entries(READING_EXAMPLES) as [ExampleKind, (typeof READING_EXAMPLES)[ExampleKind]][];

describe.each(KINDS)('%s', (kind, { name, rule, examples }) => {
  test.each<readonly [string, string]>(examples)('%s: %s', (text, read) => {
    expect(readText(READERS[kind](text))).toBe(read);
  });

  test('docs/reading.md says the same', () => {
    const [, section = ''] = guide.split(`### ${name}\n`);
    const plain = section.replaceAll(/[ \n]+/g, ' ');
    expect(plain).toContain(rule);
    for (const [text, read] of examples) expect(plain).toContain(rowOf(text, read));
  });
});

/** A row of the document's table, whose columns are as wide as they need to be. */
function rowOf(text: string, read: string): string {
  return `| \`${text}\` | ${read.replaceAll('|', '\\|')} |`;
}

/** Every question has choices of different keys, and asks nothing that has only one meaning. */
test.each(KINDS)('the questions of %s can be answered', (kind, { examples }) => {
  for (const [text] of examples) {
    const reading = READERS[kind](text);
    if (reading.kind !== 'QUESTION') continue;
    expect(reading.asks).toMatch(/\?/);
    expect(new Set(reading.choices.map(({ key }) => key)).size).toBe(reading.choices.length);
  }
});
