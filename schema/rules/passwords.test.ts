import { expect, test } from '@jest/globals';
import { passwordIsLongEnough, SHORTEST_PASSWORD } from './passwords.ts';

test.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['      ', true],
  ['correct horse battery staple', true],
])('the password %j is long enough: %s', (password, answer) => {
  expect(passwordIsLongEnough(password)).toBe(answer);
});

test('the least length is the documented one', () => expect(SHORTEST_PASSWORD).toBe(6));
