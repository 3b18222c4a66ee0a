import { question, type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import type { CellTaker } from './game-cells.ts';
import type { GameScore } from './quotes.ts';

interface Result {
  score: GameScore | null;
  /** Whether the score is the last one. */
  isFinal: boolean;
}

interface PlayedGame {
  /** Undefined where it is wrong or not certain. */
  startsAt: Date | undefined;
  league: League | undefined;
  now: Date;
}

/** The score of a line. One of a game that has not started is a slip of the day or of the score; 0 to 0 is none then. */
export function finalScoreOf(cell: CellTaker, { startsAt, league, now }: PlayedGame): Result | undefined {
  const said = cell.has('final') ? cell.take('final', readFinal) : false;
  const score = pointsOf(cell);
  if (said === undefined || score === undefined) return undefined;
  if (!score)
    return said
      ? cell.wrong('final', `says "${cell.text('final')}" without a score; write both teams’ points, or no`)
      : { score, isFinal: false };
  if (startsAt && startsAt > now) return ofComing(cell, { score, isFinal: said }, startsAt);
  const isTie = said && score.away === score.home && league !== undefined && league !== 'NFL';
  const isFinal = isTie
    ? cell.take('final', () => tieQuestion(score.away, league), {
        ...{ beside: `${score.away} ${league}`, words: `${cell.text('final')} ${score.away}–${score.home}` },
      })
    : said;
  return isFinal === undefined ? undefined : { score, isFinal };
}

function ofComing(cell: CellTaker, { score, isFinal }: Result, startsAt: Date): Result | undefined {
  if (score?.away === 0 && score.home === 0 && !isFinal) return { score: null, isFinal: false };
  return cell.wrong(
    'away_score',
    `says "${cell.text('away_score')}", and the game starts ${plainMoment(startsAt)}; leave the score empty, or write the day that it was played`,
  );
}

function pointsOf(cell: CellTaker): GameScore | null | undefined {
  if (!cell.has('away_score') && !cell.has('home_score')) return null;
  const away = cell.take('away_score', readPoints);
  const home = cell.take('home_score', readPoints);
  return away === undefined || home === undefined ? undefined : { away, home };
}

/** Spreadsheets and models write 24 as 24.0. */
function readPoints(text: string): Reading<number> {
  const points = /^(\d{1,3})(?:\.0+)?$/.exec(text)?.[1];
  return points === undefined
    ? refusal(text, 'a score is both teams’ points; write 24')
    : value(Number(points));
}

function readFinal(text: string): Reading<boolean> {
  if (/^(y|yes|true|1|f|f\/(so|ot)|final|final\/(ot|so)|completed?|closed|ended)$/i.test(text))
    return value(true);
  if (/^(n|no|false|0|scheduled|pre|live|in progress|pregame|not started)$/i.test(text)) return value(false);
  return refusal(text, 'write yes or no');
}

/** Of our leagues games of the NFL alone end in a tie. */
function tieQuestion(points: number, league: League): Reading<boolean> {
  return question('tie', `No game of ${league} ends ${points}–${points}. Is it over?`, [
    { key: 'no', label: 'It is not over', value: false },
    { key: 'yes', label: 'It is final, as written', value: true },
  ]);
}
