import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contrast, DEFAULT_ACCENT } from './accent-colors.ts';
import { colorVariables, PALETTE } from './palette.ts';

const COLORS = colorVariables(DEFAULT_ACCENT);
const KNOWN = new Set(Object.values(COLORS).flatMap(({ light, dark }) => [light, dark]));
const read = (file: string) => readFileSync(file, 'utf8');

/** `--page: #f4f5f6;` of one block of a style sheet. */
function variablesOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

test.each(['light', 'dark'] as const)('the %s theme of the front end has these colors', (theme) => {
  const [light = '', dark = ''] = read('frontend/app/tokens.css').split(':root.dark');
  const expected = Object.entries(COLORS).map(([name, color]) => [name, color[theme]]);
  expect(variablesOf(theme === 'light' ? light : dark)).toMatchObject(Object.fromEntries(expected));
});

/** They cannot import anything: style sheets, drawings, and the files that a browser reads before any script. */
const BARE = [
  ...globSync('frontend/**/*.css'),
  'frontend/public/favicon.svg',
  'frontend/build/share.svg',
  'frontend/index.html',
  'frontend/public/manifest.webmanifest',
];

test('style sheets and drawings have no color beside them', () => {
  const colors = BARE.flatMap((file) =>
    (read(file).match(/#[0-9a-f]{6}\b/gi) ?? []).map((color) => ({ file, color })),
  );
  expect(colors.filter(({ color }) => !KNOWN.has(color))).toEqual([]);
});

/** Google's mark has Google's colors; Mantine wants ten shades of the accent. */
const ELSEWHERE =
  /^frontend\/(sign-in\/GoogleMark|app\/mantine-theme)\.tsx?$|^schema\/rules\/text\/|\.test\.ts/;

test('no other file writes one of them down again', () => {
  const again = globSync('{frontend,gateway,schema,local}/**/*.{ts,tsx}')
    .filter((file) => !ELSEWHERE.test(file))
    .filter((file) => [...KNOWN].some((color) => color.startsWith('#') && read(file).includes(color)));
  expect(again).toEqual([]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['ink', 'ink2', 'ink3', 'win', 'loss'] as const)(
    'text in %s is readable on each ground',
    (text) => {
      for (const ground of ['page', 'panel', 'sunken'] as const)
        expect(contrast(PALETTE[text][theme], PALETTE[ground][theme])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
