import { readFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { expect, test } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from './schema.ts';

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && !isRoot(type),
);

function isRoot(type: GraphQLNamedType): boolean {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root?.name === type.name,
  );
}

/** Names and descriptions of a type and of all that it has. */
function described(type: GraphQLNamedType): [name: string, description: unknown][] {
  const own: [string, unknown][] = isRoot(type) ? [] : [[type.name, type.description]];
  if (isEnumType(type))
    return [
      ...own,
      ...type
        .getValues()
        .map((value): [string, unknown] => [`${type.name}.${value.name}`, value.description]),
    ];
  if (!isObjectType(type) && !isInputObjectType(type)) return own;
  const fields = Object.values(type.getFields());
  return [
    ...own,
    ...fields.flatMap((field): [string, unknown][] => [
      [`${type.name}.${field.name}`, field.description],
      ...argumentsOf(field).map((arg): [string, unknown] => [
        `${type.name}.${field.name}(${arg.name})`,
        arg.description,
      ]),
    ]),
  ];
}

function argumentsOf(field: object): readonly GraphQLArgument[] {
  return 'args' in field ? (field as GraphQLField<unknown, unknown>).args : [];
}

test('every type, field, argument, enum value and directive says what it is', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (root) => root ?? [],
  );
  const all = [...types, ...roots].flatMap(described);
  const directives = schema
    .getDirectives()
    .map((each): [string, unknown] => [`@${each.name}`, each.description]);
  const undescribed = [...all, ...directives].filter(
    ([, text]) => typeof text !== 'string' || text.trim().length < 4,
  );
  expect(undescribed).toEqual([]);
  expect(all.length).toBeGreaterThan(150);
});

test('the committed contract is what the code says: when not, run npm run codegen and commit it', () => {
  expect(readFileSync('schema/schema.graphql', 'utf8')).toBe(`${printSchemaWithDirectives(schema)}\n`);
});

test('the tier gate can be seen in the contract, and the standard directives are there', () => {
  const sdl = readFileSync('schema/schema.graphql', 'utf8');
  expect(sdl).toContain('directive @tier on FIELD_DEFINITION');
  expect(sdl).toContain('pickDetails: String @tier');
  for (const name of ['skip', 'include', 'deprecated']) expect(schema.getDirective(name)).toBeDefined();
});
