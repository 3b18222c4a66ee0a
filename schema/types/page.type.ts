import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** Page sizes of every list that grows. */
export const DEFAULT_PAGE = 20;
export const MAX_PAGE_SIZE = 100;

@ObjectType('PageInfo', { description: 'The position of a page in its list.' })
class PageInfoType {
  @Field(() => Boolean, {
    description:
      'Whether there is more after this page. When paging backward: whether the page ends before a cursor.',
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether there is more before this page. When paging forward: whether the page starts after a cursor.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the first item: pass it as `before` to get the previous page. Null on an empty page.',
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item: pass it as `after` to get the next page. Null on an empty page.',
  })
  endCursor!: string | null;
}

/** The arguments of every list that grows. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many items from the beginning, 1 to ${MAX_PAGE_SIZE}. Without \`first\` and \`last\`: ${DEFAULT_PAGE}.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'With `first`: start after the item of this cursor.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many items from the end, 1 to ${MAX_PAGE_SIZE}, in the same order.`,
  })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'With `last`: end before the item of this cursor.' })
  before?: string | null;
}

/** A page of a list, as every connection type answers it. */
export interface ConnectionOf<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfoType;
  totalCount: () => Promise<number>;
}

/** Makes the types `<name>Connection` and `<name>Edge`: every list that grows has this one shape. */
export function connectionType<Node extends object>(
  name: string,
  node: () => ClassType<Node>,
  description: string,
): ClassType<ConnectionOf<Node>> {
  @ObjectType(`${name}Edge`, { description: 'An item and its position in the list.' })
  class Edge {
    @Field(() => String, { description: 'Its cursor: pass it as `after` or `before` to continue from here.' })
    cursor!: string;

    @Field(node, { description: 'The item.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description })
  class Connection {
    @Field(() => [Edge], { description: 'The items of this page with their cursors.' })
    edges!: Edge[];

    @Field(() => [node()], { description: 'The items of this page.' })
    nodes!: Node[];

    @Field(() => PageInfoType, { description: 'The position of this page.' })
    pageInfo!: PageInfoType;

    @Field(() => Int, {
      simple: true,
      description:
        'The total number of items. It is counted only when selected, so select it once, not on each page.',
    })
    totalCount!: () => Promise<number>;
  }
  return Connection;
}
