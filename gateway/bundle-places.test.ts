import { expect, test } from '@jest/globals';
import { withSources } from './bundle-places.ts';

// What a built gateway writes: gateway/main.more.test.ts.
test('a stack of other files stays as it is', () => {
  const stack = '    at run (file:///elsewhere/tool.js:3:1)\n    at Test (/tmp/a.ts:2:2)';
  expect(withSources(stack)).toBe(stack);
});
