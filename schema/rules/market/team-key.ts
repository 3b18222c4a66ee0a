/** A team's name as names are compared: exactly, but for case, accents, punctuation and spaces. Never by likeness. */
export function teamKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
