import { ServerError } from '@apollo/client/errors';
import { expect, test } from '@jest/globals';
import { failureText, isUnreachable } from './failures.ts';

const answered = (status: number) =>
  new ServerError('Response not successful', { response: { status } as Response, bodyText: '' });

test.each([
  [413, 'This is too much at once. Please send less.', false],
  [429, 'Too many requests. Please wait a moment and try again.', false],
  [502, 'Server error. Please try again.', true],
])('an answer of %d that is no GraphQL says what helps', (status, sentence, helpsToRetry) => {
  expect(failureText(answered(status))).toBe(sentence);
  expect(isUnreachable(answered(status))).toBe(helpsToRetry);
});
