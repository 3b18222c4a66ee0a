/** A straight scale, to hundredths: more would only lengthen the page. */
export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) =>
    Math.round((start + ((value - from) / (to - from || 1)) * (end - start)) * 100) / 100;
}

/** The round numbers between `from` and `to`, about so many. */
export function roundTicks(from: number, to: number, about: number): number[] {
  const step = roundStep((to - from || 1) / about);
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** 1, 2, 5, 10, 20, 50 … */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
}
