import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  RevokeMemberSessionsInput,
  RevokeSessionsPayload,
  SessionType,
} from '#schema/types/access/session.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { MAX_SESSIONS, readSessions } from './read-sessions.ts';
import { revokeMemberSessions, revokeSessions } from './revoke-sessions.ts';

@Resolver()
export class SessionResolver {
  @Authorized('MEMBER')
  @Query(() => [SessionType], {
    description: `Where you are signed in, the latest used first; at most ${MAX_SESSIONS}.`,
  })
  sessions(@Ctx() context: Context): Promise<SessionType[]> {
    return readSessions(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => RevokeSessionsPayload, {
    description:
      'Ends all your sessions immediately, including this one, with their live streams and the API keys that they made.',
  })
  async revokeSessions(@Ctx() context: Context): Promise<RevokeSessionsPayload> {
    return { revokedKeys: await revokeSessions(context) };
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => RevokeSessionsPayload, {
    description: 'Admins: ends all sessions of a member immediately, with their live streams and API keys.',
  })
  async revokeMemberSessions(
    @Ctx() context: Context,
    @InputArg(RevokeMemberSessionsInput) { userId }: RevokeMemberSessionsInput,
  ): Promise<RevokeSessionsPayload> {
    return { revokedKeys: await revokeMemberSessions(context, userId) };
  }
}
