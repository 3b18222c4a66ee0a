import { expect, test } from '@jest/globals';
import { decodableUrl } from './decodable-url.ts';

test.each([
  ['/record?league=NFL', '/record?league=NFL'],
  ['/picks/a%20b', '/picks/a%20b'],
  ['/picks/%ff', '/picks/%25ff'],
  ['/picks/%E0%A4%A?a=%ff?b', '/picks/%25E0%25A4%25A?a=%ff?b'],
  ['/100%', '/100%25'],
  ['/record?analyst=%ff', '/record?analyst=%ff'],
])('%s is looked up as %s', (asked, looked) => expect(decodableUrl(asked)).toBe(looked));
