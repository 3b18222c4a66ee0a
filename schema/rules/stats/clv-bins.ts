/** Beyond these whole per cents closing line values share a bin. */
const [LEAST, MOST] = [-11, 10];

/** How many picks beat the close by so much; from 0.02 up to and without 0.03 is one per cent. */
export interface ClvBin {
  /** Null: everything below `to`. */
  from: number | null;
  /** Null: everything from `from`. */
  to: number | null;
  n: number;
}

/** The bins from the lowest to the highest that has picks, empty ones between them included. */
export function clvBins(counts: readonly { bin: number; n: number }[]): ClvBin[] {
  const filled = counts.filter(({ n }) => n > 0);
  if (filled.length === 0) return [];
  const numbers = filled.map(({ bin }) => bin);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const bin = first + place;
    return {
      from: bin === LEAST ? null : bin / 100,
      to: bin === MOST ? null : (bin + 1) / 100,
      n: filled.reduce((sum, each) => (each.bin === bin ? sum + each.n : sum), 0),
    };
  });
}
