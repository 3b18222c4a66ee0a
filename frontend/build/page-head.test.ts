import { expect, test } from '@jest/globals';
import { PUBLIC_PAGES } from '#schema/rules/api/public-paths.ts';
import { PREVIEWED, pageHead } from './page-head.ts';

const PREVIEW = [
  'type',
  'site_name',
  'title',
  'description',
  'url',
  'image',
  'image:width',
  'image:height',
  'image:alt',
];

test.each([...PUBLIC_PAGES, ...PREVIEWED])(
  '%s has words of its own for search engines and a whole preview',
  (path) => {
    const { description, tags } = pageHead(path, 'A title');
    const others = [...PUBLIC_PAGES, ...PREVIEWED].filter((other) => other !== path);
    expect(others.map((other) => pageHead(other, 'A title').description)).not.toContain(description);
    expect(tags).toContain(`<link rel="canonical" href="__PUBLIC_URL__${path}">`);
    const named = tags.map((tag) => /property="og:([\w:]+)" content="[^"]+"/.exec(tag)?.[1]);
    expect(named.filter(Boolean)).toEqual(PREVIEW);
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  },
);

test('a marketing page has a canonical address and a preview with a picture', () => {
  const { description, tags } = pageHead('/pricing', 'Pick your plan · "Chalkline"');
  expect(description).toContain('cancel anytime');
  expect(tags).toContain('<link rel="canonical" href="__PUBLIC_URL__/pricing">');
  expect(tags).toContain('<meta property="og:image" content="__PUBLIC_URL__/share.png">');
  expect(tags).toContain('<meta property="og:title" content="Pick your plan · &quot;Chalkline&quot;">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the sign-in page names one of its two addresses', () => {
  expect(pageHead('/sign-in', 'Sign In')).toEqual(pageHead('/signin', 'Sign In'));
});

test('other pages have their canonical address alone', () => {
  expect(pageHead('/signin', 'Sign in')).toEqual({
    description: null,
    tags: ['<link rel="canonical" href="__PUBLIC_URL__/signin">'],
  });
});
