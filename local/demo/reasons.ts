import type { League } from '#schema/rules/picks/leagues.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
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
    '{side} hit left-handers hard and get one here with a falling ground-ball rate.',
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
  'It is an exhibition, so minutes decide it: the regulars of {side} are to play most of the game, those of {other} are not.',
  'A tune-up in name only for {side}: real jobs are being settled, and it shows in the effort.',
] as const;

const SPREAD = [
  'Rest and matchup are worth more to {side} than the market gives them credit for.',
  'This side covers in {chance} of our simulations, and the price needs {needed}.',
] as const;
const FAVORITE = [
  ...SPREAD,
  'We make {side} the favorite by more than this.',
  'We expect a bigger margin than this, so it is still worth a play.',
] as const;
const UNDERDOG = [
  ...SPREAD,
  'We expect a closer game than this number does.',
  'The underdog only has to stay close, and we expect at least that.',
] as const;
const MONEYLINE = [
  'We have them winning this more often than the price asks for.',
  'Our fair price is {fair}, so the value is simply in the win.',
  'There is nothing to cover here, and we like the price for a straight win.',
] as const;

/** Where all else was said that day. */
const BY_NUMBERS = 'The price on {side} asks for {needed}, and our number is higher.';
const TOTAL_BY_NUMBERS = [
  'For {away} at {home} the price asks for {needed}, and our number is higher.',
  'We have run {away} at {home} many times, and this total comes out ahead of its price.',
] as const;

type Direction = 'over' | 'under';
type Scoring = 'points' | 'runs' | 'goals';
const SCORING: Record<League, Scoring> = {
  ...{ NFL: 'points', NCAAF: 'points', NBA: 'points', NCAAB: 'points' },
  ...{ MLB: 'runs', NHL: 'goals' },
};

/** For totals, two of these make the case. */
const TOTAL: Record<Scoring, Record<Direction, readonly string[]>> = {
  points: {
    over: [
      'Both sides have played faster over the last few weeks, and the number has not caught up.',
      'Neither defense has an answer for what the other offense does best, so we expect both to score.',
      'Both offenses are as healthy as they have been in a month.',
      'Recent scores looked low because of poor shooting and finishing, not because of a lack of chances.',
      'Our projection lands clearly above the posted number even with the slower of the two paces.',
    ],
    under: [
      'Pace is the whole story: both coaches slow the game down when it matters, and the last four meetings stayed under.',
      'The number is priced for last month, before both defenses got healthy.',
      'Two offenses with little rest rarely find their rhythm early.',
      'Our projection lands clearly under the posted number.',
      'The public likes points here, and that has pushed the number higher than it should be.',
    ],
  },
  runs: {
    over: [
      'Both starters leave pitches over the plate, and these lineups do not miss them.',
      'Both bullpens have worked hard this week, so the late innings should bring runs.',
      'Both lineups have hit the ball harder than their recent scores show.',
      'The wind is blowing out, and the number does not show it.',
      'Our projection lands clearly above the posted number.',
    ],
    under: [
      'Both starters get ground balls and go deep into games.',
      'Both bullpens are rested, so a low score after six innings should stay low.',
      'Neither lineup walks much, and both chase.',
      'Our projection lands clearly under the posted number.',
      'The wind is blowing in, and the number does not show it.',
    ],
  },
  goals: {
    over: [
      'Both power plays have been sharp, and both sides take penalties.',
      'Both give up chances off the rush, and neither goalie has been at his best.',
      'Recent scores looked low because of hot goalies, not because of a lack of chances.',
      'Both defenses are missing regulars.',
      'Our projection lands clearly above the posted number.',
    ],
    under: [
      'Both goalies have been excellent for a month.',
      'Both sides defend in numbers and give up little in front of the net.',
      'Neither power play has scored much lately.',
      'Our projection lands clearly under the posted number.',
      'The public likes goals here, and that has pushed the number higher than it should be.',
    ],
  },
};
const MORE_TOTAL: Record<Direction, readonly string[]> = {
  over: [
    'Both sides have depth on offense, so the scoring should hold up late.',
    'We expect more chances than the market does.',
    'Both sides are at full strength on offense for the first time in weeks.',
    ...TOTAL_BY_NUMBERS,
  ],
  under: [
    'Both sides defend better than their recent scores say.',
    'We expect fewer chances than the market does.',
    'Both sides have their best defenders back.',
    ...TOTAL_BY_NUMBERS,
  ],
};

/** For the total of one team. */
const TEAM_TOTAL: Record<Direction, readonly string[]> = {
  over: [
    'The matchup favors the offense of {side} from start to finish.',
    'The defense of {other} has been worse than its recent scores show.',
    'The offense of {side} is at full strength for the first time in weeks.',
    'Recent scores of {side} looked low because of bad luck, not because of a lack of chances.',
    'Our projection for {side} lands clearly above the posted number.',
  ],
  under: [
    'The defense of {other} takes away what the offense of {side} does best.',
    'The offense of {side} is short of regulars, and the number does not show it.',
    'The defense of {other} has its best players back.',
    'Recent scores of {side} looked high because of good luck, which rarely lasts.',
    'Our projection for {side} lands clearly under the posted number.',
  ],
};
const TEAM_TOTAL_BY_NUMBERS = [
  'For the team total of {side} the price asks for {needed}, and our number is higher.',
  'We have run {away} at {home} many times, and this team total comes out ahead of its price.',
] as const;

const CLOSING = [
  'Check the injury news before you bet.',
  'Compare a few books before you bet: prices differ on this one.',
] as const;
/** Where the line itself moves. */
const CLOSING_ON_LINE = [
  ...CLOSING,
  'We would take it again at this number.',
  'We would not chase it if the number moves against us.',
] as const;
const CLOSING_ON_POINTS = [...CLOSING_ON_LINE, 'Playable to the next half point; past that we would pass.'];
/** Moneylines, and the run and a half or goal and a half of baseball and hockey: only the price moves. */
const CLOSING_ON_PRICE = [
  ...CLOSING,
  'We would take it again at this price.',
  'We would not chase it if the price gets worse.',
] as const;

/** Two or three sentences such as an analyst writes under a pick. */
export function reasonFor(game: Game, wager: Wager, random: Random): Sentence[] {
  const closings = closingsFor(game.league, wager.market);
  const closing = random.chance(0.6) ? [random.oneOf(closings)] : [];
  return [
    ...caseFor(game, wager, random),
    ...closing.map((words) => ({ words, others: closings, isNeeded: false })),
  ];
}

function closingsFor(league: League, market: Market): readonly string[] {
  const isOfPoints = SCORING[league] === 'points';
  if (market === 'MONEYLINE' || (market === 'SPREAD' && !isOfPoints)) return CLOSING_ON_PRICE;
  return isOfPoints ? CLOSING_ON_POINTS : CLOSING_ON_LINE;
}

function caseFor({ league, exhibition }: Game, wager: Wager, random: Random): Sentence[] {
  if (wager.market === 'TOTAL' || wager.market === 'PROP') {
    const [first, more] = totalCase(league, wager);
    const others = [...first, ...more];
    return random
      .shuffled(first)
      .slice(0, 2)
      .map((words) => ({ words, others, isNeeded: true }));
  }
  const form = exhibition ? EXHIBITION : FORM[league];
  const price = priceCase(wager);
  return [
    { words: random.oneOf<string>(form), others: form, isNeeded: true },
    { words: random.oneOf<string>(price), others: [...price, BY_NUMBERS], isNeeded: true },
  ];
}

function totalCase(
  league: League,
  { market, pick }: Wager,
): [first: readonly string[], more: readonly string[]] {
  const direction: Direction = /\bover\b/i.test(pick) ? 'over' : 'under';
  return market === 'PROP'
    ? [TEAM_TOTAL[direction], TEAM_TOTAL_BY_NUMBERS]
    : [TOTAL[SCORING[league]][direction], MORE_TOTAL[direction]];
}

function priceCase({ market, line }: Wager): readonly string[] {
  if (market === 'MONEYLINE') return MONEYLINE;
  return line !== null && line < 0 ? FAVORITE : UNDERDOG;
}
