/** The input does not match its format. The message is a sentence that a person can act on. */
export class Malformed extends Error {
  override name = 'Malformed';
}
