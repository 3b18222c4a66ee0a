import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { LASTS_MILLISECONDS, readSecondFactor } from '#gateway/auth/second-factor.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  AddPasskeyInput,
  ConfirmPasskeyInput,
  DeletePasskeyInput,
  PasskeyOptionsPayload,
  SecondFactorPayload,
  SecondFactorType,
} from '#schema/types/access/passkey.type.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { staffSession } from './challenge.ts';
import { confirmPasskey, startPasskeyCheck } from './confirm-passkey.ts';
import { deletePasskey } from './delete-passkey.ts';
import { passkeysOf } from './passkey-rows.ts';

@Resolver()
export class PasskeyResolver {
  @Authorized('MEMBER')
  @Query(() => SecondFactorType, {
    description: 'Staff: your passkeys, and until when the one you showed counts.',
  })
  secondFactor(@Ctx() context: Context): Promise<SecondFactorType> {
    return view(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => PasskeyOptionsPayload, {
    description:
      'Staff: begins a new passkey. The first takes a sign-in of the last five minutes, a further one a passkey shown in them.',
  })
  async startPasskey(@Ctx() context: Context): Promise<PasskeyOptionsPayload> {
    return { options: await startPasskey(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SecondFactorPayload, { description: 'Staff: keeps the passkey that your browser made.' })
  async addPasskey(
    @Ctx() context: Context,
    @InputArg(AddPasskeyInput) input: AddPasskeyInput,
  ): Promise<SecondFactorPayload> {
    await addPasskey(context, input);
    return { secondFactor: await view(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => PasskeyOptionsPayload, { description: 'Staff: begins to show a passkey.' })
  async startPasskeyCheck(@Ctx() context: Context): Promise<PasskeyOptionsPayload> {
    return { options: await startPasskeyCheck(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SecondFactorPayload, {
    description:
      'Staff: shows a passkey. It counts for this session for twelve hours, and for five minutes where money, staff or prices change.',
  })
  async confirmPasskey(
    @Ctx() context: Context,
    @InputArg(ConfirmPasskeyInput) { response }: ConfirmPasskeyInput,
  ): Promise<SecondFactorPayload> {
    await confirmPasskey(context, response);
    return { secondFactor: await view(context) };
  }

  @Authorized('MEMBER')
  @Mutation(() => SecondFactorPayload, {
    description: 'Staff: removes one of your passkeys. One must have been shown in the last five minutes.',
  })
  async deletePasskey(
    @Ctx() context: Context,
    @InputArg(DeletePasskeyInput) { id }: DeletePasskeyInput,
  ): Promise<SecondFactorPayload> {
    await deletePasskey(context, id);
    return { secondFactor: await view(context) };
  }
}

async function view(context: Context): Promise<SecondFactorType> {
  const { userId } = staffSession(context);
  const [passkeys, { provedAt }] = await Promise.all([
    passkeysOf(context.database.em, userId),
    readSecondFactor(context),
  ]);
  const asksAgainAt = provedAt && new Date(provedAt.getTime() + LASTS_MILLISECONDS);
  return { passkeys, asksAgainAt };
}
