const SEPARATOR = /\s*[-–—:]\s*/;

/** The two numbers of a score as typed; the second is null where nothing separates it from the first. */
export function splitScore(score: string): [one: string, two: string | null] {
  const at = SEPARATOR.exec(score);
  if (!at) return [score, null];
  return [score.slice(0, at.index), score.slice(at.index + at[0].length)];
}

/** '24–17'; empty where neither number is given. */
export function joinedScore(one: string, two: string): string {
  return one || two ? `${one}–${two}` : '';
}
