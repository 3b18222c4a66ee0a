import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { IdTable } from './id-table.ts';

test('numbers texts as a Map does', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 70 })), (texts) => {
      const [table, map] = [new IdTable(), new Map<string, number>()];
      for (const text of texts) {
        expect(table.placeOf(text)).toBe(map.get(text) ?? -1);
        if (!map.has(text)) map.set(text, table.add(text));
      }
      for (const [text, place] of map) expect(table.placeOf(text)).toBe(place);
      expect(table.size).toBe(map.size);
    }),
  );
});

test('goes on growing', () => {
  const table = new IdTable();
  for (let n = 0; n < 100_000; n += 1) expect(table.add(`pick_${n}`)).toBe(n);
  for (let n = 0; n < 100_000; n += 1) expect(table.placeOf(`pick_${n}`)).toBe(n);
  expect(table.placeOf('pick_100000')).toBe(-1);
});
