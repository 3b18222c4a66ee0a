import { utf8 } from '#record/bytes.ts';

const EMPTY = -1;

/**
 * Numbers texts from 0 in the order in which they were added. A Map of half a million ids takes five times the memory and
 * three times the time. Texts are compared whole: a hash that two share is no way to pass one pick for another.
 */
export class IdTable {
  /** Places by hash, open addressing, at most half full. */
  #slots = new Int32Array(1_024).fill(EMPTY);
  /** The UTF-8 of all texts, one after the other, and where each ends. */
  #bytes = new Uint8Array(16_384);
  #ends = new Int32Array(512);
  size = 0;

  /** -1 when it was not added. */
  placeOf(text: string): number {
    const bytes = bytesOf(text);
    return this.#slots[this.#slotOf(bytes, bytes.length)] ?? EMPTY;
  }

  /** A text that is not there yet. Answers its place. */
  add(text: string): number {
    const bytes = bytesOf(text);
    const [place, begin] = [this.size, this.#beginOf(this.size)];
    const end = begin + bytes.length;
    if (end > this.#bytes.length) this.#growBytes(end);
    if (place === this.#ends.length) this.#ends = doubled(this.#ends);
    this.#bytes.set(bytes, begin);
    this.#ends[place] = end;
    this.#slots[this.#slotOf(bytes, bytes.length)] = place;
    this.size += 1;
    if (this.size * 2 > this.#slots.length) this.#grow();
    return place;
  }

  #beginOf(place: number): number {
    return place === 0 ? 0 : (this.#ends[place - 1] ?? 0);
  }

  /** Where a text is, or would be. */
  #slotOf(bytes: Uint8Array, length: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(bytes, 0, length) & mask;
    for (;;) {
      const place = this.#slots[slot] ?? EMPTY;
      if (place === EMPTY || this.#holds(place, bytes, length)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #holds(place: number, bytes: Uint8Array, length: number): boolean {
    const begin = this.#beginOf(place);
    if ((this.#ends[place] ?? 0) - begin !== length) return false;
    for (let at = 0; at < length; at += 1) if (this.#bytes[begin + at] !== bytes[at]) return false;
    return true;
  }

  #growBytes(least: number): void {
    const larger = new Uint8Array(least * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    const mask = this.#slots.length - 1;
    for (let place = 0; place < this.size; place += 1) {
      let slot = hashOf(this.#bytes, this.#beginOf(place), this.#ends[place] ?? 0) & mask;
      while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      this.#slots[slot] = place;
    }
  }
}

/** Another one each time: ids that were chosen to share a hash would take hours to look up. */
const SEED = Math.floor(Math.random() * 2 ** 32);

/** FNV-1a. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = SEED;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}

/** Until the next call: ids are short, and read by the million. */
const scratch = new Uint8Array(64);

function bytesOf(text: string): Uint8Array {
  if (text.length > scratch.length) return utf8(text);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return utf8(text);
    scratch[at] = code;
  }
  return scratch.subarray(0, text.length);
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
