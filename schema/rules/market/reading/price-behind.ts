import { plainText } from './plain-text.ts';

const PRICE =
  /^(.*?[^\s,;:|@])(?:\s*[,;:|]\s*|\s+)(?:at\s+)?(@\s*\d{1,2}\.\d{1,4}|(?<=\sat\s+)\d{1,2}\.\d{2,4}|(?:@\s*)?[([]?(?:[+-]\d{3,5}(?:\.0+)?|ev(?:ens?|s)?(?: money)?)[)\]]?)$/i;

/** The words of a bet and the price behind them, where they name one: 'Celtics' and '-110'. */
export function beforePrice(pick: string): [bet: string, price: string] {
  const [, bet, price] = PRICE.exec(pick.trim()) ?? [];
  return bet && price ? [bet, price] : [pick.trim(), ''];
}

const LINELESS = {
  SPREAD:
    /^(?!.* [([]?[+-]?(?:\d*\.?\d+|pk|pick(?:'?em)?)[)\]]?(?: |$))(?:(?:run ?line|puck ?line|spread) |.* (?:run ?line|puck ?line|rl|pl|spread|ats|(?:to )?covers?|(?:minus|plus|getting|laying|taking|with) the points)$)/i,
  TOTAL: /(?:^(?:over|under)(?: (?:the )?total)?|^total (?:over|under)| (?:over|under))$/i,
};

/** The market that words name without its line: 'Celtics spread', 'Over -110'. */
export function linelessMarket(pick: string): 'SPREAD' | 'TOTAL' | null {
  const [bet] = beforePrice(plainText(pick));
  return LINELESS.SPREAD.test(bet) ? 'SPREAD' : LINELESS.TOTAL.test(bet) ? 'TOTAL' : null;
}
