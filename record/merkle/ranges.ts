/** The leaves from `from` up to and without `to`. */
export interface Range {
  from: number;
  to: number;
}

/** The largest power of two below a number greater than 1. */
export function splitOf(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** The subtrees whose hashes prove that a tree begins with an older one (RFC 6962, section 2.1.2). */
export function consistencyRanges(older: number, size: number): Range[] {
  if (!(older > 0 && older <= size)) throw new RangeError(`No tree of ${older} in a tree of ${size}.`);
  return subproof(older, { from: 0, to: size }, true);
}

function subproof(older: number, { from, to }: Range, isWhole: boolean): Range[] {
  if (older === to) return isWhole ? [] : [{ from, to }];
  const middle = from + splitOf(to - from);
  return older <= middle
    ? [...subproof(older, { from, to: middle }, isWhole), { from: middle, to }]
    : [...subproof(older, { from: middle, to }, false), { from, to: middle }];
}

/** A range as full subtrees, from left to right: each as long as a power of two, and beginning at a multiple of it. */
export function fullSubtrees({ from, to }: Range): Range[] {
  const subtrees: Range[] = [];
  let at = from;
  while (at < to) {
    let length = 1;
    while (at % (length * 2) === 0 && at + length * 2 <= to) length *= 2;
    subtrees.push({ from: at, to: at + length });
    at += length;
  }
  return subtrees;
}
