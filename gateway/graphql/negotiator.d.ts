/** The part of negotiator that is used; the package has no types of its own. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: { accept?: string | undefined } });
    /** The most wanted of the types that can be written; undefined where none is accepted. */
    mediaType(available: readonly string[]): string | undefined;
  }
  export = Negotiator;
}
