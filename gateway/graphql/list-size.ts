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
import { DEFAULT_PAGE, MAX_PAGE_SIZE } from '#schema/types/page.type.ts';

/** The assumed size of a list that no argument limits. */
const ASSUMED_ITEMS = 30;
/** Lists that are shorter or longer, by field. */
const KNOWN_ITEMS: Record<string, number> = {
  'Pick.revisions': 5,
  'Pick.grades': 2,
  'Pick.prices': 6,
  'PickSeal.leaves': 5,
  'AuditLogEntry.changes': 5,
  'Invoice.lines': 5,
  'WebhookDelivery.attempts': 5,
  // Read from memory.
  'MarketOdds.quotes': 5,
  'SheetQuestion.choices': 3,
  'FileGame.prices': 5,
  'RecordCurve.days': 100,
  'RecordStats.by': 8,
  'RecordSlices.slices': 12,
};

export type Variables = Record<string, unknown>;

type Field = GraphQLField<unknown, unknown>;

/** The field of a selection; undefined if it does not exist, which another rule refuses. */
export function fieldNamed(parent: GraphQLNamedType | undefined, name: string): Field | undefined {
  return isObjectType(parent) ? parent.getFields()[name] : undefined;
}

/** Whether a field answers a page of a growing list. */
export function isConnection(field: Field): boolean {
  return getNamedType(field.type).name.endsWith('Connection');
}

/** The most items one page may have: `first` or `last`, from the text or a variable, at most 100. */
export function pageSize(node: FieldNode, variables: Variables): number {
  const listArguments = (node.arguments ?? [])
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map(({ value }) => numberOf(value, variables))
    .filter((size) => size !== null);
  return listArguments.length === 0 ? DEFAULT_PAGE : Math.min(MAX_PAGE_SIZE, Math.max(1, ...listArguments));
}

/** How many objects a field may answer per parent object. */
export function itemsOf(
  parent: GraphQLNamedType | undefined,
  field: Field | undefined,
  page: number,
): number {
  if (!parent || !field || !isListType(getNullableType(field.type))) return 1;
  if (parent.name.endsWith('Connection')) return page;
  return KNOWN_ITEMS[`${parent.name}.${field.name}`] ?? ASSUMED_ITEMS;
}

function numberOf(value: ValueNode, variables: Variables): number | null {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : null;
}
