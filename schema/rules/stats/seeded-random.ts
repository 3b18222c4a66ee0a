/** Looked up once: where code runs in a context of its own, as in tests, each look at a global is slow. */
const { imul } = Math;

/**
 * Draws of a text: xoshiro128** of Blackman and Vigna (Scrambled Linear Pseudorandom Number Generators, 2021): whole 32-bit numbers by
 * integer arithmetic alone, so the same seed draws the same on every machine.
 */
export function seededRandom(seed: string): () => number {
  const mix = mixer(seed);
  return xoshiro128([mix(), mix(), mix(), mix()]);
}

/** From a state of four words that are not all zero. */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = imul(rotate(imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
}

/** FNV-1a of the text, then a Weyl sequence through MurmurHash3's finalizer: well spread words from any text. */
function mixer(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = imul(state ^ (state >>> 16), 0x85ebca6b);
    word = imul(word ^ (word >>> 13), 0xc2b2ae35);
    return word ^ (word >>> 16);
  };
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
