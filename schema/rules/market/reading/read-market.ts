import type { Market } from '#schema/rules/picks/pick-values.ts';
import { gamePartIn } from './game-part.ts';
import { plainText, withoutLive } from './plain-text.ts';
import { question, type Reading, refusal, value } from './reading.ts';

/** The names under which people and providers write a market. */
const NAMES: Record<Market, readonly string[]> = {
  MONEYLINE: ['moneyline', 'money line', 'money', 'ml', 'h2h', 'winner', 'to win', 'straight up', 'su'],
  SPREAD: [
    ...['spread', 'spreads', 'point spread', 'ats', 'handicap', 'run line', 'runline', 'rl'],
    ...['puck line', 'puckline', 'pl'],
  ],
  TOTAL: [
    ...['total points', 'total runs', 'total goals', 'points total'],
    ...['total', 'totals', 'game total', 'over/under', 'over under', 'o/u', 'ou', 'over', 'under'],
  ],
  PROP: ['prop', 'props', 'player prop', 'player props', 'game prop'],
};
const MARKET_OF = new Map(
  Object.entries(NAMES).flatMap(([market, names]) => names.map((name) => [name, market as Market])),
);

const EXAMPLE = 'write moneyline, spread, total or prop';

/** Whether a cell of markets says only that the bet is a single one. */
export function isSingleBet(text: string): boolean {
  return /^(?:straight|single)s?(?: bets?)?$/i.test(plainText(text));
}

/** A market by its name. One of a part of a game, such as a first half, is asked about: the final score does not decide it. */
export function readMarket(text: string): Reading<Market> {
  const words = withoutLive(plainText(text)).toLowerCase().replaceAll('_', ' ');
  const market =
    MARKET_OF.get(words) ?? MARKET_OF.get(words.replace(/^(?:full[ -]?game|fg|alt(?:ernate)?) /, ''));
  if (market) return value(market);
  const part = gamePartIn(words);
  if (!part && words.startsWith('player ')) return value('PROP');
  if (!part) return refusal(text, EXAMPLE);
  const byHand = { key: 'prop', label: 'A prop: its result is entered by hand', value: 'PROP' as const };
  return question(
    'part',
    `This names ${part.name}, which the final score does not decide. What is the bet?`,
    [byHand],
  );
}

/** Full time is no whole game to all: of a game of hockey it ends before overtime. */
const WHOLE_GAME =
  /^(?:the )?(?:(?:full|whole|entire)(?: ?(?:game|match))?|game|match|fg|all)?(?:,? ?[([]?(?:incl(?:uding)?|with|w\/)\.? ?(?:ot|overtime)[)\]]?)?$/i;

/** A part of the game in a column of its own; null for the whole game. */
export function readPart(text: string): Reading<string | null> {
  const words = plainText(text);
  if (WHOLE_GAME.test(words)) return value(null);
  return gamePartIn(words)
    ? value(words)
    : refusal(text, 'write 1H, 2Q or F5, or leave it empty for the whole game');
}
