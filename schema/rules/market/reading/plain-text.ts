/** Halves and quarters as one character, which follow a number or are one. */
const FRACTIONS: Record<string, string> = { '½': '.5', '1/2': '.5', '¼': '.25', '¾': '.75' };
/** A part of a unit behind a line or a price is no part of that: '+3 ½u', 'Over 44 1/2 unit'. */
const STAKE_BEHIND_LINE =
  /((?:[+-]\s?|\b(?:over|under|[ou])\s?)\d+(?:\.\d+)?[)\]]?)\s+([½¼¾]|1\/2)(?=\s?u(?:nits?)?\b)/gi;

/**
 * Words as a keyboard has them: one kind of minus, space and quote, no full-width signs, no invisible characters, and
 * fractions in decimals. Case stays.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(STAKE_BEHIND_LINE, (_, line: string, sign: string) => `${line} ${FRACTIONS[sign]}`)
    .replace(/(?:(\d)\s*)?([½¼¾])/g, (_, digit = '', sign: string) => `${digit}${FRACTIONS[sign]}`)
    .replace(/(^|[\s+-])(\d{1,3})\s1\/2(?!\d)/g, '$1$2.5')
    .replace(/(^|[\s([])1\/2(?=\s?u(?:nits?)?\b)/gi, '$1.5')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How exports write that there is nothing. */
const NOTHING = /^(?:-+|n\/?a|nan|none|null|nil)?$/i;

export function isBlank(text: string): boolean {
  return NOTHING.test(plainText(text));
}

const PLACEHOLDER =
  /^(?:tb[acd]|to be (?:announced|confirmed|decided|determined)|unknown|bye|(?:winner|loser) of\b.*)$/i;

/** Whether words stand where a name is to come: 'TBD'. */
export function isPlaceholder(text: string): boolean {
  return isBlank(text) || PLACEHOLDER.test(plainText(text));
}

/** What replaces a character that could not be decoded. */
const UNDECODED = '\ufffd';

export function isUndecoded(text: string): boolean {
  return text.includes(UNDECODED);
}

/** Words without the mark of a bet that is made during the game, which its final score decides like any other. */
export function withoutLive(words: string): string {
  return words.replace(/^(?:[([]live[)\]]|live\b)[: ]*/i, '');
}
