import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

const sizes = new WeakMap<GraphQLSchema, Record<string, number>>();

/**
 * How many objects a list of the introspection types has for each object around it: exact for the lists of the schema,
 * the schema's average for those of a type or a field.
 */
export function introspectionItems(schema: GraphQLSchema, type: string | undefined, field: string): number {
  const known = sizes.get(schema) ?? sizesOf(schema);
  sizes.set(schema, known);
  return known[`${type}.${field}`] ?? 1;
}

function sizesOf(schema: GraphQLSchema): Record<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) => fieldsOf(type));
  const perType = (count: number) => Math.max(1, Math.ceil(count / types.length));
  const total = (of: (type: GraphQLNamedType) => number) => types.reduce((sum, type) => sum + of(type), 0);
  const args = fields.reduce((sum, { args: given }) => sum + given.length, 0);
  return {
    '__Schema.types': types.length,
    '__Schema.directives': schema.getDirectives().length,
    '__Directive.args': 2,
    '__Type.fields': perType(fields.length),
    '__Field.args': Math.max(1, Math.ceil(args / Math.max(1, fields.length))),
    '__Type.enumValues': perType(total((type) => (isEnumType(type) ? type.getValues().length : 0))),
    '__Type.inputFields': perType(
      total((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0)),
    ),
  };
}

function fieldsOf(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}
