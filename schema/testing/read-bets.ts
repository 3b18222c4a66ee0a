import fc from 'fast-check';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { openQuestions, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';
import type { PastedPick } from '#schema/rules/picks/pasted-line.ts';
import { MAX_PASTED, parsePastedPicks } from '#schema/rules/picks/pasted-picks.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { anyBet, type Bet, decimalOf, WITH_SCHEDULE, WRITERS } from './writers-of-bets.ts';

const COLUMNS = ['sport', 'game', 'date', 'time', 'pick', 'odds', 'market', 'line'] as const;
const HEADER = [...COLUMNS, 'tier', 'details'].join('\t');

export interface ReadBets {
  bets: number;
  /** Those that were read as themselves; the others are questions or refusals. */
  same: number;
  /** What was read as another bet. */
  others: string[];
}

/** Each writer has bets of its own. */
const SEED = 20_311_120;

/** Lets a writer write random bets, and reads them. */
export function readBets(writer: string, bets: number): ReadBets {
  const result: ReadBets = { bets, same: 0, others: [] };
  const seed = SEED + Object.keys(WRITERS).indexOf(writer);
  const all = fc.sample(anyBet, { numRuns: bets, seed });
  for (let from = 0; from < bets; from += MAX_PASTED)
    readSheet(writer, all.slice(from, from + MAX_PASTED), result);
  return result;
}

function readSheet(writer: string, bets: readonly Bet[], result: ReadBets): void {
  const written = bets.map((bet) => WRITERS[writer]?.(bet));
  const lines = written.map((cells) =>
    [...COLUMNS.map((column) => cells?.[column] ?? ''), 'VIP', 'Rested, and at home'].join('\t'),
  );
  const reader = new SheetReader([]);
  const games = writer === WITH_SCHEDULE ? bets.map(scheduled) : [];
  const { picks } = parsePastedPicks([HEADER, ...lines].join('\n'), { day: '2031-11-20', reader, games });
  const asked = new Set(openQuestions(reader.questions).flatMap(({ rows }) => rows));
  for (const pick of picks) {
    const bet = bets[pick.row - 2];
    const number = written[pick.row - 2]?.gameNumber ?? null;
    if (!bet) continue;
    if (!asked.has(pick.row) && isSame(pick, bet) && pick.gameNumber === number) result.same += 1;
    else result.others.push(`${lines[pick.row - 2]} → ${JSON.stringify(pick)}`);
  }
}

function scheduled({ league, date, time, away, home }: Bet): ScheduledGame {
  return { league, date, time, awayKeys: [teamKey(away.name)], homeKeys: [teamKey(home.name)] };
}

/** Decimals of two places say a price to half a hundredth. */
const NEAR = 0.005_001;

function isSame(pick: PastedPick, bet: Bet): boolean {
  const { sport, date, time, market, line, odds } = pick;
  return (
    sport === bet.league &&
    date === bet.date &&
    time === bet.time &&
    market === bet.market &&
    line === bet.line &&
    Math.abs((odds ?? 0) - decimalOf(bet)) <= NEAR &&
    [bet.away.name, bet.away.short].includes(pick.teamOne) &&
    [bet.home.name, bet.home.short].includes(pick.teamTwo) &&
    selectionOf(pick) === sideOf(bet)
  );
}

/** As the final score will decide it. */
function sideOf({ market, isFirst }: Bet) {
  if (market === 'TOTAL') return isFirst ? 'OVER' : 'UNDER';
  return isFirst ? 'ONE' : 'TWO';
}
