/** Replaces each hyphen before a number by a minus sign: 'Duke −3.5', '−110'. Other hyphens stay. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(/])-(?=\.?\d)/g, '$1\u2212');
}
