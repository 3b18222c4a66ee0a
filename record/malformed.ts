/** The input is not what its format asks for. The message is a sentence that a person can act on. */
export class Malformed extends Error {
  override name = 'Malformed';
}
