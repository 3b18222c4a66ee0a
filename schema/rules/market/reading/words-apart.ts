/** '-3,5' and '1,91'; '-3,5u' may be two numbers, unless the first is 0. */
const COMMA = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d.,]|\s?u)|(?<![\d.,])(0),(\d{1,2})(?=\s?u)/gi;

/**
 * Plain words of a bet with a blank before each part of it: 'Lakers+3.5-110', 'Lakers ML@+145', 'Celtics -3.5(-110)'. Numbers
 * have points: '-0,75', 'half unit'.
 */
export function wordsApart(words: string): string {
  return words
    .replace(COMMA, (_, whole, rest, zero, part) => `${whole ?? zero}.${rest ?? part}`)
    .replace(/\bhalf(?: an?)? (?=u(?:nits?)?\b)/i, '.5 ')
    .replace(/(?<=\d)(?=[([][+-]\d{3})|(?<=\d\.\d{1,2})(?=[+-]\d{3}(?![\d.]))|(?<=\d[)\]])(?=[([]?\d)/g, ' ')
    .replace(/(?<=[\p{L}\d])(?=@\s?[+-]?\d)/u, ' ');
}
