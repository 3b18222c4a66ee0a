import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one operation may ask for. Published in the schema documents; counted before anything executes. */
export const LIMITS = {
  tokens: 1_000,
  depth: 8,
  aliases: 20,
  fields: 200,
  directives: 10,
  /** How often one answer name may stand in one selection. */
  repeats: 3,
  cost: 2_000,
} as const;

/** Answers assume this many items of a list that no argument bounds. */
const ASSUMED_ITEMS = 30;
/** Far over every limit there is nothing left to learn, and fragments can multiply without end. */
const MOST_STEPS = 2_000;
const LISTS = new Set(['picks', 'plans', 'revisions', 'nodes', 'edges']);

export interface Measure {
  depth: number;
  aliases: number;
  fields: number;
  directives: number;
  repeats: number;
  /** Points: one for each object that may be read, times the lists around it. */
  cost: number;
}

/** Measures a document, all its operations together. Fragments count wherever they are spread. */
export function measure(document: DocumentNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const total: Measure = { depth: 0, aliases: 0, fields: 0, directives: 0, repeats: 0, cost: 1 };
  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      walk(
        node.selectionSet,
        { fragments, total, path: [], steps: { taken: 0 }, introspection: false },
        1,
        1,
      );
  return total;
}

interface Walk {
  fragments: Map<string, FragmentDefinitionNode>;
  total: Measure;
  /** Fragments being expanded: a circle is another rule's error and must not hang this one. */
  path: string[];
  /** Selections seen so far, each time that they are spread. */
  steps: { taken: number };
  /** Inside introspection, whose depth and size graphql-js bounds by a rule of its own. */
  introspection: boolean;
}

function walk(set: SelectionSetNode, state: Walk, depth: number, items: number): void {
  if (!state.introspection) state.total.depth = Math.max(state.total.depth, depth);
  const names = new Map<string, number>();
  for (const selection of set.selections) {
    state.steps.taken += 1;
    if (state.steps.taken > MOST_STEPS) {
      state.total.fields = Math.max(state.total.fields, MOST_STEPS);
      return;
    }
    state.total.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) field(selection, state, depth, items, names);
    else spread(selection, state, depth, items);
  }
  state.total.repeats = Math.max(state.total.repeats, ...names.values(), 0);
}

function field(node: FieldNode, state: Walk, depth: number, items: number, names: Map<string, number>): void {
  const { total } = state;
  if (node.alias) total.aliases += 1;
  const name = node.alias?.value ?? node.name.value;
  names.set(name, (names.get(name) ?? 0) + 1);
  const introspection = state.introspection || node.name.value.startsWith('__');
  if (!introspection) total.fields += 1;
  if (!node.selectionSet) return;
  const inside = items * (LISTS.has(node.name.value) ? ASSUMED_ITEMS : 1);
  if (!introspection) total.cost += inside;
  walk(node.selectionSet, { ...state, introspection }, depth + 1, inside);
}

function spread(node: Exclude<SelectionNode, FieldNode>, state: Walk, depth: number, items: number): void {
  if (node.kind === Kind.INLINE_FRAGMENT) {
    walk(node.selectionSet, state, depth, items);
    return;
  }
  const name = node.name.value;
  const fragment = state.fragments.get(name);
  if (!fragment || state.path.includes(name)) return;
  walk(fragment.selectionSet, { ...state, path: [...state.path, name] }, depth, items);
}

const SENTENCES: Record<keyof Measure, string> = {
  depth: 'is nested too deep',
  aliases: 'uses too many aliases',
  fields: 'asks for too many fields',
  directives: 'uses too many directives',
  repeats: 'repeats a field too often',
  cost: 'costs too many points',
};

/** A validation rule: refuses an operation over a limit, with the limit and the figure in the extensions. */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      const measured = measure(document);
      for (const name of Object.keys(SENTENCES) as (keyof Measure)[]) {
        if (measured[name] <= LIMITS[name]) continue;
        const message = `This query ${SENTENCES[name]}: ${measured[name]} where ${LIMITS[name]} are allowed`;
        const extensions = { code: 'QUERY_TOO_LARGE', limit: name, allowed: LIMITS[name] };
        context.reportError(new GraphQLError(message, { extensions }));
      }
    },
  };
}
