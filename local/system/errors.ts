/** A failure that the person at the keyboard can fix: only its message is shown, without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** The code that the system gives an error, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return String(error.code);
}
