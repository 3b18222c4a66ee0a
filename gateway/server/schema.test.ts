import { readFileSync } from 'node:fs';
import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { describe, expect, test } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { LIMITS } from '#gateway/graphql/limits.ts';
import { POINTS_PER_MINUTE } from '#gateway/rate-limits/points.ts';
import { API_KEY_SCOPES, MAX_KEY_DAYS, MAX_KEYS, scopeText } from '#schema/rules/api/api-keys.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { createSchema } from './schema.ts';

describe('the schema', () => {
  const schema = createSchema();
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );

  /** Names and descriptions of a type and of all that it has. */
  function described(type: GraphQLNamedType): [name: string, description: unknown][] {
    const own: [string, unknown][] = [[type.name, type.description]];
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
});

describe('published limits', () => {
  const document = readFileSync('docs/api-keys.md', 'utf8').replaceAll(/\s+/g, ' ');
  const number = (value: number) => value.toLocaleString('en-US');

  test('the documents say the numbers that are enforced', () => {
    for (const [who, points] of [
      ['a visitor, per network', POINTS_PER_MINUTE.visitor],
      ['a member', POINTS_PER_MINUTE.member],
      ['one of the staff', POINTS_PER_MINUTE.staff],
      ['an API key', POINTS_PER_MINUTE.key],
    ] as const)
      expect(document).toContain(`| ${who} | ${number(points)} |`);
    const { tokens, depth, fields, aliases, directives, repeats, cost } = LIMITS;
    const sentence = `${number(tokens)} tokens, ${depth} levels, ${fields} fields, ${aliases} aliases, ${directives} directives`;
    expect(document).toContain(`${sentence}, or ${repeats} times the same field`);
    expect(document).toContain(`One operation may cost ${number(cost)}`);
    expect(document).toContain(`at most ${MAX_KEY_DAYS} days ahead`);
    expect(MAX_KEYS).toBe(10);
  });

  test('they name every scope and every refusal of a key with its status', () => {
    for (const scope of API_KEY_SCOPES) expect(document).toContain(`\`${scopeText(scope)}\``);
    const codes = Object.entries(ERRORS).filter(
      ([code]) => /KEY_|_KEY|SCOPE_/.test(code) && code !== 'KEY_REUSED',
    );
    expect(codes.length).toBeGreaterThanOrEqual(7);
    for (const [code, { status }] of codes) expect(document).toContain(`| \`${code}\` | ${status} |`);
  });

  test('the schema says them too, so that introspection is enough', () => {
    const description = createSchema().description ?? '';
    for (const points of Object.values(POINTS_PER_MINUTE)) expect(description).toContain(number(points));
    expect(description).toContain(`may cost ${number(LIMITS.cost)} points`);
  });
});
