import { readWager } from '#schema/rules/market/reading/read-wager.ts';
import { type Reading, refusal, value } from '#schema/rules/market/reading/reading.ts';
import { teamInGame } from '#schema/rules/market/reading/team-in-game.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { NamedTeams } from './game-line.ts';
import type { Side } from './game-prices.ts';
import { marketOfLine } from './quote-words.ts';
import type { QuoteMarket } from './quotes.ts';

/** A side of a market, with the line where the words have it: 'Celtics', 'under', 'LAC +3'. */
interface NamedSide {
  market: QuoteMarket;
  side: Side;
  line?: number | null;
}

interface AboutSide {
  /** Null where no cell names it: then the words or the line have to. */
  market: QuoteMarket | null;
  lineText: string;
  teams: NamedTeams;
  /** Whether the home team is named first, which makes it side 1. */
  isReversed: boolean;
}

export function readSide(text: string, about: AboutSide): Reading<NamedSide> {
  const { market, lineText, teams } = about;
  const side = sideAlone(text, about);
  const own = market ?? (side === null ? null : marketOf(side, text, lineText));
  if (side && own) return value({ market: own, side });
  if (side) return refusal(text, 'and the line names no market; write moneyline, spread or total');
  return (
    sideInWords(text, about) ??
    refusal(text, market === 'TOTAL' ? 'write over or under' : `write ${teams.away} or ${teams.home}`)
  );
}

/** The market of a side whose cell names none: over and under are of a total, and a team with a line of a spread. */
function marketOf(side: Side, text: string, lineText: string): QuoteMarket | null {
  if (isOverOrUnder(text)) return 'TOTAL';
  if (side === 'draw' || !lineText) return 'MONEYLINE';
  return marketOfLine(lineText);
}

const isOverOrUnder = (text: string) => /^(o|over|u|under)$/i.test(text.trim());

function sideAlone(text: string, { market, teams, isReversed }: AboutSide): Side | null {
  const words = text.trim().toLowerCase();
  const isTotal = market === 'TOTAL' || (market === null && isOverOrUnder(words));
  const [first, second] = isReversed ? [2, 1] : [1, 2];
  const [one, two] = isTotal
    ? [/^(o|over)$/, /^(u|under)$/]
    : [new RegExp(`^(away|visitor|${first})$`), new RegExp(`^(home|${second})$`)];
  if (one.test(words)) return 'one';
  if (two.test(words)) return 'two';
  if (isTotal) return null;
  if (market !== 'SPREAD' && /^(draw|tie|x)$/.test(words)) return 'draw';
  const team = teamInGame(text, { teamOne: teams.away, teamTwo: teams.home, league: teams.league });
  return team && (team === 'ONE' ? 'one' : 'two');
}

const SIDES = { ONE: 'one', TWO: 'two', OVER: 'one', UNDER: 'two' } as const;

/** A side with its line in one cell. A price in it is left to its own cell. */
function sideInWords(text: string, { market, lineText, teams }: AboutSide): Reading<NamedSide> | null {
  const game = { teamOne: teams.away, teamTwo: teams.home, league: teams.league };
  const wager = readWager({ ...game, pick: text });
  if (wager.kind !== 'VALUE' || wager.value.odds !== null) return null;
  const { market: said, line, renamed } = wager.value;
  const words = renamed ? text.replace(renamed.written, renamed.name) : text;
  const selection = said && selectionOf({ ...game, pick: words, market: said, line });
  if (!selection || !said || said === 'PROP') return null;
  if (market && said !== market)
    return refusal(
      text,
      `it is a ${marketLabel(said).toLowerCase()} in a line of a ${marketLabel(market).toLowerCase()}; write one of them`,
    );
  return lineText && line !== null
    ? refusal(text, `and the line has "${lineText}" too; write the line once`)
    : value({ market: said, side: SIDES[selection], line });
}
