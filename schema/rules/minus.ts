/** A minus sign in place of each hyphen before a number: 'Duke −3.5', '−110'. Other hyphens stay. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(/])-(?=\.?\d)/g, '$1\u2212');
}
