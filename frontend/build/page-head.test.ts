import { expect, test } from '@jest/globals';
import { pageHead } from './page-head.ts';

test('a marketing page has a canonical address and a preview with a picture', () => {
  const { description, tags } = pageHead('/pricing', 'Pick your plan · "Chalkline"');
  expect(description).toContain('cancel anytime');
  expect(tags).toContain('<link rel="canonical" href="__PUBLIC_URL__/pricing">');
  expect(tags).toContain('<meta property="og:image" content="__PUBLIC_URL__/share.png">');
  expect(tags).toContain('<meta property="og:title" content="Pick your plan · &quot;Chalkline&quot;">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('other pages have their canonical address alone', () => {
  expect(pageHead('/signin', 'Sign in')).toEqual({
    description: null,
    tags: ['<link rel="canonical" href="__PUBLIC_URL__/signin">'],
  });
});
