import { describe, expect, test } from '@jest/globals';
import { authMessage, deviceUsedMessage } from '#schema/rules/access/auth-messages.ts';
import { ERRORS } from './errors.ts';

describe('the error catalogue of product.txt section 8, Auth, to the letter', () => {
  test.each([
    ['auth/user-not-found', 'No account found with this email'],
    ['auth/wrong-password', 'Invalid password'],
    ['auth/email-already-in-use', 'An account already exists with this email'],
    ['auth/weak-password', 'Password should be at least 6 characters'],
    ['auth/invalid-email', 'Invalid email address'],
  ])('%s: %s', (code, sentence) => expect(authMessage(code)).toBe(sentence));

  test.each(['auth/invalid-credential', 'auth/too-many-requests', '', 'user-not-found', 'constructor'])(
    '"%s" and all else is one sentence',
    (code) => expect(authMessage(code)).toBe('Authentication failed. Please try again.'),
  );

  test('what the server says', () => {
    expect(deviceUsedMessage('j•••@g•••.com')).toBe(
      'A free trial has already been used on this device. Please sign in with j•••@g•••.com',
    );
    expect(ERRORS.UNAVAILABLE.message).toBe('Server error. Please try again.');
    expect(ERRORS.IDENTITY_UNAVAILABLE.message).toBe('Server error. Please try again.');
    expect(ERRORS.INTERNAL_SERVER_ERROR.message).toBe('An unexpected error occurred');
    expect(ERRORS.UNAUTHENTICATED.message).toBe('No authenticated user');
    expect(ERRORS.INVALID_TOKEN.message).toBe('Failed to get authentication token');
    expect(ERRORS.EMAIL_ALREADY_IN_USE.message).toBe('An account already exists with this email');
  });
});

test('every code has a status of failure and a sentence that names nothing of the machine', () => {
  for (const { status, message } of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].{5,}$/);
    expect(message).not.toMatch(/sql|stack|exception|undefined|null/i);
  }
});
