import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { findMember, type Member, memberNames, userView } from '#gateway/auth/member.ts';
import { memberOf, roleAllows } from '#gateway/auth/roles.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import {
  RegisterInput,
  SetBooksInput,
  SetDisplayInput,
  SetWeeklyReceiptsInput,
} from '#schema/types/access/user.input.ts';
import {
  RegisterPayload,
  SetBooksPayload,
  SetDisplayPayload,
  SetWeeklyReceiptsPayload,
  UpdatePasswordPayload,
  UserType,
} from '#schema/types/access/user.type.ts';
import { UpdatePasswordInput } from '#schema/types/money/subscription.input.ts';
import { booksOf } from './read-books.ts';
import { register } from './register.ts';
import { setBooks } from './set-books.ts';
import { setDisplay } from './set-display.ts';
import { setWeeklyReceipts } from './set-weekly-receipts.ts';
import { updatePassword } from './update-password.ts';

@Resolver()
export class UserResolver {
  @Query(() => UserType, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  me(@Ctx() { member, now, reuse }: Context): UserType | null {
    reuse.ofMember();
    return member && userView(member, now);
  }

  @Authorized('MEMBER')
  @Query(() => UserType, {
    nullable: true,
    description: 'A member: yourself, or anyone for staff who read members; null otherwise.',
  })
  async user(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The uid.' }) id: string,
  ): Promise<UserType | null> {
    const member = await readMember(context, id);
    return member && userView(member, context.now);
  }

  @Mutation(() => RegisterPayload, {
    description:
      'Creates the account of the signed-in identity and starts its one-day trial. Call it after the first sign-in; repeating it changes nothing.',
  })
  async register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput, { nullable: true, description: 'What to write.' })
    input: RegisterInput | null,
  ): Promise<RegisterPayload> {
    return { user: userView(await register(context, input?.fingerprintId ?? null), context.now) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SetDisplayPayload, {
    description: 'Keeps with your account how prices and times are shown to you.',
  })
  async setDisplay(
    @Ctx() context: Context,
    @InputArg(SetDisplayInput) input: SetDisplayInput,
  ): Promise<SetDisplayPayload> {
    return { user: userView(await setDisplay(context, input), context.now) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SetBooksPayload, {
    description: 'Keeps with your account at which books you bet: prices of others are not shown to you.',
  })
  async setBooks(
    @Ctx() context: Context,
    @InputArg(SetBooksInput) input: SetBooksInput,
  ): Promise<SetBooksPayload> {
    return { user: userView(await setBooks(context, input.books ?? []), context.now) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SetWeeklyReceiptsPayload, {
    description:
      'Begins or ends an email with the proofs of each week’s picks, on Mondays. Without a verified address it cannot begin: VERIFY_EMAIL.',
  })
  async setWeeklyReceipts(
    @Ctx() context: Context,
    @InputArg(SetWeeklyReceiptsInput) input: SetWeeklyReceiptsInput,
  ): Promise<SetWeeklyReceiptsPayload> {
    return { user: userView(await setWeeklyReceipts(context, input.enabled), context.now) };
  }

  @Mutation(() => UpdatePasswordPayload, {
    description:
      'Sets your password, after a first purchase or later. The sign-in must be at most five minutes old; all other sessions end.',
  })
  async updatePassword(
    @Ctx() context: Context,
    @InputArg(UpdatePasswordInput) input: UpdatePasswordInput,
  ): Promise<UpdatePasswordPayload> {
    await updatePassword(context, input.userId, input.newPassword);
    return { userId: input.userId };
  }
}

/** A member: the caller, or anyone for staff who read members; null otherwise. Throws SECOND_FACTOR. */
async function readMember(context: Context, id: string): Promise<Member | null> {
  const reader = memberOf(context);
  if (id === reader.id) return reader;
  return (await roleAllows(context, 'MEMBERS_READ')) ? findMember(context.database, id) : null;
}

/** What is not in the query of every request. */
@Resolver(() => UserType)
export class AccountFactsResolver {
  @FieldResolver(() => Boolean)
  async mailRefused(
    @Root() { email }: UserType,
    @Ctx() { database, trials, reuse }: Context,
  ): Promise<boolean> {
    reuse.never();
    const stops = await suppressionsOf(database.em, [trials.keys.emailKey(email)]);
    return stops.some(({ scope }) => scope === 'ALL');
  }

  @FieldResolver(() => [String], { nullable: true })
  books(@Root() { id }: UserType, @Ctx() context: Context): Promise<string[] | null> {
    context.reuse.never();
    return booksOf(context, id);
  }

  /** Lists read those of a page together. */
  @FieldResolver(() => String, { nullable: true })
  async name(@Root() { id, name }: UserType, @Ctx() { database, reuse }: Context): Promise<string | null> {
    if (name !== undefined) return name;
    reuse.never();
    return (await memberNames(database.em, [id])).get(id) ?? null;
  }
}
