export interface Helpline {
  place: string;
  phone: string;
}

/**
 * The lines of states, as an operator lists them: `Ohio 1-800-000-0000, New York 1-800-000-0000`. Null when an entry lacks
 * its place or its number.
 */
export function helplinesOf(text: string): Helpline[] | null {
  const lines = text
    .split(',')
    .filter((entry) => entry.trim())
    .map((entry) => /^\s*(?<place>\D+?)\s+(?<phone>[\d+(][^\s,]{4,})\s*$/.exec(entry)?.groups);
  if (lines.some((line) => !line)) return null;
  return lines.map((line) => ({ place: String(line?.place), phone: String(line?.phone) }));
}
