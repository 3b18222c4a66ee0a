import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { EndViewInput, EndViewPayload, ViewAsInput, ViewAsPayload } from '#schema/types/desk/view-as.type.ts';
import { beginView } from './begin-view.ts';
import { endView } from './end-view.ts';

@Resolver()
export class ViewAsResolver {
  @ForStaff('MEMBERS_ACT')
  @Mutation(() => ViewAsPayload, {
    description:
      'Admins: lets you read the product as a member sees it, for 30 minutes. Send `viewId` in the header `X-View-As`; every write is then refused as VIEWING_AS.',
  })
  viewAs(@Ctx() context: Context, @InputArg(ViewAsInput) input: ViewAsInput): Promise<ViewAsPayload> {
    return beginView(context, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => EndViewPayload, {
    description: 'Admins: ends your view of a member’s account. Send it without the header.',
  })
  async endView(
    @Ctx() context: Context,
    @InputArg(EndViewInput) { viewId }: EndViewInput,
  ): Promise<EndViewPayload> {
    await endView(context, viewId);
    return { viewId };
  }
}
