import { Arg } from 'type-graphql';

/** The one argument that every mutation takes. */
export function InputArg(type: new () => object) {
  return Arg('input', () => type, { description: 'What to write.' });
}
