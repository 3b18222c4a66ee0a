import { ArgsType, Field, Int, ObjectType } from 'type-graphql';

@ObjectType('PageInfo', { description: 'Where a page of a list stands in the whole.' })
export class PageInfoType {
  @Field(() => Boolean, { description: 'Whether there is more after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page begins after a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item: give it as `after` to get the next page.',
  })
  endCursor!: string | null;
}

/** The arguments of every list that grows. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: 'How many items, from 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Cursor of the item before the first one wanted.' })
  after?: string | null;
}
