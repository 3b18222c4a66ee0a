import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { UserType } from '#schema/types/user.type.ts';
import { memberNames } from './member-names.ts';

/** The name is not in the query of every request; lists read those of a page together. */
@Resolver(() => UserType)
export class NameResolver {
  @FieldResolver(() => String, { nullable: true })
  async name(@Root() { id, name }: UserType, @Ctx() { database, reuse }: Context): Promise<string | null> {
    if (name !== undefined) return name;
    reuse.never();
    return (await memberNames(database.em, [id])).get(id) ?? null;
  }
}
