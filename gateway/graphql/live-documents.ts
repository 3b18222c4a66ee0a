import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { LIMITS } from './limits.ts';

/** A definition begins a document, or comes after another one or a description. Picks have a field of the same name. */
const DEFINITION = /(^|[}"])[\s,\ufeff]*subscription\b/;
const ANYWHERE = /\bsubscription\b/;

/** Whether a text can have a subscription; told without parsing it, which most requests would pay for in vain. */
function maySubscribe(query: string): boolean {
  return (query.includes('#') ? ANYWHERE : DEFINITION).test(query);
}

/** Whether the operation that a request chooses is a subscription. A document that nobody can read has none. */
export function asksLiveUpdates(query: unknown, operationName: unknown): boolean {
  if (typeof query !== 'string' || !maySubscribe(query)) return false;
  const name = typeof operationName === 'string' ? operationName : null;
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens, noLocation: true });
    return getOperationAST(document, name)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false;
  }
}

/**
 * Refuses `@skip` and `@include` where a subscription selects its root field, as GraphQL does since September 2025: which
 * field it follows may not depend on them. graphql-js 16 does not, and throws for some.
 */
export function unconditionalRootRule(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      for (const node of conditionalRoots(document))
        context.reportError(
          new GraphQLError('The root field of a subscription takes neither @skip nor @include.', {
            nodes: node,
          }),
        );
    },
  };
}

function conditionalRoots(document: DocumentNode): SelectionNode[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION
      ? rootSelections(node.selectionSet, fragments).filter(isConditional)
      : [],
  );
}

/** Each fragment once, so that those which spread each other end. */
function rootSelections(
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): SelectionNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return [node, ...rootSelections(node.selectionSet, fragments)];
    const fragment = fragments.get(node.name.value);
    fragments.delete(node.name.value);
    return [node, ...(fragment ? rootSelections(fragment.selectionSet, fragments) : [])];
  });
}

function isConditional({ directives }: SelectionNode): boolean {
  return directives?.some(({ name }) => name.value === 'skip' || name.value === 'include') ?? false;
}
