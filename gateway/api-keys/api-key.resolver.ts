import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { MAX_KEYS } from '#schema/rules/api/api-keys.ts';
import { ConfirmApiKeyInput, CreateApiKeyInput, RevokeApiKeyInput } from '#schema/types/api/api-key.input.ts';
import {
  ApiKeyType,
  ConfirmApiKeyPayload,
  CreateApiKeyPayload,
  RevokeApiKeyPayload,
} from '#schema/types/api/api-key.type.ts';
import { Vouched } from '#schema/types/desk/staff.ts';
import { keysOf } from './api-key-rows.ts';
import { confirmApiKey } from './confirm-api-key.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

@Resolver()
export class ApiKeyResolver {
  @Authorized('MEMBER')
  @Query(() => [ApiKeyType], {
    description: `Your API keys that are not revoked, newest first; ${MAX_KEYS} at most.`,
  })
  apiKeys(@Ctx() context: Context): Promise<ApiKeyType[]> {
    return keysOf(context.database.em, memberOf(context).id);
  }

  @Vouched()
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Creates an API key that acts for you: it sees what you see at that moment, never more. Its secret is shown only once.',
  })
  createApiKey(
    @Ctx() context: Context,
    @InputArg(CreateApiKeyInput) { name, scopes, expiresAt }: CreateApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(context, { name, scopes, expiresAt: expiresAt ?? null });
  }

  @Vouched()
  @Mutation(() => ConfirmApiKeyPayload, {
    description:
      'Staff: vouches for one of your API keys that was made without a passkey. One must have been shown in the last five minutes.',
  })
  async confirmApiKey(
    @Ctx() context: Context,
    @InputArg(ConfirmApiKeyInput) { id }: ConfirmApiKeyInput,
  ): Promise<ConfirmApiKeyPayload> {
    return { apiKey: await confirmApiKey(context, id) };
  }

  @Vouched()
  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Revokes one of your API keys, immediately and for good.',
  })
  async revokeApiKey(
    @Ctx() context: Context,
    @InputArg(RevokeApiKeyInput) { id }: RevokeApiKeyInput,
  ): Promise<RevokeApiKeyPayload> {
    return { apiKey: await revokeApiKey(context, id) };
  }
}
