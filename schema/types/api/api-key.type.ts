import { Directive, Field, ID, ObjectType } from 'type-graphql';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import { ApiKeyScopeEnum } from '#schema/types/enums.ts';
import { DateTime } from '#schema/types/scalars.ts';

@ObjectType('ApiKey', {
  description: 'A key with which a program acts for its owner: `Authorization: Bearer pk_…`.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Its id, such as `key_…`.' })
  id!: string;

  @Field(() => String, { description: 'The name that its owner chose.' })
  name!: string;

  @Field(() => String, { description: 'The first characters of the secret, to recognize it.' })
  prefix!: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do.' })
  scopes!: ApiKeyScope[];

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null: never.' })
  expiresAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null: not yet.',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its owner revoked it; null while it is in use.',
  })
  revokedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether its owner, of the staff, has to confirm it with a passkey: until then it writes nothing, and reads what a member’s key reads.',
  })
  mustConfirm!: boolean;
}

@ObjectType('CreateApiKeyPayload', { description: 'A new key and its secret.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey!: ApiKeyType;

  @Field(() => String, {
    description: 'The secret. It is shown only once: we store only its hash.',
  })
  secret!: string;
}

@ObjectType('ConfirmApiKeyPayload', { description: 'The result of `confirmApiKey`.' })
export class ConfirmApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key after the change.' })
  apiKey!: ApiKeyType;
}

@ObjectType('RevokeApiKeyPayload', { description: 'The result of `revokeApiKey`.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key after the change.' })
  apiKey!: ApiKeyType;
}

/** Opens an operation to API keys that have one of the scopes. What is not opened refuses every key. */
export function OpenToKeys(...scopes: ApiKeyScope[]) {
  return Directive(`@scope(anyOf: [${scopes.join(', ')}])`);
}
