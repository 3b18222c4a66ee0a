/** '1 pick', '1,204 picks', '2 entries' */
export function counted(n: number, what: string): string {
  return `${thousands(n)} ${n === 1 ? what : `${what}s`.replace(/([^aeiou])ys$/, '$1ies')}`;
}

/** '1,204'. Without `Intl`, whose formatters take a phone up to 20 ms each to make. */
export function thousands(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'six'; from ten on in digits. */
export function inWords(n: number): string {
  return WORDS[n] ?? thousands(n);
}

/** Replaces each hyphen before a number or an amount by a minus sign: 'Duke −3.5', '(−110)', '−$5.00', '$−5.00'. Other hyphens stay. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(/$[])-(?=\$?\.?\d)/g, '$1\u2212');
}

/** A share from 0 to 1 as people read it: '52.4%'. */
export function percentText(share: number): string {
  return `${(Math.abs(share) * 100).toFixed(1)}%`;
}

/** With its sign, as gains and losses are read: '+3.1%', '−0.4%', '0.0%'. */
export function signedPercentText(share: number): string {
  const text = percentText(share);
  if (text === '0.0%') return text;
  return `${share < 0 ? '−' : '+'}${text}`;
}
