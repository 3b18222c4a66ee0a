import { afterAll, expect, test } from '@jest/globals';
import { CardDrawing } from './card-drawing.ts';
import { type Card, cardSvg } from './card-svg.ts';

const CARD: Card = {
  ...{ about: 'NBA', title: 'Suns −2.5', detail: 'Grizzlies @ Suns' },
  ...{ value: 'Win, +0.9 units', tone: 'win', note: '−110 · 1.0 units' },
};
const sizesOf = (svg: string) => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));

test('short words are large, long ones smaller, and the longest end in an ellipsis', () => {
  const large = sizesOf(cardSvg(CARD))[2];
  const small = sizesOf(cardSvg({ ...CARD, title: 'Oklahoma City Thunder team total over 118.5' }))[2];
  expect(large).toBe(68);
  expect(small).toBeLessThan(68);
  const longest = cardSvg({ ...CARD, title: 'Over '.repeat(40) });
  expect(longest).toContain('…</text>');
  expect(sizesOf(longest)[2]).toBe(41);
});

test('words are text, whatever they contain', () => {
  expect(cardSvg({ ...CARD, title: '<image href="file:///etc/passwd"/>' })).not.toContain('<image');
});

const drawing = new CardDrawing();
afterAll(() => drawing.close());

test.each([
  ['an escape and a null', 'Bo\u001b[2J\u0000ston'],
  ['a turned direction of writing', 'Boston \u202ecitleC\u202c \u2066x'],
  ['half a character', 'Boston \ud83c'],
  ['signs that are no characters', 'Boston \uffff\ufffe'],
  ['a name cut inside a character', '🏈'.repeat(80)],
])('a name with %s is drawn, as texts from before the rules may have one', async (_what, name) => {
  const card = { ...CARD, title: name, detail: name, about: name, note: name };
  const picture = await drawing.draw(name, cardSvg(card));
  expect(picture?.subarray(1, 4).toString()).toBe('PNG');
});
