import { collectSubFields } from '@graphql-tools/utils';
import { type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql';

/** The names of the fields that an operation selects of an object, also in fragments, without what @skip and @include leave out. */
export function selectedFields({
  schema,
  fragments,
  variableValues,
  fieldNodes,
  returnType,
}: GraphQLResolveInfo): ReadonlySet<string> {
  const type = getNamedType(returnType);
  if (!isObjectType(type)) throw new Error(`${type.name} is no object type`);
  const variables = { coerced: variableValues, sources: {} };
  const { fields } = collectSubFields(schema, fragments, variables, type, [...fieldNodes]);
  return new Set([...fields.values()].flat().map(({ name }) => name.value));
}
