/** A failure that the person at the keyboard can fix: only its message is shown, without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}
