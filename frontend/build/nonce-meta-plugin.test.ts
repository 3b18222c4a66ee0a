import { expect, test } from '@jest/globals';
import { withContent } from './nonce-meta-plugin.ts';

test('the element with the nonce has the content that every meta element needs', () => {
  expect(withContent('<head><meta property="csp-nonce" nonce="__NONCE__"></head>')).toBe(
    '<head><meta property="csp-nonce" content="" nonce="__NONCE__"></head>',
  );
});

test('a build in which Vite writes it in another way is refused', () => {
  expect(() => withContent('<head></head>')).toThrow('no meta element with the nonce');
});
