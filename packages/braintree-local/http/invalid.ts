import { MESSAGES } from './messages.ts';
import type { XmlFields } from './xml.ts';

/** One validation error: where in the request it belongs and Braintree's own code. */
export interface Invalid {
  path: string[];
  attribute: string;
  code: string;
  message: string;
}

/** `invalid('81604', 'customer')`: attribute and message come from the table of codes. */
export function invalid(code: string, ...path: string[]): Invalid {
  const [attribute, message] = MESSAGES[code] ?? ['base', `Validation error ${code}.`];
  return { path, attribute, code, message };
}

/** Answered with 422 and the nested error tree; `subject` is a declined transaction or verification. */
export class Unprocessable extends Error {
  readonly errors: Invalid[];
  readonly subject: XmlFields;

  constructor(errors: Invalid[], message?: string, subject: XmlFields = {}) {
    super(message ?? errors.map((error) => error.message).join('\n'));
    this.errors = errors;
    this.subject = subject;
  }
}

export function refuse(...errors: Invalid[]): Unprocessable {
  return new Unprocessable(errors);
}

/** Throws when there are any errors. */
export function demand(errors: Invalid[]): void {
  if (errors.length > 0) throw new Unprocessable(errors);
}

/** The tree of `<api-error-response>`: every level has its own `errors` array. */
export function errorTree(errors: Invalid[], depth = 0): XmlFields {
  const here = errors.filter((error) => error.path.length === depth);
  const below = new Set(errors.flatMap((error) => error.path[depth] ?? []));
  const tree: XmlFields = {
    errors: here.map(({ code, attribute, message }) => ({ code, attribute, message })),
  };
  for (const name of below) {
    tree[name] = errorTree(
      errors.filter((error) => error.path[depth] === name),
      depth + 1,
    );
  }
  return tree;
}
