import { withMinus } from '#schema/rules/text/numbers.ts';
import { plainText } from './plain-text.ts';
import { isBareTeam, leftOpen, linelessMarket, readWager, type Wager } from './read-wager.ts';
import { question, type Reading } from './reading.ts';
import { choosesTeam, renamedTeam } from './team-words.ts';

type Words = Parameters<typeof readWager>[0];

/** What words say of the bet. Those that begin with a team, have a number and are read as no market are asked about: 'Celtics -2.5 or better'. */
export function readWholeWager(words: Words): Reading<Wager> {
  const wager = readWager(words);
  if (wager.kind !== 'VALUE' || wager.value.market !== null) return wager;
  const parts = beginningsOf(plainText(words.pick));
  const isOfTeam = parts.some((part) => choosesTeam(part, words) || renamedTeam(part, words));
  // A market without its line has a question of its own.
  if (!isOfTeam || !/\d/.test(words.pick) || linelessMarket(words.pick)) return wager;
  const bets = parts.flatMap((part) => betOf(part, words));
  return question('rest', `“${words.pick}” says more than a team and a line. What is the bet?`, [
    ...bets.slice(0, 1),
    leftOpen(wager.value),
  ]);
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
