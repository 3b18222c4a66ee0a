import { expect, test } from '@jest/globals';
import { MIN_PASSWORD_LENGTH, passwordIsLongEnough } from './passwords.ts';

test.each([
  ['', false],
  ['12345', false],
  ['123456', true],
  ['      ', true],
  ['correct horse battery staple', true],
])('the password %j is long enough: %s', (password, answer) => {
  expect(passwordIsLongEnough(password)).toBe(answer);
});

test('the least length is the documented one', () => expect(MIN_PASSWORD_LENGTH).toBe(6));
