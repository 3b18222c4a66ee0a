import { expect, test } from '@jest/globals';
import { withoutInlineStyles } from './inline-styles.ts';

test('inline styles become rules, equal ones share a rule', () => {
  const { markup, css } = withoutInlineStyles(
    '<p style="--size:1px">a</p><p class="b" style="--font:&quot;Inter&quot;">b</p><i style="--size:1px"></i>',
  );
  expect(markup).toBe('<p data-style="0">a</p><p class="b" data-style="1">b</p><i data-style="0"></i>');
  expect(css).toBe('[data-style="0"]{--size:1px}[data-style="1"]{--font:"Inter"}');
});

test('markup without inline styles stays as it is', () => {
  expect(withoutInlineStyles('<h1>Plans</h1>')).toEqual({ markup: '<h1>Plans</h1>', css: '' });
});

test('a style element of the markup goes to the head', () => {
  expect(withoutInlineStyles('<style data-href="a">:root{--a:1px}</style><p style="--b:2px">a</p>')).toEqual({
    markup: '<p data-style="0">a</p>',
    css: ':root{--a:1px}[data-style="0"]{--b:2px}',
  });
});
