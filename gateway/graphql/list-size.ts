import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE, LARGEST_PAGE } from '#schema/rules/paging.ts';

/** Answers assume this many items of a list that no argument bounds. */
const ASSUMED_ITEMS = 30;
/** Lists that are shorter by their nature, by the field that answers them. */
const SHORTER: Record<string, number> = {
  'Pick.revisions': 5,
  'Pick.grades': 2,
  'PickSeal.leaves': 5,
  'Invoice.lines': 5,
  'WebhookDelivery.attempts': 5,
};

export type Variables = Record<string, unknown>;

type Field = GraphQLField<unknown, unknown>;

/** The field that a selection names; undefined for one that does not exist, which another rule refuses. */
export function fieldNamed(parent: GraphQLNamedType | undefined, name: string): Field | undefined {
  return isObjectType(parent) ? parent.getFields()[name] : undefined;
}

/** Whether the answer of a field is a page of a list that grows. */
export function isConnection(field: Field): boolean {
  return getNamedType(field.type).name.endsWith('Connection');
}

/** How many items one page may have: what `first` or `last` say, in the text or in a variable, at most 100. */
export function pageSize(node: FieldNode, variables: Variables): number {
  const asked = (node.arguments ?? [])
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => numberOf(value, variables))
    .filter((size) => size !== null);
  return asked.length === 0 ? DEFAULT_PAGE : Math.min(LARGEST_PAGE, Math.max(1, ...asked));
}

/** How many objects a field may answer for each one around it. */
export function itemsOf(
  parent: GraphQLNamedType | undefined,
  field: Field | undefined,
  page: number,
): number {
  if (!parent || !field || !isListType(getNullableType(field.type))) return 1;
  if (parent.name.endsWith('Connection')) return page;
  return SHORTER[`${parent.name}.${field.name}`] ?? ASSUMED_ITEMS;
}

function numberOf(value: ValueNode, variables: Variables): number | null {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : null;
}
