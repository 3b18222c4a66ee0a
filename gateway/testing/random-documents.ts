import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export interface RandomDocument {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** Values that fit a scalar, the ends of what it holds among them. */
const SCALARS: Record<string, unknown[]> = {
  Boolean: [true, false],
  Int: [0, 1, -1, 20, 101, 2_147_483_647, -2_147_483_648],
  Float: [0, 1.91, -110, 1e308, -1e-300],
  String: ['', 'text', 'a\u0000b', 'bnVsbA', '０', "' or 1=1", 'x'.repeat(300)],
  ID: ['', 'pick_none', 'bnVsbA', '0', '18446744073709551616'],
  Date: ['2031-11-20', '2031-11-19', '0001-01-01', '9999-12-31'],
  DateTime: ['2031-11-20T20:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  LocalTime: ['20:15', '00:00', '23:59'],
};

/** One document that is being written: `pick` draws, and what it needs beside its selection gathers here. */
interface Draft {
  pick: (most: number) => number;
  variables: { name: string; type: string; value: unknown }[];
  fragments: string[];
}

/** Documents that fit a schema, with variables in every argument and in conditions at every place. */
export function randomDocuments(schema: GraphQLSchema): fc.Arbitrary<RandomDocument> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return fc.gen().map((draw) => {
    const pick = (most: number) => draw(fc.nat, { max: most });
    const wanted = [0, 0, 0, 1, 1, 2][pick(5)] ?? 0;
    const root = roots[wanted];
    if (!root) throw new Error('The schema has no such root');
    const draft: Draft = { pick, variables: [], fragments: [] };
    const operation = operationOf(root, draft, 'Asked');
    // A document may hold others, which are checked as well and not executed.
    const other = pick(3) === 0 ? roots[pick(2)] : null;
    const others = other ? operationOf(other, { ...draft, variables: [] }, 'Other') : '';
    const values = draft.variables.filter(({ value }) => value !== undefined);
    return {
      query: [operation, others, ...draft.fragments].join('\n'),
      operationName: 'Asked',
      variables: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    };
  });
}

const KINDS: Record<string, string> = { Query: 'query', Mutation: 'mutation', LiveUpdates: 'subscription' };

function operationOf(root: GraphQLObjectType, draft: Draft, name: string): string {
  const fields = Object.values(root.getFields());
  const field = fields[draft.pick(fields.length - 1)];
  if (!field) throw new Error(`${root.name} has no fields`);
  const selected = wrapped(root.name, fieldText(field, draft, 0), draft);
  const declared = draft.variables.map((variable) => `$${variable.name}: ${variable.type}`).join(', ');
  return `${KINDS[root.name]} ${name}${declared && ` (${declared})`} { ${selected} }`;
}

/** A selection as it is, in a fragment in place, or in one with a name; each may have a condition. */
function wrapped(type: string, selection: string, draft: Draft): string {
  const way = draft.pick(5);
  if (way === 0) return `... on ${type}${condition(draft)} { ${selection} }`;
  if (way === 1) return `...${condition(draft)} { ${selection} }`;
  if (way > 2) return selection;
  const name = `F${draft.fragments.length}_${draft.variables.length}`;
  draft.fragments.push(`fragment ${name} on ${type} { ${selection} }`);
  return `...${name}${condition(draft)}`;
}

/** None, or one with a variable that must be given, or that has a default and is given, left out or null. */
function condition(draft: Draft): string {
  const directive = ['include', 'skip'][draft.pick(1)];
  const way = draft.pick(6);
  if (way === 0) return '';
  if (way === 1) return ` @${directive}(if: ${draft.pick(1) === 1})`;
  const value = [true, false, undefined, null][draft.pick(way > 3 ? 1 : 3)];
  const type = way > 3 ? 'Boolean!' : 'Boolean = true';
  return ` @${directive}(if: ${variable(draft, type, value)})`;
}

function variable({ variables }: Draft, type: string, value: unknown): string {
  const name = `v${variables.length}`;
  variables.push({ name, type, value });
  return `$${name}`;
}

function fieldText(field: GraphQLField<unknown, unknown>, draft: Draft, depth: number): string {
  const given = field.args.filter(({ type }) => isNonNullType(type) || draft.pick(1) === 1);
  const args = given.map(
    ({ name, type }) => `${name}: ${variable(draft, String(type), valueFor(type, draft, 0))}`,
  );
  const head = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${condition(draft)}`;
  const type = getNamedType(field.type);
  return isObjectType(type) ? `${head} { ${selectionOf(type, draft, depth)} }` : head;
}

const DEEPEST = 3;

function selectionOf(type: GraphQLObjectType, draft: Draft, depth: number): string {
  const fields = Object.values(type.getFields()).filter(
    (field) => depth < DEEPEST || !isObjectType(getNamedType(field.type)),
  );
  const chosen = new Set(
    Array.from({ length: 1 + draft.pick(2) }, () => fields[draft.pick(fields.length - 1)]),
  );
  const texts = [...chosen].flatMap((field) =>
    field ? [wrapped(type.name, fieldText(field, draft, depth + 1), draft)] : [],
  );
  return ['__typename', ...texts].join(' ');
}

function valueFor(type: GraphQLInputType, draft: Draft, depth: number): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, draft, depth);
  if (isListType(type))
    return Array.from({ length: draft.pick(2) }, () => valueFor(type.ofType, draft, depth));
  if (isInputObjectType(type)) return objectOf(type.getFields(), draft, depth + 1);
  const values = isEnumType(type)
    ? type.getValues().map(({ name }) => name)
    : (SCALARS[type.name] ?? ['text']);
  return values[draft.pick(values.length - 1)];
}

function objectOf(
  fields: Record<string, { name: string; type: GraphQLInputType }>,
  draft: Draft,
  depth: number,
): Record<string, unknown> {
  const given = Object.values(fields).filter(({ type }) => isNonNullType(type) || draft.pick(depth) === 0);
  return Object.fromEntries(
    given.map(({ name, type }) => [
      name,
      !isNonNullType(type) && draft.pick(5) === 0 ? null : valueFor(type, draft, depth),
    ]),
  );
}
