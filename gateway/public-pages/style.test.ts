import { expect, test } from '@jest/globals';
import { publicStyleSheet } from './style.ts';

test('every variable that the style sheet reads is defined in it: another one would leave words without a color', () => {
  const { text } = publicStyleSheet('/nowhere');
  const defined = new Set([...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const read = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});
