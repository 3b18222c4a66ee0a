import { expect, test } from '@jest/globals';
import { accentColors, contrast, DEFAULT_ACCENT, hslChannels } from './accent-colors.ts';

const COLORS = [
  '#ffb52e',
  '#0057ff',
  '#00c389',
  '#ff0000',
  '#ffff00',
  '#000000',
  '#ffffff',
  '#808080',
  '#5b2a86',
];

test.each(COLORS)('every text in the shades of %s reaches AA', (accent) => {
  const { light, dark } = accentColors(accent);
  for (const [shades, page] of [
    [light, '#f4f5f6'],
    [dark, '#0b0e11'],
  ] as const) {
    expect(contrast(shades.onAccent, shades.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades.onAccent, shades.strong)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades.text, page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades.text, shades.soft)).toBeGreaterThanOrEqual(4.5);
  }
});

test('our own amber keeps the shades of tokens.css', () => {
  expect(accentColors(DEFAULT_ACCENT.toUpperCase()).light.text).toBe('#774800');
});

test.each([
  ['#ffb52e', '39, 100%, 59%'],
  ['#0057ff', '220, 100%, 50%'],
  ['#808080', '0, 0%, 50%'],
  ['#ff0080', '330, 100%, 50%'],
])('%s is %s in hue, saturation and lightness', (color, channels) => {
  expect(hslChannels(color)).toBe(channels);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
