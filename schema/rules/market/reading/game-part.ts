/** What a bet is on, where that is not the whole game: its final score does not decide such a bet. */
export interface GamePart {
  /** How sentences name it: 'a first half'. */
  name: string;
}

// Never a digit beside another one: '-1.5' is '1 5' once it is folded.
const FIRST = '(?:1st|first)';
const SECOND = '(?:2nd|second)';
const THIRD = '(?:3rd|third)';

/**
 * What names a part of a game, one team's points, or a bet that overtime or a tie decides otherwise, the more exact name first. The
 * words are folded as `folded` does it. The expressions mean the same to JavaScript and to PostgreSQL, which has them from here
 * (schema/codegen/emit-constants.ts).
 */
const PARTS: readonly (readonly [name: string, words: string])[] = [
  ['a first half', `${FIRST} half|1 ?h[ou]?|h ?1|1st h|fh`],
  ['a second half', `${SECOND} half|2 ?h[ou]?|h ?2|2nd h|sh`],
  ['a half', 'half|halves|halftime|ht'],
  ['a first quarter', `${FIRST} (?:quarter|qtr)|1 ?q|q ?1`],
  ['a quarter', 'quarters?|qtrs?|[2-4] ?q|q ?[2-4]'],
  ['a first period', `${FIRST} (?:period|per)|1 ?p|p ?1`],
  ['a period', `periods?|(?:${SECOND}|${THIRD}) per|[23] ?p|p ?[23]`],
  ['the first innings', `f ?[3-7]|${FIRST} (?:[3-7]|three|four|five|six|seven)`],
  ['an inning', 'innings?|inns?|[ny]rfi'],
  ['the first minutes', `${FIRST} [0-9]+ min(?:ute)?s?`],
  [
    'regulation time',
    'reg|regulation|60 ?min(?:ute)?s?|(?:no|excl|excluding|without|w o|not incl|not including) (?:ot|overtime|extra innings)',
  ],
  ['a three-way bet', '3 ?way|three way|1x2|double chance|draw|tie|dnb|tnb'],
  ["one team's points", 'tt|itt|team (?:total|points|goals|runs)s?|individual total'],
  ['a series', 'series|in [4-7]'],
  ['a season', 'season|win total|(?:the )?(?:title|championship|division|conference|pennant)|super bowl'],
  ['several bets at once', 'parlay|tease[drs]?|teasing|round robin|same game|sgp'],
  [
    'how the game is won',
    'race to|first to|(?:score|scores|to score|goal|basket|touchdown|td) first|first (?:score|basket|goal|touchdown|td)|by (?:[0-9]+|a|more|at least|double|one|two|three|four|five|six|seven|eight|nine|ten)|win by|wins by|leads?|leading|winning margin|margin of victory|wire to wire',
  ],
  // What the others leave: '1st' alone is of whatever the league counts.
  ['a part of the game', '1st|2nd|3rd|4th'],
];

const ANY = new RegExp(patternOf(PARTS.map(([, words]) => words).join('|')));
const EXPRESSIONS = PARTS.map(([name, words]) => ({ name, pattern: new RegExp(patternOf(words)) }));

/** All of them as one expression over folded words, for the program of the database. */
export const GAME_PART_PATTERN = ANY.source;

const OVER = 'over ?[0-9]*|o ?[0-9]+';
const UNDER = 'under ?[0-9]*|u ?[0-9]+';
const BESIDE_TOTAL =
  'the|full|whole|game|match|total|combined|points|pts|goals|runs|live|alt|vs?|at|and|incl|including|ot|overtime|ml|eve?n?';
const WORDS = `(?: (?:${BESIDE_TOTAL}))*`;

/** Over and under in folded words: 'Over 48.5', 'o48.5'. */
export const OVER_PATTERN = patternOf(OVER);
export const UNDER_PATTERN = patternOf(UNDER);

/** Folded words, without the teams, that are a total of the whole game and nothing else. Numbers behind it are its line, price and units. */
export const GAME_TOTAL_PATTERN = `^${WORDS}(?: (?:${OVER}|${UNDER})(?: (?:${BESIDE_TOTAL}|units?|[0-9]+u?))*|(?: [0-9]+)+ (?:over|under)${WORDS}) $`;

/** The part of a game, or the other bet, that words name: 'Celtics -3.5 1H' is on a first half. Null for the whole game. */
export function gamePartIn(words: string): GamePart | null {
  const text = folded(words);
  if (!ANY.test(text)) return null;
  const part = EXPRESSIONS.find(({ pattern }) => pattern.test(text));
  return part ? { name: part.name } : null;
}

/** Lower case, everything but letters and digits one space, a space at both ends. ½ is no half of a game. */
export function folded(words: string): string {
  return ` ${words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

function patternOf(words: string): string {
  return ` (?:${words}) `;
}
