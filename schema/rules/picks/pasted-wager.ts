import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import { MARKETS, type Market } from './pick-values.ts';

interface Wager {
  market: Market | null;
  line: number | null;
}

interface WordedSide {
  pick: string;
  teamOne: string;
  teamTwo: string;
}

/** The names under which people write a market. */
const MARKET_NAMES: Record<string, Market> = {
  ...Object.fromEntries(MARKETS.map((market) => [market.toLowerCase(), market])),
  ...{ ml: 'MONEYLINE', 'money line': 'MONEYLINE', 'run line': 'SPREAD', 'puck line': 'SPREAD' },
};

export function marketOf(text: string): Market | null {
  return MARKET_NAMES[text.trim().toLowerCase()] ?? null;
}

const TOTAL = /^(?:over|under)\s+(\d{1,3}(?:\.\d{1,2})?)$/i;
const SPREAD = /\s([+-]\d{1,2}(?:\.\d{1,2})?)$/;
const MONEYLINE = /\s+(?:ml|moneyline|money line)$/i;

/** The market and line that a pick's words name: 'Celtics -3.5', 'Over 220.5', 'Lakers ML'. None where they leave a doubt. */
export function wagerInWords({ pick, ...teams }: WordedSide): Wager {
  const words = pick.trim().replaceAll(/[−–]/g, '-').replaceAll('½', '.5');
  const total = TOTAL.exec(words);
  if (total) return { market: 'TOTAL', line: Number(total[1]) };
  const spread = SPREAD.exec(words);
  if (spread && choosesTeam(words.slice(0, spread.index), teams))
    return { market: 'SPREAD', line: Number(spread[1]) };
  if (choosesTeam(words.replace(MONEYLINE, ''), teams)) return { market: 'MONEYLINE', line: null };
  return { market: null, line: null };
}

/** Whether the words are a team's name, or the end of it, and nothing else. */
function choosesTeam(words: string, teams: Omit<WordedSide, 'pick'>): boolean {
  const named = words.trim().toLowerCase();
  const isName = (team: string) => ` ${team.trim().toLowerCase()}`.endsWith(` ${named}`);
  return (
    (isName(teams.teamOne) || isName(teams.teamTwo)) &&
    selectionOf({ market: 'MONEYLINE', pick: named, line: null, ...teams }) !== null
  );
}
