import { expect, test } from '@jest/globals';
import { helplinesOf } from './helplines.ts';

test.each<[string, ReturnType<typeof helplinesOf>]>([
  ['', []],
  ['Ohio 1-800-555-0100', [{ place: 'Ohio', phone: '1-800-555-0100' }]],
  [
    'New York 1-800-555-0100, Ontario +18005550101',
    [
      { place: 'New York', phone: '1-800-555-0100' },
      { place: 'Ontario', phone: '+18005550101' },
    ],
  ],
  ['Ohio', null],
  ['1-800-555-0100', null],
])('%j', (text, lines) => expect(helplinesOf(text)).toEqual(lines));
