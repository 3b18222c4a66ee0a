import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { MAX_KEYS } from '#schema/rules/api/api-keys.ts';
import { CreateApiKeyInput, RevokeApiKeyInput } from '#schema/types/api-key.input.ts';
import { ApiKeyType, CreateApiKeyPayload, RevokeApiKeyPayload } from '#schema/types/api-key.type.ts';
import { keysOf } from './api-key-rows.ts';
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

  @Authorized('MEMBER')
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

  @Authorized('MEMBER')
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
