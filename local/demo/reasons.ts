import type { League } from '#schema/rules/leagues.ts';
import type { Random } from './random.ts';
import type { Wager } from './wager.ts';

/** {side} and the like are filled in by reasons-of-day.ts, which puts one of `others` where a sentence does not fit. */
export type Sentence = { words: string; others: readonly string[]; isNeeded: boolean };

export type Game = { league: League; away: string; home: string; exhibition: boolean };

/** Why a side is better than its price. {side} is the team that is backed, {other} the one across from it. */
const FORM: Record<League, readonly string[]> = {
  NFL: [
    '{side} have won the line of scrimmage on both sides for three straight weeks, and {other} are down a starting tackle.',
    '{other} rank near the bottom of the league in pressure rate, and this quarterback picks clean pockets apart.',
    '{side} come off extra rest while {other} played into overtime.',
    'Red-zone luck has flattered {other}: their touchdown rate there is well above what their yardage supports.',
    '{other} have given up a run of twenty yards or more in five straight games, and {side} run outside zone better than anyone.',
  ],
  NCAAF: [
    '{side} returns nearly every snap on the offensive line, and {other} rotates three freshmen up front.',
    'Success rate likes {side} by a wider margin than the record does; two of the losses turned on special teams.',
    '{other} has lived on turnovers, a plus nine that rarely carries over from month to month.',
    '{side} gets the quarterback back this week, and with him the whole downfield part of the playbook.',
    'This is a brutal spot for {other}: third road trip in four weeks, with the rivalry game next.',
  ],
  NBA: [
    '{other} are on the second night of a back-to-back and landed after two in the morning.',
    '{side} have the best half-court offense in the conference over the last ten games, and {other} switch everything without a rim protector.',
    'The starting five of {side} is plus fourteen per hundred possessions, and all five are available tonight.',
    '{other} allow the most corner threes in the league; {side} take more of them than anyone.',
    'Shooting luck explains most of the recent slide of {side}: the looks are the same, the makes are not.',
  ],
  NCAAB: [
    '{side} guards the arc without fouling, which takes away the two ways {other} scores.',
    '{other} starts two freshmen in the backcourt and now meets a press for the first time this season.',
    'On the glass this is a mismatch: {side} rebounds more than a third of its misses.',
    '{side} has been a different team since the rotation went to eight, and the market has been slow to notice.',
    '{other} shot 45 percent from three over the last four games, and nobody keeps that up.',
  ],
  MLB: [
    '{side} send a starter whose strikeout rate has climbed for a month, against a lineup that chases.',
    'The bullpen of {other} has thrown thirteen innings in three days, and its two best arms are not available.',
    '{side} hit left-handers hard and get one tonight with a falling ground-ball rate.',
    'The starter for {other} has an earned run average a full run better than his expected one.',
    '{side} have won the last six games that this starter began, and none of them was close in the peripherals.',
  ],
  NHL: [
    '{side} own 56 percent of expected goals at five on five over the last three weeks.',
    '{other} turn to the backup tonight, whose save percentage on the road is well under nine hundred.',
    'Special teams tilt this one: {side} draw penalties at the best rate in the league, and {other} take them.',
    '{other} play the third game of a four-day trip, and their third periods have shown it.',
    '{side} get the line match they want here; it has been one-sided all season.',
  ],
};

const EXHIBITION = [
  'It is an exhibition, so minutes decide it: the regulars of {side} are to play into the second half, those of {other} are not.',
  'A tune-up in name only for {side}: real jobs are being settled, and it shows in the effort.',
] as const;

const SPREAD = [
  'We make the gap larger than this number says, so it is still worth a play.',
  'The opener was shorter, and the early money that moved it was the kind we like to stand beside.',
  'Rest and matchup are worth more to {side} than the market gives them credit for.',
  'This side covers in {chance} of our simulations, and the price needs {needed}.',
] as const;
const MONEYLINE = [
  'We have them winning this more often than the price asks for.',
  'Our fair price is {fair}, so the value is simply in the win.',
  'No need to get clever with the spread when the straight price is this generous.',
] as const;

/** Where all else was said that day. */
const BY_NUMBERS = 'The price on {side} asks for {needed}, and our number is higher.';
const TOTAL_BY_NUMBERS = [
  'For {away} at {home} the price asks for {needed}, and our number is higher.',
  'We have run {away} at {home} many times, and this side comes out ahead of its price.',
] as const;

/** For totals, two of these make the case. */
const OVER = [
  'Both sides have played faster since the changes to the rotation, and the number has not caught up.',
  'Neither defense has an answer for what the other does best, so we expect both to get theirs.',
  'It opened lower, moved our way, and we still have it short.',
  'Recent scores looked low because of poor shooting and finishing, not because of a lack of chances.',
  'Our projection lands clearly above the posted number even with the slower of the two paces.',
] as const;
const UNDER = [
  'Pace is the whole story: both coaches slow the game down when it matters, and the last four meetings stayed under.',
  'The number is priced for last month, before both defenses got healthy.',
  'Two offenses with little rest rarely find their rhythm early.',
  'Our projection lands clearly under the posted number.',
  'The public likes points here, and that has pushed the number higher than it should be.',
] as const;

const MORE_OVER = [
  'Both sides have depth on offense, so the pace holds late.',
  'The matchups favor the offense on both ends.',
  'We expect more chances than the market does.',
  'Both sides are at full strength on offense for the first time in weeks.',
  ...TOTAL_BY_NUMBERS,
] as const;
const MORE_UNDER = [
  'Both sides defend better than their recent scores say.',
  'We expect fewer chances than the market does.',
  'Neither side has needed to score much to win lately, and neither forces the pace.',
  'Both sides have their best defenders back.',
  ...TOTAL_BY_NUMBERS,
] as const;

const CLOSING = [
  'Playable to the next half point; past that we would pass.',
  'We would not chase it if the number moves against us.',
  'The injury report is the one thing to watch before you bet.',
  'One of our stronger positions of the day.',
  'Shop around: there is a better price at two of the books we follow.',
] as const;

/** Two or three sentences such as an analyst writes under a pick. */
export function reasonFor(game: Game, wager: Wager, random: Random): Sentence[] {
  const closing = random.chance(0.6) ? [random.oneOf(CLOSING)] : [];
  return [
    ...caseFor(game, wager, random),
    ...closing.map((words) => ({ words, others: CLOSING, isNeeded: false })),
  ];
}

function caseFor({ league, exhibition }: Game, { market, pick }: Wager, random: Random): Sentence[] {
  if (market === 'TOTAL' || market === 'PROP') {
    const isOver = /\bover\b/i.test(pick);
    const others = isOver ? [...OVER, ...MORE_OVER] : [...UNDER, ...MORE_UNDER];
    return random
      .shuffled<string>(isOver ? OVER : UNDER)
      .slice(0, 2)
      .map((words) => ({ words, others, isNeeded: true }));
  }
  const form = exhibition ? EXHIBITION : FORM[league];
  const price = market === 'SPREAD' ? SPREAD : MONEYLINE;
  return [
    { words: random.oneOf<string>(form), others: form, isNeeded: true },
    { words: random.oneOf<string>(price), others: [...price, BY_NUMBERS], isNeeded: true },
  ];
}
