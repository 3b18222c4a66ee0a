import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

/** The contract as it is committed and served, with the directives that introspection leaves out. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchemaWithDirectives(schema)}\n`;
}
