import { expect, test } from '@jest/globals';
import { upstreamOf } from './upstreams.ts';

const both = { gateway: 'the gateway', vite: 'vite' };
const asked = (url: string, destination: string) =>
  upstreamOf({ method: 'GET', url, headers: { 'sec-fetch-dest': destination } }, both);

test.each([
  ['/dashboard', 'document'],
  ['/record', 'document'],
  ['/record/rules', 'document'],
  ['/record/RecordPage.tsx', 'script'],
  ['/picks/PicksPage.tsx?t=1', 'script'],
])('in development %s is served by Vite', (url, destination) => {
  expect(asked(url, destination)).toBe('vite');
});

test.each([
  ['/graphql', 'document'],
  ['/record/2026-11-21', 'document'],
  ['/picks/pick_1?from=mail', 'document'],
  ['/analysts/tempo-model', 'document'],
  ['/picks/pick_1/card.png', 'image'],
  ['/record/card.png', 'image'],
  ['/styles/public-abc.css', 'style'],
  ['/sitemap.xml', 'document'],
  ['/record/stats.json', 'empty'],
])('and %s by the gateway', (url, destination) => {
  expect(asked(url, destination)).toBe('the gateway');
});
