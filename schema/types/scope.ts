import { Directive } from 'type-graphql';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';

/** Opens an operation to API keys that have one of the scopes. What is not opened refuses every key. */
export function OpenToKeys(...scopes: ApiKeyScope[]) {
  return Directive(`@scope(anyOf: [${scopes.join(', ')}])`);
}
