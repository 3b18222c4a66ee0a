import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { introspectionItems } from './introspection-size.ts';
import { fieldNamed, isConnection, itemsOf, pageSize, type Variables } from './list-size.ts';

/** The limits of one operation. Published in the schema documents and checked before anything executes. */
export const LIMITS = {
  tokens: 1_000,
  depth: 8,
  aliases: 20,
  fields: 200,
  directives: 10,
  /** How often one response name may appear in a selection. */
  repeats: 3,
  /** Values of the schema that introspection may answer, by estimate: the standard query and a little more. */
  introspection: 200_000,
  /** Measured: docs/measured/faults.md. */
  cost: 1_000,
} as const;

/** Values of the schema cost less to answer than rows of the database: all of it costs a visitor a twentieth of a minute. */
const VALUES_A_POINT = 600;

/** Stop counting once the query is far beyond every limit: fragments can multiply without end. */
const MAX_STEPS = 2_000;

interface Measure {
  depth: number;
  aliases: number;
  fields: number;
  directives: number;
  repeats: number;
  /** Values of the schema itself, by estimate. */
  introspection: number;
  /** Points: one for each object that may be read, times the lists around it. */
  cost: number;
}

/**
 * Measures a document, all its operations together. Fragments count wherever they are spread. Without variables, a page
 * size that is a variable counts as the default page size.
 */
export function measure(schema: GraphQLSchema, document: DocumentNode, variables: Variables = {}): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const total: Measure = {
    depth: 0,
    aliases: 0,
    fields: 0,
    directives: 0,
    repeats: 0,
    introspection: 0,
    cost: 1,
  };
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const given = { ...defaultsOf(node), ...variables };
    const state = { schema, fragments, total, variables: given, path: [], steps: { taken: 0 } };
    const parent = schema.getRootType(node.operation) ?? undefined;
    walk(node.selectionSet, { ...state, introspection: false }, { depth: 1, items: 1, page: 1, parent });
  }
  total.cost += Math.ceil(total.introspection / VALUES_A_POINT);
  return total;
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  const defaults: Variables = {};
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value);
  return defaults;
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Variables;
  total: Measure;
  /** Fragments being expanded. Another rule reports cycles; here they must not loop. */
  path: string[];
  /** Selections seen so far, once for each spread. */
  steps: { taken: number };
  /** Inside introspection, which graphql-js limits by its own rule. */
  introspection: boolean;
}

interface Place {
  depth: number;
  /** How many objects the selection may apply to. */
  items: number;
  /** The size of the enclosing page, directly inside a connection. */
  page: number;
  /** The type of the selection; undefined below a field that does not exist. */
  parent: GraphQLNamedType | undefined;
}

function walk(set: SelectionSetNode, state: Walk, place: Place): void {
  if (!state.introspection) state.total.depth = Math.max(state.total.depth, place.depth);
  const names = new Map<string, number>();
  for (const selection of set.selections) {
    state.steps.taken += 1;
    if (state.steps.taken > MAX_STEPS) {
      state.total.fields = Math.max(state.total.fields, MAX_STEPS);
      return;
    }
    state.total.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) field(selection, state, place, names);
    else spread(selection, state, place);
  }
  state.total.repeats = Math.max(state.total.repeats, ...names.values(), 0);
}

function field(node: FieldNode, state: Walk, place: Place, names: Map<string, number>): void {
  const { total } = state;
  if (node.alias) total.aliases += 1;
  const name = node.alias?.value ?? node.name.value;
  names.set(name, (names.get(name) ?? 0) + 1);
  const introspection = state.introspection || node.name.value.startsWith('__');
  if (introspection) {
    introspect(node, state, place);
    return;
  }
  total.fields += 1;
  if (!node.selectionSet) return;
  const found = fieldNamed(place.parent, node.name.value);
  const items = place.items * itemsOf(place.parent, found, place.page);
  total.cost += items;
  const page = found && isConnection(found) ? pageSize(node, state.variables) : 1;
  const parent = found && getNamedType(found.type);
  walk(node.selectionSet, state, { depth: place.depth + 1, items, page, parent });
}

/** Counts every value, because descriptions are most of the answer. */
function introspect(node: FieldNode, state: Walk, place: Place): void {
  const { schema, total } = state;
  const name = node.name.value;
  const items = place.items * introspectionItems(schema, place.parent?.name, name);
  total.introspection += items;
  if (!node.selectionSet) return;
  const parent = schema.getType(INTROSPECTION_TYPES[name] ?? '');
  walk(node.selectionSet, { ...state, introspection: true }, { ...place, items, parent });
}

/** The types that the fields of introspection answer. */
const INTROSPECTION_TYPES: Record<string, string> = {
  __schema: '__Schema',
  directives: '__Directive',
  fields: '__Field',
  args: '__InputValue',
  inputFields: '__InputValue',
  enumValues: '__EnumValue',
  ...Object.fromEntries(
    [
      '__type',
      'types',
      'queryType',
      'mutationType',
      'subscriptionType',
      'type',
      'ofType',
      'interfaces',
      'possibleTypes',
    ].map((field) => [field, '__Type']),
  ),
};

function spread(node: Exclude<SelectionNode, FieldNode>, state: Walk, place: Place): void {
  if (node.kind === Kind.INLINE_FRAGMENT) {
    walk(node.selectionSet, state, {
      ...place,
      parent: typeNamed(node.typeCondition, state) ?? place.parent,
    });
    return;
  }
  const name = node.name.value;
  const fragment = state.fragments.get(name);
  if (!fragment || state.path.includes(name)) return;
  const parent = typeNamed(fragment.typeCondition, state) ?? place.parent;
  walk(fragment.selectionSet, { ...state, path: [...state.path, name] }, { ...place, parent });
}

function typeNamed(condition: NamedTypeNode | undefined, { schema }: Walk): GraphQLNamedType | undefined {
  return condition && schema.getType(condition.name.value);
}

const SENTENCES: Record<keyof Measure, string> = {
  depth: 'is nested too deep',
  aliases: 'uses too many aliases',
  fields: 'asks for too many fields',
  directives: 'uses too many directives',
  repeats: 'repeats a field too often',
  introspection: 'asks for too much of the schema',
  cost: 'costs too many points',
};

/** The limits that a document breaks, as errors with the limit and the figure in the extensions. */
export function brokenLimits(measured: Measure): GraphQLError[] {
  const broken = (Object.keys(SENTENCES) as (keyof Measure)[]).filter(
    (name) => measured[name] > LIMITS[name],
  );
  return broken.map((name) => {
    const message = `This query ${SENTENCES[name]}: ${measured[name]} where ${LIMITS[name]} are allowed`;
    const extensions = { code: 'QUERY_TOO_LARGE', limit: name, allowed: LIMITS[name], http: { status: 400 } };
    return new GraphQLError(message, { extensions });
  });
}

/** A validation rule that refuses a document over a limit. Page sizes may still be in its variables. */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      for (const error of brokenLimits(measure(context.getSchema(), document))) context.reportError(error);
    },
  };
}
