import { expect, test } from '@jest/globals';
import { templateText } from './list-texts.ts';

test.each([
  ['purchase-receipt', 'Purchase receipt'],
  ['cancelled', 'Canceled'],
  ['welcome', 'Welcome'],
])('the kind of mail %s is called %s', (template, words) => expect(templateText(template)).toBe(words));
