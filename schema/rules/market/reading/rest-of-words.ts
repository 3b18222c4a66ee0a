import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainText } from './plain-text.ts';
import { isBareTeam, leftOpen, linelessMarket, readWager, type Wager } from './read-wager.ts';
import { mapped, question, type Reading } from './reading.ts';
import { choosesTeam, renamedTeam } from './team-words.ts';
import { sideQuestion } from './unnamed-side.ts';
import { readUsualLine } from './usual-line.ts';

type Words = Parameters<typeof readWager>[0];

/**
 * What words say of the bet. Asked about are those that are read as no market although they begin with a team and have a number, or name a total that
 * games of the league have: 'Celtics -2.5 or better', 'Over 228.5 or better', 'Total 228.5'.
 */
export function readWholeWager(words: Words): Reading<Wager> {
  const wager = readWager(words);
  // A market without its line has a question of its own.
  if (wager.kind !== 'VALUE' || wager.value.market !== null || linelessMarket(words.pick)) return wager;
  const text = plainText(words.pick);
  const parts = beginningsOf(text);
  const isOfTeam =
    /\d/.test(text) && parts.some((part) => choosesTeam(part, words) || renamedTeam(part, words));
  if (isOfTeam) return restQuestion(words, 'a team and a line', parts, wager.value);
  const total = totalIn(text, words.league);
  if (!total) return wager;
  if (SIDELESS.test(text)) return ofOneSide(words, Number(total.points), wager.value);
  return restQuestion(words, 'a total', [...parts, total.words], wager.value);
}

function restQuestion(words: Words, what: string, parts: readonly string[], open: Wager): Reading<Wager> {
  const bets = parts.flatMap((part) => betOf(part, words));
  return question('rest', `“${words.pick}” says more than ${what}. What is the bet?`, [
    ...bets.slice(0, 1),
    leftOpen(open),
  ]);
}

const POINTS = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const SIDELESS = new RegExp(
  `^(?:(?:game )?total|o\\/?u|over ?\\/ ?under)?:?\\s?${POINTS}(?: total)?(?: (?:points|pts|runs|goals))?$`,
  'i',
);
const TOTALS = new RegExp(
  `(?<![\\p{L}\\d])(?:over|under|[ou]):?\\s?[([]?(${POINTS})|(?<![\\d.+-])(${POINTS})\\s?(?:over|under|[ou])(?![\\p{L}\\d])`,
  'giu',
);

/** What stands in brackets behind a total belongs to it: 'Over 259 (Game 2)'. */
const REMARK = /^\s*[([][^()[\]]*[)\]]\s*$/;

/** The words of a total of over or under, or of a number alone, that games of the league have. 'Over 27.5 Tatum points' has none. */
function totalIn(text: string, league: Words['league']): { words: string; points: string } | undefined {
  if (!league) return undefined;
  const [alone] = SIDELESS.test(text) ? (/\d[\d.]*/.exec(text) ?? []) : [];
  const named = [...text.matchAll(TOTALS)].map(([words, one, two]) => ({ words, points: one ?? two ?? '' }));
  return [...named, ...(alone ? [{ words: text, points: alone }] : [])].find(
    ({ words, points }) =>
      readUsualLine(league, { market: 'TOTAL', line: Number(points) }).kind === 'VALUE' ||
      REMARK.test(text.replace(words, '')),
  );
}

function ofOneSide(words: Words, line: number, open: Wager): Reading<Wager> {
  return mapped(sideQuestion('TOTAL', line, words), (renamed) =>
    renamed ? { ...open, market: 'TOTAL' as const, line, renamed } : open,
  );
}

/** All words without the signs behind them, then without the last one, and so on. */
function beginningsOf(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join(' ')
      .replace(/[^\p{L}\p{N})\]]+$/u, ''),
  );
}

function betOf(part: string, words: Words) {
  const wager = readWager({ ...words, pick: part });
  if (wager.kind !== 'VALUE' || wager.value.market === null || isBareTeam(wager.value, part)) return [];
  return [{ key: 'bet', label: withMinus(part), value: wager.value }];
}
