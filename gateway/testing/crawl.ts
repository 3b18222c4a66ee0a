import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { ask } from './ask.ts';
import type { TestGateway } from './gateway.ts';

/** The schema as a visitor learns it over HTTP. */
export async function introspect(gateway: TestGateway): Promise<GraphQLSchema> {
  const { data, errors } = await ask<IntrospectionQuery>(gateway, getIntrospectionQuery());
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return buildClientSchema(data);
}

/** Values for arguments, by their own name or that of their type: each is asked with in turn. */
export type Samples = Record<string, unknown[]>;

/** A value of each scalar that every argument accepts; for lists a first page small enough for every field. */
export const ANYTHING: Samples = {
  ...{ Date: ['2031-11-20'], ID: ['pick_none'], String: ['text'], Int: [1], Float: [1.5], Boolean: [true] },
  ...{ DateTime: ['2031-11-20T20:00:00Z'], LocalTime: ['20:15'] },
  ...{ first: [20], after: [null], last: [null], before: [null] },
};

export interface Question {
  field: string;
  query: string;
  variables: Record<string, unknown>;
}

/** One question for each root field and each way to fill its arguments, asking for every field below it. */
export function questions(
  root: Record<string, GraphQLField<unknown, unknown>>,
  kind: 'query' | 'mutation' | 'subscription',
  samples: Samples,
  below = everythingBelow,
): Question[] {
  return Object.values(root).flatMap((field) => {
    const text = `${field.name}${argumentsOf(field)}${below(field)}`;
    const head = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    return fillings(field, samples).map((variables) => ({
      field: field.name,
      query: `${kind}${head && ` (${head})`} { ${text} }`,
      variables,
    }));
  });
}

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  return field.args.length === 0 ? '' : `(${field.args.map(({ name }) => `${name}: $${name}`).join(', ')})`;
}

/** Every field below, down every path that does not come back to a type it has been at. */
function everythingBelow(field: GraphQLField<unknown, unknown>, above: string[] = []): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inside = Object.values(type.getFields())
    .filter((next) => next.args.every((arg) => !isNonNullType(arg.type)))
    .filter((next) => !above.includes(getNamedType(next.type).name))
    .map((next) => next.name + everythingBelow(next, [...above, type.name]));
  return ` { __typename ${inside.join(' ')} }`;
}

/** Only the name of the type below a field, for questions about the field itself. */
export function typeBelow(field: GraphQLField<unknown, unknown>): string {
  return isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
}

function fillings(field: GraphQLField<unknown, unknown>, samples: Samples): Record<string, unknown>[] {
  let filled: Record<string, unknown>[] = [{}];
  for (const arg of field.args) {
    const values = samples[arg.name] ?? valuesOf(arg.type, samples);
    filled = filled.flatMap((variables) => values.map((value) => ({ ...variables, [arg.name]: value })));
  }
  return filled;
}

function valuesOf(type: GraphQLInputType, samples: Samples): unknown[] {
  if (isNonNullType(type)) return valuesOf(type.ofType, samples);
  if (isListType(type)) return [valuesOf(type.ofType, samples).slice(0, 1)];
  const known = samples[type.name];
  if (known) return known;
  if (isEnumType(type))
    return type
      .getValues()
      .slice(0, 1)
      .map(({ name }) => name);
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return [Object.fromEntries(required.map(({ name, type }) => [name, valuesOf(type, samples)[0]]))];
  }
  throw new Error(`The crawler has no sample of ${type.name}: give it one`);
}

/** The root fields whose answer can lead to the named type. */
export function leadingTo(schema: GraphQLSchema, root: 'Query' | 'Mutation', target: string) {
  const type = schema.getType(root);
  if (!isObjectType(type)) return {};
  const fields = Object.entries(type.getFields());
  return Object.fromEntries(fields.filter(([, field]) => reaches(field, target, new Set())));
}

function reaches(field: GraphQLField<unknown, unknown>, target: string, seen: Set<string>): boolean {
  const type = getNamedType(field.type);
  if (type.name === target) return true;
  if (isLeafType(type) || !isObjectType(type) || seen.has(type.name)) return false;
  seen.add(type.name);
  return Object.values(type.getFields()).some((next) => reaches(next, target, seen));
}
