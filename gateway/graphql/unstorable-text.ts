import { type DocumentNode, Kind, visit } from 'graphql';
import { AppError } from '#gateway/app-error.ts';

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
const SURROGATE = /\p{Cs}/u;

function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || SURROGATE.test(text);
}

/** Throws BAD_USER_INPUT with the name of the argument or field whose text no column can hold. */
export function refuseUnstorable(document: DocumentNode, variables: unknown): void {
  const field = inVariables(variables, 'variables') ?? inDocument(document);
  if (field === null) return;
  const message = `${field} has characters that cannot be stored`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message }, http: { status: 400 } });
}

/** The variables are as deep as their sender likes, deeper than functions may call each other. */
function inVariables(variables: unknown, root: string): string | null {
  const left: [name: string, value: unknown][] = [[root, variables]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [name, value] = next;
    if (typeof value === 'string' && isUnstorable(value)) return name;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, part] of Object.entries(value)) {
      if (isUnstorable(key)) return name;
      left.push([Array.isArray(value) ? name : key, part]);
    }
  }
  return null;
}

/** Texts written into the document itself. */
function inDocument(document: DocumentNode): string | null {
  let found: string | null = null;
  let name = 'argument';
  const enter = (node: { name: { value: string } }) => {
    name = node.name.value;
  };
  visit(document, {
    [Kind.ARGUMENT]: enter,
    [Kind.OBJECT_FIELD]: enter,
    [Kind.STRING]: ({ value }) => {
      if (isUnstorable(value)) found ??= name;
    },
  });
  return found;
}
