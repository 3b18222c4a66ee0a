import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/context.ts';
import { MemberConnectionType, MemberPageArgs, MemberRecordType } from '#schema/types/member.type.ts';
import { userView } from './member.ts';
import type { MemberFilter } from './members-filter.ts';
import { countMembers, listMembers } from './members-list.ts';
import { readMemberRecord } from './members-record.ts';

/** A page with the question that it answers, so that the whole can be counted when somebody asks for it. */
class MemberPage extends MemberConnectionType {
  filter!: MemberFilter;
}

@Resolver(() => MemberConnectionType)
export class MemberAdminResolver {
  @Authorized('ADMIN')
  @Query(() => MemberConnectionType, { description: 'Admins: the members, newest first.' })
  async members(
    @Ctx() context: Context,
    @Args(() => MemberPageArgs) asked: MemberPageArgs,
  ): Promise<MemberPage> {
    const { edges, nodes, pageInfo } = await listMembers(context, asked);
    const shown = edges.map(({ cursor, node }) => ({ cursor, node: userView(node, context.now) }));
    const { search, state } = asked;
    return {
      pageInfo,
      edges: shown,
      nodes: nodes.map((node) => userView(node, context.now)),
      filter: { search, state },
    };
  }

  @Authorized('ADMIN')
  @Query(() => MemberRecordType, {
    nullable: true,
    description: 'Admins: all that is known of a member; null when there is none.',
  })
  member(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The uid.' }) id: string,
  ): Promise<MemberRecordType | null> {
    return readMemberRecord(context, id);
  }

  @FieldResolver()
  totalCount(@Root() { filter }: MemberPage, @Ctx() context: Context): Promise<number> {
    return countMembers(context, filter);
  }
}
