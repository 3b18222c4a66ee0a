/** 'Free, Plus and Premium'. Without `Intl`, whose formatters take a phone up to 20 ms each to make. */
export function listedAnd(items: readonly string[]): string {
  return listedWith('and', items);
}

/** 'Free, Plus or Premium' */
export function listedOr(items: readonly string[]): string {
  return listedWith('or', items);
}

function listedWith(word: string, items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return before ? `${before} ${word} ${last}` : last;
}
