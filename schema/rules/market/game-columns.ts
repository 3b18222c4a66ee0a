import { OF_WHOLE_GAME } from '#schema/rules/market/reading/part-words.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import type { KnownColumn } from '#schema/rules/text/table/match-columns.ts';

/** The columns of a file of games. A price is in one line with both sides, in a line for each side, or in a column for each. */
export const GAME_COLUMNS = [
  {
    name: 'league',
    synonyms: ['sport', 'sport key', 'lg', 'competition', 'sport title', 'liga', 'ligue'],
    looks: new RegExp(`^(${LEAGUES.join('|')}|cfb|cbb|[a-z]+_(${LEAGUES.join('|')}))$`, 'i'),
  },
  {
    name: 'away',
    synonyms: [
      'away team',
      'visitor',
      'visitors',
      'visiting team',
      'road',
      'road team',
      'visitor neutral',
      'team 1',
      'gast',
    ],
  },
  { name: 'home', synonyms: ['home team', 'host', 'home neutral', 'team 2', 'heim'] },
  {
    name: 'game',
    synonyms: [
      'matchup',
      'match',
      'event',
      'fixture',
      'teams',
      'game number',
      'doubleheader',
      'match up',
      'event name',
      'spiel',
    ],
    looks: /\S\s+(@|at|vs?\.?)\s+\S|\p{L}@\p{L}/iu,
  },
  {
    name: 'day',
    isDay: true,
    synonyms: ['date', 'game date', 'gameday', 'start date', 'event date', 'match date', 'datum', 'day et'],
    looks: /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/,
  },
  {
    name: 'time',
    synonyms: [
      'start time',
      'game time',
      'gametime',
      'kickoff',
      'tip',
      'tipoff',
      'first pitch',
      'time et',
      'start et',
      'start time et',
      'et',
      'est',
      'uhrzeit',
      'time est',
    ],
    looks: /^\d{1,2}(:\d{2}){1,2}\s*([ap]\.?m?\.?)?(\s*e[ds]?t)?$/i,
  },
  {
    name: 'starts',
    isDay: true,
    synonyms: [
      'commence time',
      'starts at',
      'start',
      'datetime',
      'date time',
      'start datetime',
      'start utc',
      'timestamp utc',
      'event time',
    ],
    looks: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/,
  },
  { name: 'zone', synonyms: ['time zone', 'timezone', 'tz'] },
  { name: 'id', synonyms: ['game id', 'event id', 'gameid', 'eventid', 'match id'] },
  {
    name: 'away_score',
    ...OF_WHOLE_GAME,
    synonyms: [
      'away points',
      'away pts',
      'visitor score',
      'visitor points',
      'score away',
      'pts away',
      'away runs',
      'away goals',
    ],
  },
  {
    name: 'home_score',
    ...OF_WHOLE_GAME,
    synonyms: ['home points', 'home pts', 'score home', 'pts home', 'home runs', 'home goals'],
  },
  { name: 'final', synonyms: ['completed', 'is final', 'status', 'game status'] },
  { name: 'book', synonyms: ['sportsbook', 'bookmaker', 'bookmaker title', 'site', 'book name', 'bookie'] },
  {
    name: 'market',
    synonyms: ['market key', 'bet type', 'market type', 'bet market'],
    looks: /^(h2h|spreads?|totals?|ml|moneyline)$/i,
  },
  { name: 'line', ...OF_WHOLE_GAME, synonyms: ['point', 'points', 'handicap', 'outcome point'] },
  {
    name: 'one',
    ...OF_WHOLE_GAME,
    synonyms: ['odds one', 'price one', 'odds 1', 'price 1', 'away over odds'],
  },
  {
    name: 'two',
    ...OF_WHOLE_GAME,
    synonyms: ['odds two', 'price two', 'odds 2', 'price 2', 'home under odds'],
  },
  { name: 'side', synonyms: ['outcome', 'outcome name', 'selection', 'team', 'runner', 'participant'] },
  {
    name: 'odds',
    ...OF_WHOLE_GAME,
    synonyms: ['price', 'outcome price', 'american odds', 'decimal odds', 'odds american', 'odds decimal'],
  },
  {
    name: 'away_ml',
    ...OF_WHOLE_GAME,
    synonyms: [
      'away moneyline',
      'ml away',
      'moneyline away',
      'visitor ml',
      'away money line',
      'away h2h',
      'away ml odds',
    ],
  },
  {
    name: 'home_ml',
    ...OF_WHOLE_GAME,
    synonyms: ['home moneyline', 'ml home', 'moneyline home', 'home money line', 'home h2h', 'home ml odds'],
  },
  {
    name: 'away_spread',
    ...OF_WHOLE_GAME,
    synonyms: [
      'spread away',
      'away line',
      'away handicap',
      'away puck line',
      'away run line',
      'away rl',
      'away pl',
    ],
  },
  {
    name: 'home_spread',
    ...OF_WHOLE_GAME,
    synonyms: [
      'spread home',
      'home line',
      'home handicap',
      'home puck line',
      'home run line',
      'home rl',
      'home pl',
    ],
  },
  {
    name: 'away_spread_odds',
    ...OF_WHOLE_GAME,
    synonyms: ['away spread price', 'spread away odds', 'away rl odds', 'away pl odds', 'away line odds'],
  },
  {
    name: 'home_spread_odds',
    ...OF_WHOLE_GAME,
    synonyms: ['home spread price', 'spread home odds', 'home rl odds', 'home pl odds', 'home line odds'],
  },
  {
    name: 'total',
    ...OF_WHOLE_GAME,
    synonyms: ['total line', 'over under', 'ou', 'o u', 'total points', 'game total', 'ou line'],
  },
  { name: 'over_odds', ...OF_WHOLE_GAME, synonyms: ['over', 'over price', 'total over odds', 'odds over'] },
  {
    name: 'under_odds',
    ...OF_WHOLE_GAME,
    synonyms: ['under', 'under price', 'total under odds', 'odds under'],
  },
] as const satisfies readonly KnownColumn[];

export type GameColumn = (typeof GAME_COLUMNS)[number]['name'];

/** A file names the league, the teams and the start of each game. */
export const REQUIRED_GAME_COLUMNS = [['league'], ['away home', 'game'], ['day time', 'starts']] as const;
