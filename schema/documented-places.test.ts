import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const DOCUMENT = 'docs/add-a-field.md';
const places = [...readFileSync(DOCUMENT, 'utf8').matchAll(/`([\w./-]+\.\w+)`: `([^`]+)`/g)].map(
  ([, file = '', name = '']) => [file, name] as const,
);

test('the walks of a league, a tier and a channel name their places', () => {
  expect(places.length).toBeGreaterThan(35);
});

test.each(places)(`${DOCUMENT}: %s has %s`, (file, name) => {
  expect(readFileSync(file, 'utf8')).toContain(name);
});
