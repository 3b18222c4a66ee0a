/** A failure the person at the keyboard can mend: shown as its sentence alone, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
