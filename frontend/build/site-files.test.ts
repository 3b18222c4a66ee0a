import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { PUBLIC_PAGES } from '#schema/rules/api/public-paths.ts';

const fileOf = (path: string) => readFileSync(`frontend/public${path}`);
const page = readFileSync('frontend/index.html', 'utf8');
const { icons } = JSON.parse(fileOf('/manifest.webmanifest').toString()) as {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/** '192x192', from the header of a PNG file. */
function sizeOf(path: string): string {
  const file = fileOf(path);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the icons that pages name are there, for tabs, for phones and for the home screen', () => {
  const linked = [...page.matchAll(/rel="([\w-]*icon)" href="([^"]+)"/g)].map(([, rel, path = '']) => {
    expect(fileOf(path).length).toBeGreaterThan(0);
    return [rel, path];
  });
  expect(linked).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]);
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
});

test('the icons of the manifest have the sizes that it says, one of them maskable', () => {
  for (const { src, sizes, type } of icons)
    if (type === 'image/png') expect(sizeOf(src)).toBe(sizes);
    else expect(fileOf(src).toString()).toMatch(/^<svg /);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('the share picture has the size that its tags name', () => {
  expect(sizeOf('/share.png')).toBe('1200x630');
});

test('robots.txt keeps crawlers out of the members’ pages and names the sitemap', () => {
  const lines = fileOf('/robots.txt').toString().split('\n');
  for (const path of ['/home', '/dashboard', '/subscription', '/account', '/admin'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: __PUBLIC_URL__/sitemap.xml');
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  const pages = [...PUBLIC_PAGES, '/record/2026-11-22', '/picks/1', '/analysts/a', '/record/card.png'];
  expect(pages.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});
