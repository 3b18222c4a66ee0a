import { Field, ID, ObjectType } from 'type-graphql';
import type { ApiKeyScope } from '#schema/rules/api-keys.ts';
import { ApiKeyScopeEnum } from './enums.ts';
import { DateTime } from './scalars.ts';

@ObjectType('ApiKey', {
  description: 'A key with which a program asks in the name of its owner: `Authorization: Bearer pk_…`.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Its id, such as `key_…`.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'The first characters of the secret, to know it again by.' })
  prefix!: string;

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do.' })
  scopes!: ApiKeyScope[];

  @Field(() => DateTime, { nullable: true, description: 'From this instant on it is refused; null: never.' })
  expiresAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null: never so far.',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When its owner ended it; null while it counts.' })
  revokedAt!: Date | null;
}

@ObjectType('CreateApiKeyPayload', { description: 'A new key and its secret.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key.' })
  apiKey!: ApiKeyType;

  @Field(() => String, {
    description: 'The secret, answered this once and never again: only its hash is kept.',
  })
  secret!: string;
}

@ObjectType('RevokeApiKeyPayload', { description: 'The key that was ended.' })
export class RevokeApiKeyPayload {
  @Field(() => ApiKeyType, { description: 'The key as it stands now.' })
  apiKey!: ApiKeyType;
}
