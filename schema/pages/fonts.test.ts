import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { FALLBACK_FACES, FONT_STACK } from './fonts.ts';

const read = (file: string) => readFileSync(`frontend/app/${file}`, 'utf8');
const FACE = /@font-face \{[^}]*"Inter Fallback[^}]*\}/g;
const facesOf = (text: string) => (text.match(FACE) ?? []).map((face) => face.replace(/\s+/g, ' '));

test('the front end and the pages beside it are drawn in the same while the font is late', () => {
  const faces = facesOf(FALLBACK_FACES);
  expect(faces).toHaveLength(4);
  expect(facesOf(read('base.css'))).toEqual(faces);
  expect(read('tokens.css')).toContain(`--font: ${FONT_STACK};`);
});
