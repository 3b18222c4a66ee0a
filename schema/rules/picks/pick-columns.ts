import { TIERS } from '#schema/rules/access/tiers.ts';
import { OF_OUR_ODDS } from '#schema/rules/market/reading/read-odds.ts';
import { OF_GAME_START } from '#schema/rules/market/reading/time-of-bet.ts';
import type { KnownColumn } from '#schema/rules/text/table/match-columns.ts';
import { LEAGUES } from './leagues.ts';

/** The columns of a sheet of picks, with what trackers, ledgers and exports call them. */
export const PICK_COLUMNS = [
  {
    name: 'sport',
    synonyms: ['league', 'lg', 'sport league', 'competition', 'liga', 'ligue', 'sports'],
    looks: new RegExp(`^(${LEAGUES.join('|')}|cfb|cbb)$`, 'i'),
  },
  {
    name: 'tier',
    synonyms: ['plan', 'level', 'membership', 'access'],
    looks: new RegExp(`^(${TIERS.join('|')})$`, 'i'),
  },
  {
    name: 'game',
    synonyms: [
      ...['matchup', 'match', 'event', 'fixture', 'teams', 'game name', 'event name', 'match up', 'contest'],
      ...['spiel', 'begegnung', 'rencontre', 'game matchup'],
    ],
    looks: /\S\s+(@|at|vs?\.?)\s+\S|\p{L}@\p{L}/iu,
  },
  {
    name: 'time',
    ...OF_GAME_START,
    synonyms: [
      ...[
        'start',
        'start time',
        'game time',
        'kickoff',
        'tip',
        'tipoff',
        'first pitch',
        'puck drop',
        'time et',
      ],
      ...['est', 'et', 'uhrzeit', 'zeit', 'anpfiff', 'heure', 'event time', 'time est', 'start time et'],
    ],
    looks: /^\d{1,2}(:\d{2}){1,2}\s*([ap]\.?m?\.?)?(\s*e[ds]?t)?$/i,
  },
  {
    name: 'pick',
    synonyms: [
      ...['selection', 'bet', 'play', 'prediction', 'my pick', 'bet name', 'tip', 'tipp', 'pronostic'],
      ...['bet selection', 'picks', 'description', 'bet description', 'the play', 'bets', 'side picked'],
    ],
  },
  {
    name: 'odds',
    ...OF_OUR_ODDS,
    synonyms: [
      ...['price', 'american odds', 'odds american', 'us odds', 'decimal odds', 'quote', 'cote'],
      ...[
        'odds taken',
        'bet odds',
        'line price',
        'juice',
        'vig',
        'posted odds',
        'quoten',
        'cotes',
        'odds us',
      ],
    ],
  },
  {
    name: 'units',
    synonyms: [
      ...[
        'stake',
        'unit',
        'risk',
        'risked',
        'units risked',
        'bet size',
        'size',
        'wager',
        'wagered',
        'wager units',
        'einsatz',
        'mise',
      ],
      ...['amount', 'stake units', 'units bet', 'units staked', 'bet amount', 'u'],
    ],
    looks: /^\d(\.\d+)?\s*u(nits?)?$/i,
    never: {
      names:
        /[\p{Sc}%±]|\+ ?\/ ?-|\b(?:usd|eur|gbp|cad|aud|dollars?|euros?|pounds?|quid|bucks?|cash|percent|won|lost|net|profit)\b/iu,
      because: 'leave it unread, and write the stake in units, as in 1.5',
    },
  },
  {
    name: 'details',
    synonyms: [
      ...['notes', 'note', 'analysis', 'write up', 'writeup', 'reason', 'reasoning', 'comment', 'comments'],
      ...['rationale', 'explanation', 'details of pick', 'kommentar', 'begründung', 'analyse', 'thoughts'],
    ],
    looks: /^\S+(\s+\S+){5,}$/,
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
      'team a',
      'teama',
      'gast',
    ],
  },
  { name: 'home', synonyms: ['home team', 'host', 'team b', 'teamb', 'heim'] },
  {
    name: 'date',
    ...OF_GAME_START,
    isDay: true,
    synonyms: ['day', 'game date', 'event date', 'match date', 'datum', 'jour', 'start date', 'date of game'],
    looks: /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})$/,
  },
  { name: 'zone', synonyms: ['time zone', 'timezone', 'tz', 'zeitzone', 'fuseau horaire'] },
  {
    name: 'market',
    synonyms: [
      'bet type',
      'type',
      'wager type',
      'market type',
      'bet market',
      'wettart',
      'kind',
      'type of bet',
    ],
    looks:
      /^(ml|money ?line|spread|total|over ?\/? ?under|o\/u|prop|run line|puck line|h2h|spreads|totals)$/i,
  },
  {
    name: 'part',
    synonyms: [
      'period',
      'half',
      'segment',
      'game part',
      'part of game',
      'bet period',
      'quarter',
      'inning',
      'scope',
    ],
    looks:
      /^(full ?game|fg|game|[12]h|[1-4]q|[1-3]p|f[357]|1st half|2nd half|first half|first 5|regulation)$/i,
  },
  {
    name: 'line',
    synonyms: ['spread', 'handicap', 'point', 'points', 'number', 'total', 'hcp', 'line taken'],
  },
  {
    name: 'book',
    synonyms: [
      'sportsbook',
      'bookmaker',
      'bookie',
      'book name',
      'site',
      'buchmacher',
      'bookmakers',
      'operator',
    ],
  },
  {
    name: 'chance',
    synonyms: [
      'probability',
      'win probability',
      'model probability',
      'win %',
      'prob',
      'model prob',
      'fair probability',
    ],
  },
  { name: 'analyst', synonyms: ['handicapper', 'capper', 'expert', 'tipster', 'author', 'by', 'picked by'] },
  {
    name: 'release',
    isDay: true,
    synonyms: ['release at', 'release time', 'opens', 'publish', 'publish at', 'post at'],
  },
] as const satisfies readonly KnownColumn[];
